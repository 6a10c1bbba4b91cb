/** Measured response time of a hospital in words. */
import type { Say } from '../sentences.ts'

export type AnswerFigures = {
  measured: number
  medianAnswerMinutes: number | null
  answeredInTimePercent: number | null
}

const HOUR = 60

/** Returns the measured response time of a hospital in words. Null below ten requests. */
export function figureWords({ measured, medianAnswerMinutes, answeredInTimePercent }: AnswerFigures, t: Say): string {
  if (medianAnswerMinutes === null || answeredInTimePercent === null)
    return measured === 0
      ? t('Response time not yet measured')
      : t('Response time not yet measured ({{count}} requests)', { count: measured })
  const count = Math.max(1, Math.round(medianAnswerMinutes / HOUR))
  const time = t('Responds within {{count}} hours', { count })
  return t('{{time}}, {{percent}}% in time (of {{all}})', { time, percent: answeredInTimePercent, all: measured })
}
