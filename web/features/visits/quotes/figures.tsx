import { graphql, type ResultOf } from '#web/data/graphql.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'

export const FiguresFields = graphql(`
  fragment FiguresFields on QuoteFigures {
    measured
    medianAnswerMinutes
    answeredInTimePercent
  }
`)
type Figures = ResultOf<typeof FiguresFields>

const HOUR = 60

/** Returns the measured response time of a hospital in words. Below ten requests there is none. */
export function useFigureWords() {
  const { t } = useTranslation()
  return ({ measured, medianAnswerMinutes, answeredInTimePercent }: Figures): string => {
    if (medianAnswerMinutes === null || answeredInTimePercent === null)
      return measured === 0
        ? t('Response time not yet measured')
        : t('Response time not yet measured ({{count}} requests)', { count: measured })
    const count = Math.max(1, Math.round(medianAnswerMinutes / HOUR))
    const time = t('Responds within {{count}} hours', { count })
    return t('{{time}}, {{percent}} % in time (of {{all}})', { time, percent: answeredInTimePercent, all: measured })
  }
}
