import './appointments.css'
import { CalendarX2, Clock, Download, Eye, MessagesSquare, Printer, Star } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { graphql, type ResultOf } from '#web/graphql.ts'
import { useFormat } from '#web/i18n/format.ts'
import { paths } from '#web/paths.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { mailHref, telHref } from '#web/ui/contact-links.tsx'
import { useOwnTime } from './own-zone.ts'
import { StatusBadge } from './status-badge.tsx'
import { TicketFields } from './ticket.tsx'

export const AppointmentCardFields = graphql(
  `
    fragment AppointmentCardFields on Appointment {
      ...TicketFields
      allowedMoves
      canReview
    }
  `,
  [TicketFields],
)
export type AppointmentOnCard = ResultOf<typeof AppointmentCardFields>

type Props = { appointment: AppointmentOnCard; sample?: boolean; actions?: ReactNode }

export function AppointmentCard({ appointment, sample, actions }: Props) {
  const { t } = useTranslation()
  const { formatDate } = useFormat()
  const own = useOwnTime(appointment.startsAt)
  const { hospital, service, doctor, date, time, notes, status } = appointment
  return (
    <article className={`card appt ${status}`} aria-label={`${service.name}, ${hospital.name}`}>
      <p className="appt-date">
        <span className="sr-only">{formatDate(date)}</span>
        <span className="d" aria-hidden="true">
          {formatDate(date, { day: 'numeric' })}
        </span>
        <span aria-hidden="true">{formatDate(date, { month: 'short' })}</span>
        <span className="mute" aria-hidden="true">
          {formatDate(date, { year: 'numeric' })}
        </span>
      </p>
      <div className="appt-main">
        <div className="between wrap items-start">
          <h2>
            {sample ? (
              service.name
            ) : (
              <Link className="hover:underline" to={paths.appointment(appointment.id)}>
                {service.name}
              </Link>
            )}
          </h2>
          <span className="row gap-2">
            {sample && (
              <Badge tone="info" plain>
                {t('Sample')}
              </Badge>
            )}
            <StatusBadge status={status} />
          </span>
        </div>
        <p className="mt-1">
          {sample ? (
            <bdi className="strong">{hospital.name}</bdi>
          ) : (
            <Link className="link" to={paths.hospital(hospital.id)}>
              <bdi>{hospital.name}</bdi>
            </Link>
          )}
          <span className="mute">
            {' · '}
            <bdi>{[hospital.city, hospital.country].filter(Boolean).join(', ')}</bdi>
          </span>
        </p>
        {doctor && (
          <p>
            <bdi>{doctor.fullName}</bdi>
          </p>
        )}
        <p className="meta mt-2">
          <span>
            <Clock aria-hidden="true" />
            {formatDate(date, { weekday: 'long' })}, <bdi className="num strong">{time}</bdi> {t('in Turkey (GMT+3)')}
          </span>
          {own && <span>{own}</span>}
        </p>
        <p className="meta mt-1">
          <span>
            {t('Booking ID')}{' '}
            <bdi dir="ltr" className="num strong">
              {appointment.bookingId}
            </bdi>
          </span>
          {hospital.phone && (
            <a className="link" href={sample ? undefined : telHref(hospital.phone)}>
              <bdi dir="ltr">{hospital.phone}</bdi>
            </a>
          )}
          {hospital.email && (
            <a className="link" href={sample ? undefined : mailHref(hospital.email)}>
              <bdi dir="ltr">{hospital.email}</bdi>
            </a>
          )}
        </p>
        {notes && (
          <p className="appt-notes">
            <bdi>{notes}</bdi>
          </p>
        )}
      </div>
      {actions && <div className="appt-foot">{actions}</div>}
    </article>
  )
}

type ActionProps = { appointment: AppointmentOnCard; onDownload: () => void; onCancel: () => void }

export function AppointmentActions({ appointment, onDownload, onCancel }: ActionProps) {
  const { t } = useTranslation()
  const details = `${paths.bookingConfirmation}?appointment=${appointment.id}`
  return (
    <>
      <ButtonLink variant="tonal" to={details} icon={<Eye aria-hidden="true" />}>
        {t('View Details')}
      </ButtonLink>
      <ButtonLink variant="secondary" to={details} state={{ print: true }} icon={<Printer aria-hidden="true" />}>
        {t('Print')}
      </ButtonLink>
      <Button variant="secondary" icon={<Download aria-hidden="true" />} onClick={onDownload}>
        {t('Download')}
      </Button>
      <ButtonLink
        variant="secondary"
        to={paths.appointment(appointment.id)}
        icon={<MessagesSquare aria-hidden="true" />}
        aria-label={`${t('Manage')}: ${appointment.service.name}, ${appointment.bookingId}`}
      >
        {t('Manage')}
      </ButtonLink>
      {appointment.canReview && (
        <ButtonLink
          variant="secondary"
          to={`${paths.appointment(appointment.id)}#review`}
          icon={<Star aria-hidden="true" />}
        >
          {t('Write a review')}
        </ButtonLink>
      )}
      {appointment.allowedMoves.includes('cancelled') && (
        <Button variant="danger-quiet" className="ms-auto" icon={<CalendarX2 aria-hidden="true" />} onClick={onCancel}>
          {t('Cancel Appointment')}
        </Button>
      )}
    </>
  )
}
