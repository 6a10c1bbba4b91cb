import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ContactLinks } from '#web/ui/contact-links.tsx'
import { addressOf, type Ticket } from './ticket.tsx'

export function DetailFacts({ ticket }: { ticket: Ticket }) {
  const { t } = useTranslation()
  const { hospital, service, doctor, notes } = ticket
  const facts: [string, ReactNode][] = [
    [
      t('Service'),
      <>
        {service.name}
        <span className="mute block text-sm">{t(service.category)}</span>
      </>,
    ],
    ...(doctor ? [[t('Doctor'), <bdi key="doctor">{doctor.fullName}</bdi>] as [string, ReactNode]] : []),
    [t('Duration'), t('{{count}} minutes', { count: ticket.durationMinutes })],
    [
      t('Patient'),
      <>
        <bdi className="block">{ticket.patientName}</bdi>
        <bdi dir="ltr" className="mute block text-sm wrap-anywhere">
          {ticket.patientEmail}
        </bdi>
        <bdi dir="ltr" className="mute text-sm">
          {ticket.patientPhone}
        </bdi>
      </>,
    ],
    ...(notes
      ? [
          [
            t('Notes'),
            <span key="notes" dir="auto" className="whitespace-pre-line wrap-anywhere">
              {notes}
            </span>,
          ] as [string, ReactNode],
        ]
      : []),
  ]
  return (
    <section className="card pad" aria-labelledby="facts">
      <h2 id="facts">{t('Appointment')}</h2>
      <dl className="det-dl">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <h3>{t('Hospital')}</h3>
      <p className="strong">
        <bdi>{hospital.name}</bdi>
      </p>
      <p className="mute">
        <bdi>{addressOf(hospital)}</bdi>
      </p>
      <ContactLinks phone={hospital.phone} email={hospital.email} />
    </section>
  )
}
