import type { ReactNode } from 'react'
import { CONTACT_HOURS } from '#domain/booking.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import styles from './next-steps.module.css'

type Step = { title: string; text: ReactNode }

/** Steps numbered by stars. */
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

export function WhatHappensNext() {
  const { t } = useTranslation()
  return (
    <StarSteps
      steps={[
        { title: t('Give your details'), text: t('Tell the hospital who you are and choose a date and time.') },
        { title: t('Send the request'), text: t('Booking is free. You pay the hospital, never us.') },
        {
          title: t('The hospital answers'),
          text: t('The hospital makes contact within {{range}} hours to confirm.', { range: CONTACT_HOURS }),
        },
      ]}
    />
  )
}

export function NextSteps() {
  const { t } = useTranslation()
  return (
    <StarSteps
      steps={[
        {
          title: t('The hospital contacts you'),
          text: t('Within {{range}} hours, by phone or email. Its number is on your ticket.', {
            range: CONTACT_HOURS,
          }),
        },
        { title: t('Send your records'), text: t('Have earlier reports and a list of medicines ready.') },
        { title: t('Plan the trip'), text: t('Book travel once the hospital has confirmed.') },
      ]}
    />
  )
}
