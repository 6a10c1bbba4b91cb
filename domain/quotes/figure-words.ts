/** Measured figures of a hospital in words. */
import type { Say } from '../sentences.ts'
import { FEWEST_MEASURED } from './limits.ts'

type AnswerFigures = { measured: number; medianAnswerMinutes: number | null; answeredInTimePercent: number | null }
type DriftFigures = {
  driftCases: number
  driftMedian: number | null
  driftLower: number | null
  driftUpper: number | null
}
export type QuoteFigureFacts = AnswerFigures & DriftFigures

const HOUR = 60

/** Returns the measured response time of a hospital in words. Below ten requests there is none. */
export function figureWords({ measured, medianAnswerMinutes, answeredInTimePercent }: AnswerFigures, t: Say): string {
  if (medianAnswerMinutes === null || answeredInTimePercent === null)
    return measured === 0
      ? t('Response time not yet measured')
      : t('Response time not yet measured ({{count}} requests)', { count: measured })
  const count = Math.max(1, Math.round(medianAnswerMinutes / HOUR))
  const time = t('Responds within {{count}} hours', { count })
  return t('{{time}}, {{percent}} % in time (of {{all}})', { time, percent: answeredInTimePercent, all: measured })
}

type NumberFormat = (value: number, options?: Intl.NumberFormatOptions) => string

/**
 * Returns the median difference of final bills to their quotes in words, with the number of cases.
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
    words: t('{{share}} in the median', { share: share(driftMedian) }),
    note: t('{{count}} confirmed bills, half of them between {{from}} and {{to}}', {
      count,
      from: share(driftLower),
      to: share(driftUpper),
    }),
  }
}
