/**
 * `useTranslation` as react-i18next has it, in ten lines: the package would add 3 kB (brotli) to everybody's first visit for languages that
 * are loaded in parts, which ours are not.
 */

import { createContext, type ReactNode, use, useSyncExternalStore } from 'react'
import type { UiLanguage } from '#domain/languages.ts'
import type { Translate, Translation } from './translation.ts'

const Context = createContext<Translation | null>(null)

type ProviderProps = { translation: Translation; children: ReactNode }

export function TranslationProvider({ translation, children }: ProviderProps) {
  return <Context value={translation}>{children}</Context>
}

/** `t` is another function whenever the sentences change, so that components that were given it render again. */
export function useTranslation(): { t: Translate; i18n: { language: UiLanguage } } {
  const translation = use(Context)
  if (!translation) throw new Error('useTranslation needs a TranslationProvider above it.')
  const { subscribe, spoken } = translation
  const { t, language } = useSyncExternalStore(subscribe, spoken, spoken)
  return { t, i18n: { language } }
}
