/**
 * Written({ language, children }) — a text of a hospital, a doctor or a service in its original
 * language. If that is not the visitor's language, a small mark names it, so no text is mistaken
 * for a translation.
 */
import type { ReactNode } from 'react'
import type { UiLanguage } from '#domain/languages.ts'
import { sentence } from '#domain/sentences.ts'
import { usePreferences } from '#web/device/preferences.tsx'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import styles from './written.module.css'

const MARKS: Record<UiLanguage, string> = {
  en: sentence('in English'),
  tr: sentence('in Turkish'),
  ru: sentence('in Russian'),
  ar: sentence('in Arabic'),
}

type WrittenProps = { language: string | null | undefined; children: ReactNode }

const isOurs = (language: string): language is UiLanguage => Object.hasOwn(MARKS, language)

export function Written({ language, children }: WrittenProps) {
  const { t } = useTranslation()
  const { language: own } = usePreferences()
  if (!language || !isOurs(language) || language === own) return children
  return (
    <>
      <bdi lang={language} dir="auto">
        {children}
      </bdi>{' '}
      <small className={styles.mark}>{t(MARKS[language])}</small>
    </>
  )
}
