import { useApolloClient } from '@apollo/client/react'
import {
  createContext,
  type ReactNode,
  use,
  useCallback,
  useDeferredValue,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import { readAddress } from '#domain/language-addresses.ts'
import { preferredLanguage, UI_LANGUAGES, type UiLanguage } from '#domain/languages.ts'
import { CURRENCIES, type Currency, DEFAULT_CURRENCY } from '#domain/money.ts'
import type { FirstRender } from '#domain/page-document.ts'
import { PREFERENCES_COOKIE, preferencesIn, type Theme, writePreferences } from '#domain/preferences.ts'
import type { Dictionary } from '#domain/sentences.ts'
import { stampOf } from '#web/data/freshness.ts'
import { showLanguage } from '#web/i18n/i18n.ts'
import { useFirstRender } from '#web/rendering/first-render.tsx'
import { keepAddressIn, onMove } from '#web/routing/language-of-address.ts'
import { LANGUAGE_KEY, storedUser, UpdatePageLanguage } from '#web/session/session-user.ts'
import { currentToken } from '#web/session/token.ts'
import { stored } from './stored.ts'
import { chosenTheme, storeTheme, useTheme } from './theme.ts'
import { storedTravelDates } from './travel-dates.ts'

const CURRENCY_KEY = 'hekima.currency'

type Preferences = {
  language: UiLanguage
  currency: Currency
  theme: Theme
  setLanguage: (language: UiLanguage) => void
  setCurrency: (currency: Currency) => void
  setTheme: (theme: Theme) => void
}

const Context = createContext<Preferences | null>(null)

const languageIn = (text: string | null | undefined) => UI_LANGUAGES.find((language) => language === text)

const currencyIn = (text: string | null | undefined) => CURRENCIES.find((currency) => currency === text)

/** Returns the choices made in this browser. The language falls back to the account's. */
const chosenPreferences = () => ({
  language: languageIn(stored.get(LANGUAGE_KEY)) ?? languageIn(storedUser()?.pageLanguage),
  currency: currencyIn(stored.get(CURRENCY_KEY)),
  theme: chosenTheme(),
  travel: storedTravelDates(),
})

/** Returns the language of the address, or else the chosen one. */
const languageHere = () => readAddress(location.pathname).language ?? chosenPreferences().language

/** Returns the first render from the browser's own data, for an empty page from the server. */
export function browserFirstRender(): FirstRender {
  const { currency = currencyIn(document.documentElement.dataset.currency), theme } = chosenPreferences()
  const language = languageHere() ?? preferredLanguage(navigator.languages, UI_LANGUAGES)
  const terms = document.documentElement.lang === language && document.getElementById('terms')?.textContent
  return {
    language,
    ...(terms && { terms: JSON.parse(terms) as Dictionary }),
    currency: currency ?? DEFAULT_CURRENCY,
    theme,
    phone: false,
    at: new Date().toISOString(),
  }
}

/** Writes the preferences cookie, from which the server renders the next pages. */
function tellServer() {
  const written = writePreferences(chosenPreferences())
  if (written === writePreferences(preferencesIn(document.cookie))) return
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser that we support
  document.cookie = `${PREFERENCES_COOKIE}=${written}; path=/; max-age=${365 * 24 * 60 * 60}; samesite=lax`
}

/**
 * Provides language, currency and theme of this browser. A change in one tab reaches the others.
 */
export function PreferencesProvider({ children }: { children: ReactNode }) {
  const first = useFirstRender()
  const client = useApolloClient()
  const [language, showInLanguage] = useState(first.language)
  const currency = useSyncExternalStore(
    stored.subscribe,
    () => chosenPreferences().currency ?? first.currency,
    () => first.currency,
  )
  // Style sheets have switched already. Pictures switch when the browser is idle.
  const theme = useDeferredValue(useTheme())

  const followed = useRef<UiLanguage | undefined>(undefined)
  const followedTravel = useRef<string | undefined>(undefined)
  const follow = useEffectEvent(() => {
    tellServer()
    const { language: chosen, travel } = chosenPreferences()
    if (travel !== followedTravel.current) {
      followedTravel.current = travel
      // The server answers other times.
      stampOf.clear()
      void client.resetStore().catch(() => undefined)
    }
    // A new choice moves the page to another address. Otherwise the address decides the language.
    const next = chosen !== followed.current ? chosen : languageHere()
    followed.current = chosen
    if (!next || next === language) return
    void showLanguage(next).then(() => {
      keepAddressIn(next)
      showInLanguage(next)
      // The server returns names and descriptions of records in the language of the page.
      stampOf.clear()
      void client.refetchQueries({ include: 'active' }).catch(() => undefined)
    })
  })
  useEffect(() => {
    followed.current = chosenPreferences().language
    followedTravel.current = chosenPreferences().travel
    follow()
    const stops = [stored.subscribe(() => follow()), onMove(() => follow())]
    return () => {
      for (const stop of stops) stop()
    }
  }, [])

  const setLanguage = useCallback(
    (next: UiLanguage) => {
      stored.set(LANGUAGE_KEY, next)
      if (!currentToken()) return
      client
        .mutate({ mutation: UpdatePageLanguage, variables: { language: next } })
        .catch((failure) => console.warn('The account does not know the language.', failure))
    },
    [client],
  )

  const value = useMemo<Preferences>(
    () => ({
      language,
      currency,
      theme,
      setLanguage,
      setCurrency: (next) => stored.set(CURRENCY_KEY, next),
      setTheme: storeTheme,
    }),
    [language, currency, theme, setLanguage],
  )
  return <Context value={value}>{children}</Context>
}

export function usePreferences(): Preferences {
  const value = use(Context)
  if (!value) throw new Error('usePreferences needs a PreferencesProvider above it.')
  return value
}
