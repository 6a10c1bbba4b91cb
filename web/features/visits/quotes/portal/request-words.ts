import { useMemo } from 'react'
import { LOCALES } from '#domain/languages.ts'
import { useFormat } from '#web/i18n/format.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import type { QuoteRow } from './request-fields.ts'

type Patient = QuoteRow['patient']

/** Words for the facts of a request in lists and headings. */
export function useRequestWords() {
  const { t, i18n } = useTranslation()
  const { formatList, formatDates, formatDate } = useFormat()
  return useMemo(() => {
    const locale = LOCALES[i18n.language]
    const countries = new Intl.DisplayNames(locale, { type: 'region' })
    const languages = new Intl.DisplayNames(locale, { type: 'language' })
    const languageNames = (codes: readonly string[]) => formatList(codes.map((code) => languages.of(code) ?? code))
    return {
      languageNames,
      countryName: (code: string) => countries.of(code) ?? code,
      treatmentNames: (treatments: QuoteRow['treatments']) =>
        formatList(treatments.map(({ name, isConcept }) => (isConcept ? t(name, { context: 'specialty' }) : name))),
      /** First name, and age if the caller may read it. Erased names are empty. */
      patientName: ({ firstName, age }: Patient) => {
        const name = firstName || t('Patient')
        return age === null ? name : t('{{name}}, {{age}}', { name, age })
      },
      origin: ({ country, languages: codes }: Patient) =>
        [country && (countries.of(country) ?? country), codes.length > 0 && languageNames(codes)]
          .filter(Boolean)
          .join(' · '),
      days: ({ earliest, latest, flexible }: { earliest: string | null; latest: string | null; flexible: boolean }) => {
        const day = earliest ?? latest
        if (!day) return t('Dates not given')
        const span = earliest && latest ? formatDates(earliest, latest) : formatDate(day)
        return flexible ? t('{{days}}, flexible', { days: span }) : span
      },
    }
  }, [t, i18n.language, formatList, formatDates, formatDate])
}
