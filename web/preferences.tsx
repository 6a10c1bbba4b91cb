import {
  createContext,
  type ReactNode,
  use,
  useEffect,
  useEffectEvent,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'react'
import { UI_LANGUAGES, type UiLanguage } from '#domain/languages.ts'
import { CURRENCIES, type Currency, DEFAULT_CURRENCY } from '#domain/money.ts'
import type { FirstRender } from '#domain/page-document.ts'
import { PREFERENCES_COOKIE, preferencesIn, type Theme, writePreferences } from '#domain/preferences.ts'
import { useFirstRender } from './first-render.tsx'
import { pageLanguage, showLanguage } from './i18n/i18n.ts'
import { stored } from './stored.ts'
import { chosenTheme, storeTheme, useTheme } from './theme.ts'

const LANGUAGE_KEY = 'hekima.language'
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

/** What was chosen in this browser. */
export const chosenPreferences = () => ({
  language: UI_LANGUAGES.find((one) => one === stored.get(LANGUAGE_KEY)),
  currency: CURRENCIES.find((one) => one === stored.get(CURRENCY_KEY)),
  theme: chosenTheme(),
})

/** Where the server sent an empty page: by what this browser knows. */
export function browserFirstRender(): FirstRender {
  const { language, currency, theme } = chosenPreferences()
  return {
    language: language ?? pageLanguage(navigator.languages),
    currency: currency ?? DEFAULT_CURRENCY,
    theme,
    phone: false,
    at: new Date().toISOString(),
  }
}

/** Tells the server what was chosen, so that it makes pages accordingly from now on. */
function tellServer() {
  const said = writePreferences(chosenPreferences())
  if (said === writePreferences(preferencesIn(document.cookie))) return
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser that we support
  document.cookie = `${PREFERENCES_COOKIE}=${said}; path=/; max-age=${365 * 24 * 60 * 60}; samesite=lax`
}

/** Language, currency and theme of this browser; a change in one tab reaches the others. */
export function PreferencesProvider({ children }: { children: ReactNode }) {
  const first = useFirstRender()
  const [language, showInLanguage] = useState(first.language)
  const currency = useSyncExternalStore(
    stored.subscribe,
    () => chosenPreferences().currency ?? first.currency,
    () => first.currency,
  )
  const theme = useTheme()

  const follow = useEffectEvent(() => {
    tellServer()
    const chosen = chosenPreferences().language ?? first.language
    if (chosen !== language) void showLanguage(chosen).then(() => showInLanguage(chosen))
  })
  useEffect(() => {
    follow()
    return stored.subscribe(() => follow())
  }, [])

  const value = useMemo<Preferences>(
    () => ({
      language,
      currency,
      theme,
      setLanguage: (next) => stored.set(LANGUAGE_KEY, next),
      setCurrency: (next) => stored.set(CURRENCY_KEY, next),
      setTheme: storeTheme,
    }),
    [language, currency, theme],
  )
  return <Context value={value}>{children}</Context>
}

export function usePreferences(): Preferences {
  const value = use(Context)
  if (!value) throw new Error('usePreferences needs a PreferencesProvider above it.')
  return value
}
