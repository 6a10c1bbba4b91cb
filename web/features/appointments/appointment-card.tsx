import { clsx } from 'clsx'
import { Clock } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { graphql, type ResultOf } from '#web/graphql.ts'
import { useFormat } from '#web/i18n/format.ts'
import { useOwnTime } from '#web/i18n/own-time.ts'
import { paths } from '#web/paths.ts'
import { Badge, Meta } from '#web/ui/badge.tsx'
import { Card } from '#web/ui/card.tsx'
import { mailHref, telHref } from '#web/ui/contact-links.tsx'
import { Row } from '#web/ui/layout.tsx'
import text from '#web/ui/text.module.css'
import styles from './appointment-card.module.css'
import { DateBlock } from './date-block.tsx'
import { StatusBadge } from './status-badge.tsx'
import { TicketFields } from './ticket.tsx'
import { WrittenNote } from './written-note.tsx'

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

function Contact({ appointment, sample }: { appointment: AppointmentOnCard; sample: boolean | undefined }) {
  const { t } = useTranslation()
  const { hospital, bookingId } = appointment
  return (
    <Meta className={styles.line}>
      <span>
        {t('Booking ID')}{' '}
        <bdi dir="ltr" className={clsx(text.num, text.strong)}>
          {bookingId}
        </bdi>
      </span>
      {hospital.phone && (
        <a className={text.link} href={sample ? undefined : telHref(hospital.phone)}>
          <bdi dir="ltr">{hospital.phone}</bdi>
        </a>
      )}
      {hospital.email && (
        <a className={text.link} href={sample ? undefined : mailHref(hospital.email)}>
          <bdi dir="ltr">{hospital.email}</bdi>
        </a>
      )}
    </Meta>
  )
}

type Props = { appointment: AppointmentOnCard; sample?: boolean; actions?: ReactNode }

export function AppointmentCard({ appointment, sample, actions }: Props) {
  const { t } = useTranslation()
  const { formatDate } = useFormat()
  const own = useOwnTime(appointment.startsAt)
  const { hospital, service, doctor, date, time, notes, status } = appointment
  return (
    <Card as="article" className={styles.card} aria-label={`${service.name}, ${hospital.name}`}>
      <DateBlock date={date} />
      <div className={styles.main}>
        <Row between wrap align="start">
          <h2 className={styles.service}>
            {sample ? service.name : <Link to={paths.appointment(appointment.id)}>{service.name}</Link>}
          </h2>
          <Row as="span" gap="small">
            {sample && (
              <Badge tone="info" plain>
                {t('Sample')}
              </Badge>
            )}
            <StatusBadge status={status} />
          </Row>
        </Row>
        <p className={styles.line}>
          {sample ? (
            <bdi className={text.strong}>{hospital.name}</bdi>
          ) : (
            <Link className={text.link} to={paths.hospital(hospital.id)}>
              <bdi>{hospital.name}</bdi>
            </Link>
          )}
          <span className={text.muted}>
            {' · '}
            <bdi>{[hospital.city, hospital.country].filter(Boolean).join(', ')}</bdi>
          </span>
        </p>
        {doctor && (
          <p>
            <bdi>{doctor.fullName}</bdi>
          </p>
        )}
        <Meta className={styles.time}>
          <span>
            <Clock aria-hidden="true" />
            {formatDate(date, { weekday: 'long' })}, <bdi className={clsx(text.num, text.strong)}>{time}</bdi>{' '}
            {t('in Turkey (GMT+3)')}
          </span>
          {own && <span>{own}</span>}
        </Meta>
        <Contact appointment={appointment} sample={sample} />
        {notes && <WrittenNote>{notes}</WrittenNote>}
      </div>
      {actions && <div className={styles.foot}>{actions}</div>}
    </Card>
  )
}
