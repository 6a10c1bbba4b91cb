import { figureWords } from '#domain/quotes/figure-words.ts'
import { graphql, type ResultOf } from '#web/data/graphql.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'

export const FiguresFields = graphql(`
  fragment FiguresFields on QuoteFigures {
    measured
    medianAnswerMinutes
    answeredInTimePercent
  }
`)

/** Returns the measured response time of a hospital in words. Null below ten requests. */
export function useFigureWords() {
  const { t } = useTranslation()
  return (figures: ResultOf<typeof FiguresFields>): string => figureWords(figures, t)
}
