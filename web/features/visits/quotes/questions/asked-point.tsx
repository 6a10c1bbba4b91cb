import type { QuotePoint } from '#domain/quotes/points.ts'
import { POINT_LABELS } from '#domain/quotes/labels.ts'
import { useFormat } from '#web/i18n/format.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import text from '#web/ui/text.module.css'
import styles from './asked-point.module.css'
import { isOfPatient, isOpen, type Question } from './question-fields.ts'

type Props = {
  hospital: string
  /** Null: a fact that is no point of its own. */
  point: QuotePoint | null
  /** Name of the row. */
  row: string
  questions: readonly Question[]
  canAsk: boolean
  onAsk: () => void
}

/** The button that asks for a fact that is not stated, or what became of the question. */
export function AskedPoint({ hospital, point, row, questions, canAsk, onAsk }: Props) {
  const { t } = useTranslation()
  const { formatOwn } = useFormat()
  const question = point && questions.findLast((asked) => isOfPatient(asked) && asked.point === point)
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
        {`: ${point ? t(POINT_LABELS[point]) : row}`}
      </span>
    </button>
  )
}
