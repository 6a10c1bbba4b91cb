/**
 * Difference between final bills and their quotes in words, for comparisons. The hospital page has
 * its own hook (web/features/visits/quotes/drift.ts), because sharing would move these sentences
 * into the dictionary of every first visit.
 */
import type { Say } from '../sentences.ts'
import { FEWEST_MEASURED } from './limits.ts'

export type DriftFigures = {
  driftCases: number
  driftMedian: number | null
  driftLower: number | null
  driftUpper: number | null
}
type NumberFormat = (value: number, options?: Intl.NumberFormatOptions) => string

/**
 * Returns the median difference between final bills and quotes in words, with the number of cases.
 * Below ten cases `words` is null.
 */
export function driftWords(
  { driftCases: count, driftMedian, driftLower, driftUpper }: DriftFigures,
  { t, formatNumber }: { t: Say; formatNumber: NumberFormat },
): { words: string | null; note: string } {
  if (driftMedian === null || driftLower === null || driftUpper === null)
    return { words: null, note: t('Fewer than {{fewest}} confirmed bills', { fewest: FEWEST_MEASURED }) }
  const share = (percent: number) =>
    formatNumber(percent / 100, {
      style: 'percent',
      minimumFractionDigits: 1,
      maximumFractionDigits: 1,
      signDisplay: 'exceptZero',
    })
  return {
    words: t('Median {{share}}', { share: share(driftMedian) }),
    note: t('{{count}} confirmed bills, half of them between {{from}} and {{to}}', {
      count,
      from: share(driftLower),
      to: share(driftUpper),
    }),
  }
}
