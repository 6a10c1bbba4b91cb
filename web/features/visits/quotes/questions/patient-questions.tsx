import { useState } from 'react'
import { FACT_LABELS } from '#domain/quotes/labels.ts'
import { useFormat } from '#web/i18n/format.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { Button } from '#web/ui/button.tsx'
import text from '#web/ui/text.module.css'
import { AskDialog } from './ask-dialog.tsx'
import styles from './patient-questions.module.css'
import { factOf, isOfPatient, type Question } from './question-fields.ts'

/** Answer of the hospital to a question: in words, or by a version of its quote. */
export function HospitalAnswer({ question }: { question: Question }) {
  const { t } = useTranslation()
  const { answer, answeredVersion } = question
  if (answer !== null)
    return (
      <span className={text.written}>
        <bdi>{answer}</bdi>
      </span>
    )
  return answeredVersion === null
    ? t('The hospital has not answered yet.')
    : t('Stated in version {{version}} of the quote.', { version: answeredVersion })
}

/** Questions of the patient to one hospital, with what it has answered. */
export function PatientQuestions({ questions }: { questions: readonly Question[] }) {
  const { t } = useTranslation()
  const { formatOwn } = useFormat()
  const own = questions.filter(isOfPatient)
  if (own.length === 0) return null
  return (
    <section className={styles.box}>
      <h3 className={styles.heading}>{t('Your questions')}</h3>
      <dl>
        {own.map((question) => {
          const fact = factOf(question)
          return (
            <div key={question.id}>
              <dt>
                {fact && <b>{t(FACT_LABELS[fact])} </b>}
                <span className={text.written}>
                  <bdi>{question.text}</bdi>
                </span>{' '}
                <small>{formatOwn(question.askedAt)}</small>
              </dt>
              <dd>
                <HospitalAnswer question={question} />
              </dd>
            </div>
          )
        })}
      </dl>
    </section>
  )
}

/** The way to ask a hospital something that is no point of a quote. */
export function AskHospital({ id, hospital }: { id: string; hospital: string }) {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="ghost" size="sm" onClick={() => setOpen(true)}>
        {t('Ask a question')}
        <span className={text.visuallyHidden}> {hospital}</span>
      </Button>
      <AskDialog hospitalRequestId={id} hospital={hospital} fact={null} open={isOpen} onClose={() => setOpen(false)} />
    </>
  )
}
