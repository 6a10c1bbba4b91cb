import { createContext, type ReactNode, use, useEffect, useEffectEvent, useMemo, useState } from 'react'
import { UI_LANGUAGES, type UiLanguage } from '#domain/languages.ts'
import { CURRENCIES, type Currency, DEFAULT_CURRENCY } from '#domain/money.ts'
import { browserLanguage, showLanguage } from './i18n/i18n.ts'
import { stored, useStored } from './stored.ts'
import { storeTheme, type Theme, useTheme } from './theme.ts'

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

const oneOf = <T extends string>(list: readonly T[], value: string | null, otherwise: T): T =>
  list.find((one) => one === value) ?? otherwise

/** The language that was chosen; on the first visit the browser's. */
export const storedLanguage = (): UiLanguage => oneOf(UI_LANGUAGES, stored.get(LANGUAGE_KEY), browserLanguage())

type Props = {
  /** The language the page begins in; its sentences are there already. */
  language: UiLanguage
  children: ReactNode
}

/** Language, currency and theme of this browser; a change in one tab reaches the others. */
export function PreferencesProvider({ language: first, children }: Props) {
  const [language, showInLanguage] = useState(first)
  const currency = oneOf(CURRENCIES, useStored(CURRENCY_KEY), DEFAULT_CURRENCY)
  const theme = useTheme()

  const followLanguage = useEffectEvent(() => {
    const chosen = storedLanguage()
    if (chosen !== language) void showLanguage(chosen).then(() => showInLanguage(chosen))
  })
  useEffect(() => stored.subscribe(() => followLanguage()), [])

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
