import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { Card } from '#web/ui/card.tsx'
import { ContactLinks } from '#web/ui/contact-links.tsx'
import text from '#web/ui/text.module.css'
import { Booker } from './booker.tsx'
import styles from './detail-facts.module.css'
import { addressOf, type Ticket, TicketPrice, TicketVisit } from './ticket.tsx'
import { VisitName } from './visit-name.tsx'

export function DetailFacts({ ticket }: { ticket: Ticket }) {
  const { t } = useTranslation()
  const { hospital, doctor, notes } = ticket
  const facts: [string, ReactNode][] = [
    [t('Visit'), <VisitName key="visit" ticket={ticket} />],
    ...(doctor ? [[t('Doctor'), <bdi key="doctor">{doctor.fullName}</bdi>] as [string, ReactNode]] : []),
    [t('How'), <TicketVisit key="how" ticket={ticket} />],
    [t('To pay at the hospital'), <TicketPrice key="price" ticket={ticket} />],
    [
      t('Patient'),
      <>
        <bdi className={text.block}>{ticket.patientName}</bdi>
        <Booker ticket={ticket} />
        <bdi dir="ltr" className={clsx(text.note, text.block, text.written)}>
          {ticket.patientEmail}
        </bdi>
        <bdi dir="ltr" className={text.note}>
          {ticket.patientPhone}
        </bdi>
      </>,
    ],
    ...(notes
      ? [
          [
            t('Notes'),
            <span key="notes" dir="auto" className={text.written}>
              {notes}
            </span>,
          ] as [string, ReactNode],
        ]
      : []),
  ]
  return (
    <Card as="section" pad aria-labelledby="facts">
      <h2 id="facts">{t('Appointment')}</h2>
      <dl className={styles.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <h3 className={styles.hospital}>{t('Hospital')}</h3>
      <p className={text.strong}>
        <bdi>{hospital.name}</bdi>
      </p>
      <p className={text.muted}>
        <bdi>{addressOf(hospital)}</bdi>
      </p>
      <ContactLinks phone={hospital.phone} email={hospital.email} />
    </Card>
  )
}
