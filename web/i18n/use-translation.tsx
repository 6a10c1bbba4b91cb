/**
 * `useTranslation` as react-i18next has it, in ten lines: the package would add 3 kB (brotli) to
 * everybody's first visit for languages that are loaded in parts, which ours are not.
 */
import { createContext, type ReactNode, use, useDeferredValue, useMemo, useSyncExternalStore } from 'react'
import type { UiLanguage } from '#domain/languages.ts'
import type { Translate, Translation } from './translation.ts'

type UsedTranslation = { t: Translate; i18n: { language: UiLanguage } }

const Context = createContext<UsedTranslation | null>(null)

type ProviderProps = { translation: Translation; children: ReactNode }

/**
 * Listens for the whole page: nearly every component says something, and each would take a while to
 * begin to listen.
 */
export function TranslationProvider({ translation: { subscribe, spoken }, children }: ProviderProps) {
  // Further sentences arrive while a page is being taken over: it goes on with those that it has.
  const { t, language } = useDeferredValue(useSyncExternalStore(subscribe, spoken, spoken))
  const value = useMemo(() => ({ t, i18n: { language } }), [t, language])
  return <Context value={value}>{children}</Context>
}

/**
 * `t` is another function whenever the sentences change, so that components that were given it
 * render again.
 */
export function useTranslation(): UsedTranslation {
  const value = use(Context)
  if (!value) throw new Error('useTranslation needs a TranslationProvider above it.')
  return value
}
