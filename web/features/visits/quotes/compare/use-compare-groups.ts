import type { CompareGroup } from '#domain/quotes/compared.ts'
import { comparisonOf } from '#domain/quotes/comparison.ts'
import { useFormat } from '#web/i18n/format.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import type { ComparedQuote } from './quote-fields.ts'

type Dates = { earliest: string | null; latest: string | null }
export type QuoteGroup = CompareGroup<NonNullable<ComparedQuote['quote']['doctor']>>

/** Returns all rows of the comparison in the page's language. */
export function useCompareGroups(compared: readonly ComparedQuote[], dates: Dates): QuoteGroup[] {
  const { t, i18n } = useTranslation()
  const format = useFormat()
  return comparisonOf(compared, { dates, words: { ...format, t, language: i18n.language } })
}
