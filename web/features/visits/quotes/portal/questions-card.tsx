import { useFormat } from '#web/i18n/format.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import text from '#web/ui/text.module.css'
import { TitledCard } from '#web/ui/titled-card.tsx'
import styles from './questions-card.module.css'
import type { QuoteRequest } from './request-fields.ts'

/** Questions of the hospital with the patient's answers. Empty without any. */
export function QuestionsCard({ request: { questions, patient } }: { request: QuoteRequest }) {
  const { t } = useTranslation()
  const { formatOwn } = useFormat()
  if (questions.length === 0) return null
  return (
    <TitledCard title={t('Questions and answers')}>
      <ol className={styles.questions}>
        {questions.map(({ id, text: question, askedBy, askedAt, answer, answeredAt }) => (
          <li key={id}>
            <p className={text.note}>
              {askedBy && (
                <>
                  <bdi>{askedBy}</bdi>,{' '}
                </>
              )}
              <bdi>{formatOwn(askedAt)}</bdi>
            </p>
            <p className={styles.question} dir="auto">
              {question}
            </p>
            {answer === null ? (
              <p className={text.muted}>{t('{{name}} has not answered yet.', { name: patient.firstName })}</p>
            ) : (
              <div className={styles.answer}>
                <p className={text.note}>
                  <bdi>{patient.firstName}</bdi>
                  {answeredAt && (
                    <>
                      , <bdi>{formatOwn(answeredAt)}</bdi>
                    </>
                  )}
                </p>
                <p className={text.written} dir="auto">
                  {answer}
                </p>
              </div>
            )}
          </li>
        ))}
      </ol>
    </TitledCard>
  )
}
