/**
 * `useTranslation` with the interface of react-i18next, in ten lines. The package would add 3 kB
 * (brotli) to every first visit for partially loaded languages, which we do not need.
 */
import { createContext, type ReactNode, use, useDeferredValue, useMemo, useSyncExternalStore } from 'react'
import type { UiLanguage } from '#domain/languages.ts'
import type { Translate, Translation } from './translation.ts'

type UsedTranslation = { t: Translate; i18n: { language: UiLanguage } }

const Context = createContext<UsedTranslation | null>(null)

type ProviderProps = { translation: Translation; children: ReactNode }

/**
 * Subscribes once for the whole page. Nearly every component translates, and a subscription of each
 * would take time.
 */
export function TranslationProvider({ translation: { subscribe, spoken }, children }: ProviderProps) {
  // Hydration continues with the current sentences when further ones arrive.
  const { t, language } = useDeferredValue(useSyncExternalStore(subscribe, spoken, spoken))
  const value = useMemo(() => ({ t, i18n: { language } }), [t, language])
  return <Context value={value}>{children}</Context>
}

/**
 * Returns `t`, which is a new function whenever the sentences change, so components that receive it
 * render again.
 */
export function useTranslation(): UsedTranslation {
  const value = use(Context)
  if (!value) throw new Error('useTranslation needs a TranslationProvider above it.')
  return value
}
