/**
 * Written({ language, children }) — what a hospital, a doctor or a service says of itself, in the
 * language that it is written in. If that is not the reader's language, a small mark names it:
 * nothing is passed off as translated.
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
