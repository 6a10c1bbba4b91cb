import { type AnswerTerms, answerPromise } from '#domain/booking.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'

/** Returns the formatter for how soon a hospital answers. */
export function useAnswerPromise(): (terms: AnswerTerms) => string {
  const { t } = useTranslation()
  return (terms) => {
    const { text, params } = answerPromise(terms)
    return t(text, params)
  }
}
