import { createContext, type ReactNode, use, useCallback, useEffect, useMemo, useState } from 'react'
import { UI_LANGUAGES, type UiLanguage } from '#domain/languages.ts'
import { CURRENCIES, type Currency, DEFAULT_CURRENCY } from '#domain/money.ts'
import { showLanguage } from './i18n/i18n.ts'
import { followSystem, shownTheme, storeTheme, type Theme } from './theme.ts'
import { stored } from './token.ts'

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

export const storedLanguage = (): UiLanguage => oneOf(UI_LANGUAGES, stored.get(LANGUAGE_KEY), 'en')

/** Language, currency and theme of this browser; a change in one tab reaches the others. */
export function PreferencesProvider({ children }: { children: ReactNode }) {
  const [language, showInLanguage] = useState(storedLanguage)
  const [currency, showInCurrency] = useState(() => oneOf(CURRENCIES, stored.get(CURRENCY_KEY), DEFAULT_CURRENCY))
  const [theme, showTheme] = useState(shownTheme)

  const setLanguage = useCallback((next: UiLanguage) => {
    stored.set(LANGUAGE_KEY, next)
    void showLanguage(next).then(() => showInLanguage(next))
  }, [])
  const setCurrency = useCallback((next: Currency) => {
    stored.set(CURRENCY_KEY, next)
    showInCurrency(next)
  }, [])
  const setTheme = useCallback((next: Theme) => {
    storeTheme(next)
    showTheme(next)
  }, [])

  useEffect(() => followSystem(showTheme), [])
  useEffect(() => {
    const onStorage = ({ key }: StorageEvent) => {
      if (key === LANGUAGE_KEY) void showLanguage(storedLanguage()).then(() => showInLanguage(storedLanguage()))
      if (key === CURRENCY_KEY) showInCurrency(oneOf(CURRENCIES, stored.get(CURRENCY_KEY), DEFAULT_CURRENCY))
      const chosen = key === 'hekima.theme' && stored.get('hekima.theme')
      if (chosen === 'light' || chosen === 'dark') setTheme(chosen)
    }
    addEventListener('storage', onStorage)
    return () => removeEventListener('storage', onStorage)
  }, [setTheme])

  const value = useMemo(
    () => ({ language, currency, theme, setLanguage, setCurrency, setTheme }),
    [language, currency, theme, setLanguage, setCurrency, setTheme],
  )
  return <Context value={value}>{children}</Context>
}

export function usePreferences(): Preferences {
  const value = use(Context)
  if (!value) throw new Error('usePreferences needs a PreferencesProvider above it.')
  return value
}
