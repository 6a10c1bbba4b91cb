import { driftWords } from '#domain/quotes/figure-words.ts'
import { graphql, type ResultOf } from '#web/data/graphql.ts'
import { useFormat } from '#web/i18n/format.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'

export const DriftFields = graphql(`
  fragment DriftFields on QuoteFigures { driftCases driftMedian driftLower driftUpper }
`)

/**
 * Returns the median difference of final bills to their quotes in words, with the number of cases.
 * Below ten cases `words` is null.
 */
export function useDriftWords() {
  const { t } = useTranslation()
  const { formatNumber } = useFormat()
  return (figures: ResultOf<typeof DriftFields>) => driftWords(figures, { t, formatNumber })
}
