import { FEWEST_MEASURED } from '#domain/quotes/limits.ts'
import { graphql, type ResultOf } from '#web/data/graphql.ts'
import { useFormat } from '#web/i18n/format.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'

export const DriftFields = graphql(`
  fragment DriftFields on QuoteFigures { driftCases driftMedian driftLower driftUpper }
`)
type Drift = ResultOf<typeof DriftFields>

/**
 * Returns the median difference between final bills and quotes in words, with the number of cases.
 * Below ten cases `words` is null.
 */
export function useDriftWords() {
  const { t } = useTranslation()
  const { formatNumber } = useFormat()
  const share = (percent: number) =>
    formatNumber(percent / 100, {
      style: 'percent',
      minimumFractionDigits: 1,
      maximumFractionDigits: 1,
      signDisplay: 'exceptZero',
    })
  return ({ driftCases: count, driftMedian, driftLower, driftUpper }: Drift) =>
    driftMedian === null || driftLower === null || driftUpper === null
      ? { words: null, note: t('Fewer than {{fewest}} confirmed bills', { fewest: FEWEST_MEASURED }) }
      : {
          words: t('Median {{share}}', { share: share(driftMedian) }),
          note: t('{{count}} confirmed bills, half of them between {{from}} and {{to}}', {
            count,
            from: share(driftLower),
            to: share(driftUpper),
          }),
        }
}
