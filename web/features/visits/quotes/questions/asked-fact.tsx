import type { QuoteFact } from '#domain/quotes/points.ts'
import { FACT_LABELS } from '#domain/quotes/labels.ts'
import { useFormat } from '#web/i18n/format.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import text from '#web/ui/text.module.css'
import styles from './asked-fact.module.css'
import { factOf, isOfPatient, isOpen, type Question } from './question-fields.ts'

type Props = {
  hospital: string
  fact: QuoteFact
  questions: readonly Question[]
  canAsk: boolean
  onAsk: () => void
}

/** The button that asks for a fact that is not stated, or what became of the question. */
export function AskedFact({ hospital, fact, questions, canAsk, onAsk }: Props) {
  const { t } = useTranslation()
  const { formatOwn } = useFormat()
  const question = questions.findLast((asked) => isOfPatient(asked) && factOf(asked) === fact)
  const day = (instant: string) => formatOwn(instant, { day: 'numeric', month: 'short' })
  if (question && isOpen(question))
    return (
      <small tabIndex={-1} data-result>
        {t('Asked on {{day}}', { day: day(question.askedAt) })}
      </small>
    )
  if (question?.answer)
    return (
      <>
        <small>
          {t('Answered on {{day}}, not part of the quote:', { day: day(question.answeredAt ?? question.askedAt) })}
        </small>
        <span className={text.written}>
          <bdi>{question.answer}</bdi>
        </span>
      </>
    )
  if (!canAsk) return null
  return (
    <button type="button" className={styles.ask} onClick={onAsk}>
      {t('Ask', { context: 'hospital' })}
      <span className={text.visuallyHidden}>
        {' '}
        {hospital}
        {`: ${t(FACT_LABELS[fact])}`}
      </span>
    </button>
  )
}
