import type { ReactNode } from 'react'
import type { AnswerTerms } from '#domain/booking.ts'
import { useAnswerPromise } from '#web/data/use-answer-promise.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import styles from './next-steps.module.css'

type Step = { title: string; text: ReactNode }

/** Shows steps numbered by stars. */
function StarSteps({ steps }: { steps: readonly Step[] }) {
  return (
    <ol className={styles.steps}>
      {steps.map(({ title, text }, at) => (
        <li key={title}>
          <span className={styles.number} aria-hidden="true">
            {at + 1}
          </span>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  )
}

/**
 * Explains the next steps. Without `answerTerms`, before a hospital is chosen, it promises no
 * answer time.
 */
export function WhatHappensNext({ answerTerms }: { answerTerms?: AnswerTerms }) {
  const { t } = useTranslation()
  const promise = useAnswerPromise()
  return (
    <StarSteps
      steps={[
        { title: t('Give your details'), text: t('Tell the hospital who you are and choose a date and time.') },
        { title: t('Send the request'), text: t('Booking is free. You pay the hospital, never us.') },
        {
          title: t('The hospital answers'),
          text: answerTerms
            ? promise(answerTerms)
            : t('The hospital will confirm your booking. Its page says how soon it usually answers.'),
        },
      ]}
    />
  )
}

/**
 * Explains the next steps. `promise` is the text about how soon the hospital answers, null once it
 * has answered.
 */
export function NextSteps({ promise }: { promise: string | null }) {
  const { t } = useTranslation()
  return (
    <StarSteps
      steps={[
        {
          title: t('The hospital contacts you'),
          text: `${promise ?? t('By phone or email, if anything changes.')} ${t('The number is on your ticket.')}`,
        },
        { title: t('Send your records'), text: t('Have earlier reports and a list of medicines ready.') },
        { title: t('Plan the trip'), text: t('Book travel once the hospital has confirmed.') },
      ]}
    />
  )
}
