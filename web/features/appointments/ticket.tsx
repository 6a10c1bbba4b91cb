import './ticket.css'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Frieze } from '#web/art/art.tsx'
import { graphql, type ResultOf } from '#web/graphql.ts'
import { useFormat } from '#web/i18n/format.ts'
import { useOwnTime } from './own-zone.ts'
import { StatusBadge } from './status-badge.tsx'

export const TicketFields = graphql(`
  fragment TicketFields on Appointment {
    id
    bookingId
    status
    date
    time
    startsAt
    durationMinutes
    patientName
    patientEmail
    patientPhone
    notes
    hospital {
      id
      name
      address
      district
      city
      country
      phone
      email
    }
    service {
      id
      name
      category
    }
    doctor {
      id
      fullName
    }
  }
`)
export type Ticket = ResultOf<typeof TicketFields>

export const addressOf = ({ address, district, city, country }: Ticket['hospital']) =>
  [...new Set([address, district, city, country])].filter(Boolean).join(', ')

function Row({ name, main, children }: { name: string; main?: ReactNode; children?: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        {main && <p>{main}</p>}
        {children && <div className="more">{children}</div>}
      </dd>
    </div>
  )
}

export function TicketCard({ ticket }: { ticket: Ticket }) {
  const { t } = useTranslation()
  const { formatDate, formatExact } = useFormat()
  const own = useOwnTime(ticket.startsAt)
  return (
    <article className="ticket" aria-label={t('Your booking')}>
      <Frieze seed={ticket.id} height={36} className="tk-frieze" />
      <div className="tk-in">
        <div className="between wrap">
          <div>
            <p className="mute text-sm">{t('Booking ID')}</p>
            <p className="serif num tk-id">
              <bdi dir="ltr">{ticket.bookingId}</bdi>
            </p>
          </div>
          <StatusBadge status={ticket.status} />
        </div>
        <dl className="tk-dl">
          <Row name={t('Hospital')} main={<bdi>{ticket.hospital.name}</bdi>}>
            <bdi className="block">{addressOf(ticket.hospital)}</bdi>
            {ticket.hospital.phone && <bdi dir="ltr">{ticket.hospital.phone}</bdi>}
          </Row>
          <Row name={t('Service')} main={ticket.service.name}>
            {t(ticket.service.category)}
          </Row>
          {ticket.doctor && <Row name={t('Doctor')} main={<bdi>{ticket.doctor.fullName}</bdi>} />}
          <Row
            name={t('Date and time')}
            main={`${formatDate(ticket.date, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' })}, ${ticket.time}`}
          >
            <span className="block">{t('Local time in Turkey (GMT+3)')}</span>
            {own}
          </Row>
          <Row name={t('Patient')} main={<bdi>{ticket.patientName}</bdi>}>
            <bdi dir="ltr" className="block">
              {ticket.patientEmail}
            </bdi>
            <bdi dir="ltr">{ticket.patientPhone}</bdi>
          </Row>
          {ticket.notes && (
            <Row name={t('Notes')}>
              <span dir="auto" className="whitespace-pre-line wrap-anywhere">
                {ticket.notes}
              </span>
            </Row>
          )}
          <Row name={t('Total')} main={<bdi>{formatExact(0, 'TRY')}</bdi>} />
        </dl>
      </div>
    </article>
  )
}
