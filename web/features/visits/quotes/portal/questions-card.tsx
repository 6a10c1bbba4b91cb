import { useState } from 'react'
import { FACT_LABELS } from '#domain/quotes/labels.ts'
import { useFormat } from '#web/i18n/format.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { Button } from '#web/ui/button.tsx'
import text from '#web/ui/text.module.css'
import { TitledCard } from '#web/ui/titled-card.tsx'
import { factOf, isOfPatient, isOpen, type Question } from '../questions/question-fields.ts'
import { AnswerDialog } from './request-dialogs.tsx'
import styles from './questions-card.module.css'
import type { QuoteRequest } from './request-fields.ts'

/** Name and time of what one side has written. */
function Written({ name, at }: { name: string | null; at: string }) {
  const { formatOwn } = useFormat()
  return (
    <p className={text.note}>
      {name && (
        <>
          <bdi>{name}</bdi>,{' '}
        </>
      )}
      <bdi>{formatOwn(at)}</bdi>
    </p>
  )
}

/** The fact that the patient misses in the quote. */
function MissingFact({ question }: { question: Question }) {
  const { t } = useTranslation()
  const fact = factOf(question)
  return fact && <p className={text.muted}>{t('Not stated: {{point}}', { point: t(FACT_LABELS[fact]) })}</p>
}

function Answer({ question, name, onAnswer }: { question: Question; name: string; onAnswer: (() => void) | null }) {
  const { t } = useTranslation()
  const { answer, answeredVersion, answeredBy, answeredAt } = question
  if (answeredVersion !== null)
    return <p className={text.muted}>{t('Answered by version {{version}}.', { version: answeredVersion })}</p>
  if (answer !== null && answeredAt)
    return (
      <div className={styles.answer}>
        <Written name={isOfPatient(question) ? answeredBy : name} at={answeredAt} />
        <p className={text.written} dir="auto">
          {answer}
        </p>
      </div>
    )
  if (!isOfPatient(question)) return <p className={text.muted}>{t('{{name}} has not answered yet.', { name })}</p>
  return onAnswer ? (
    <Button variant="tonal" size="sm" className={styles.verb} onClick={onAnswer}>
      {t('Answer this question')}
    </Button>
  ) : (
    <p className={text.muted}>{t('Nobody has answered this yet.')}</p>
  )
}

type Props = { request: QuoteRequest; onAnswer: (questionId: string) => void }

/** Questions and answers of both sides. Empty without any. */
export function QuestionsCard({ request: { questions, patient, moves }, onAnswer }: Props) {
  const { t } = useTranslation()
  const name = patient.firstName
  const mayAnswer = moves.includes('quoted')
  if (questions.length === 0) return null
  return (
    <TitledCard title={t('Questions and answers')}>
      <ol className={styles.questions}>
        {questions.map((question) => (
          <li key={question.id}>
            <Written name={isOfPatient(question) ? name : question.askedBy} at={question.askedAt} />
            <MissingFact question={question} />
            {question.text && (
              <p className={styles.question} dir="auto">
                {question.text}
              </p>
            )}
            <Answer
              question={question}
              name={name}
              onAnswer={mayAnswer && isOpen(question) ? () => onAnswer(question.id) : null}
            />
          </li>
        ))}
      </ol>
    </TitledCard>
  )
}

/** The dialog that answers a question, which stands outside of other forms, and what opens it. */
export function useAnswerDialog(request: QuoteRequest) {
  const [questionId, setQuestionId] = useState<string | null>(null)
  const dialog = <AnswerDialog request={request} questionId={questionId} onClose={() => setQuestionId(null)} />
  return { onAnswer: setQuestionId, dialog }
}
