import type { ReactNode } from 'react'
import type { AnswerTerms } from '#domain/booking.ts'
import type { Channel } from '#domain/visit-types.ts'
import { useAnswerPromise } from '#web/data/use-answer-promise.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { Link } from '#web/routing/router.tsx'
import text from '#web/ui/text.module.css'
import styles from './next-steps.module.css'

type Step = { title: string; text: ReactNode }

/** Shows steps numbered by stars. */
function StarSteps({ steps }: { steps: readonly Step[] }) {
  return (
    <ol className={styles.steps}>
      {steps.map(({ title, text: words }, at) => (
        <li key={title}>
          <span className={styles.number} aria-hidden="true">
            {at + 1}
          </span>
          <h3>{title}</h3>
          <p>{words}</p>
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
        { title: t('Enter your details'), text: t('Tell the hospital who you are and choose a date and time.') },
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

type NextStepsProps = {
  /** Text about how soon the hospital answers, null once it has answered. */
  promise: string | null
  /** Address of the files of the appointment. */
  records: string
  channel: Channel
  phone: string
}

/** Explains the next steps. */
export function NextSteps({ promise, records, channel, phone }: NextStepsProps) {
  const { t } = useTranslation()
  const meeting: Record<Channel, Step> = {
    in_person: { title: t('Plan the trip'), text: t('Book travel once the hospital has confirmed.') },
    video: {
      title: t('Join the video visit'),
      text: t('The link appears on your appointment page 15 minutes before it starts.'),
    },
    phone: { title: t('Keep your phone at hand'), text: t('The hospital will call you on {{phone}}.', { phone }) },
  }
  return (
    <StarSteps
      steps={[
        {
          title: t('The hospital will contact you'),
          text: `${promise ?? t('By phone or email, if anything changes.')} ${t('Its number is on your receipt.')}`,
        },
        {
          title: t('Send your records'),
          text: (
            <Link className={text.link} to={records}>
              {t('Add earlier reports and a list of your medicines.')}
            </Link>
          ),
        },
        meeting[channel],
      ]}
    />
  )
}
