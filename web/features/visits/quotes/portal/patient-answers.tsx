import { answerWords } from '#domain/quotes/health-words.ts'
import { type Question, questionnaireOf } from '#domain/quotes/questionnaires/index.ts'
import { useFormat } from '#web/i18n/format.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import text from '#web/ui/text.module.css'
import { drawingOf } from '../hair-drawings.tsx'
import styles from './patient-answers.module.css'
import type { QuoteRequest } from './request-fields.ts'

function Answer({ question, values }: { question: Question; values: readonly string[] }) {
  const { t } = useTranslation()
  const { formatList } = useFormat()
  const [value = ''] = values
  if (value.trim() === '') return <span className={text.muted}>{t('Not stated')}</span>
  const drawing = drawingOf(question.id, values)
  return (
    <>
      <bdi className={text.written}>{answerWords(question, values, { t, formatList })}</bdi>
      {drawing && <div className={styles.drawing}>{drawing}</div>}
    </>
  )
}

/** Answers to the questionnaire, each below its question. */
export function PatientAnswers({ request }: { request: QuoteRequest }) {
  const { t } = useTranslation()
  const questions = questionnaireOf(request.questionnaireId)?.questions ?? []
  const answers = new Map(request.answers?.map(({ question, values }) => [question, values]))
  const shown = questions.filter(({ kind }) => kind !== 'photos')
  if (shown.length === 0) return null
  return (
    <section className={styles.answers}>
      <h3>{t('Answers')}</h3>
      <dl>
        {shown.map((question) => (
          <div key={question.id}>
            <dt>{t(question.label)}</dt>
            <dd>
              <Answer question={question} values={answers.get(question.id) ?? []} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
