/** PortalRow({ appointment, to?, isNew?, end? }) — an appointment as the hospital lists it; without `to` a sample that leads nowhere. */
import { clsx } from 'clsx'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { type AppointmentStatus, STATUS_LABELS } from '#domain/appointments.ts'
import { graphql } from '#web/graphql.ts'
import { useFormat } from '#web/i18n/format.ts'
import { Badge, type Tone } from '#web/ui/badge.tsx'
import text from '#web/ui/text.module.css'
import styles from './portal-row.module.css'
import { useAgo } from './use-ago.ts'

export const PortalRowFields = graphql(`
  fragment PortalRowFields on Appointment {
    id
    patientName
    date
    time
    status
    createdAt
    service { id name }
    doctor { id fullName }
  }
`)
export type PortalRowData = {
  id: string
  patientName: string
  date: string
  time: string
  status: AppointmentStatus
  createdAt: string
  service: { name: string }
  doctor: { fullName: string } | null
}

const TONES: Record<AppointmentStatus, Tone> = {
  pending: 'warn',
  confirmed: 'ok',
  completed: 'done',
  cancelled: 'stop',
}

type PortalRowProps = { appointment: PortalRowData; to?: string; isNew?: boolean }

export function PortalRow({ appointment, to, isNew = false }: PortalRowProps) {
  const { t } = useTranslation()
  const { formatDate } = useFormat()
  const ago = useAgo()
  const { patientName, date, time, service, doctor, status, createdAt } = appointment
  const who = <bdi>{patientName}</bdi>
  return (
    <li className={clsx(styles.row, isNew && styles.isNew, to && styles.hit)}>
      <p className={styles.date} aria-hidden="true">
        <b>{formatDate(date, { day: 'numeric' })}</b>
        {formatDate(date, { month: 'short' })}
      </p>
      <div className={styles.main}>
        <b>
          {to ? (
            <Link className={styles.link} to={to}>
              {who}
            </Link>
          ) : (
            who
          )}
          {isNew && <span className={styles.mark}>{t('New')}</span>}
        </b>
        <p>
          <span className={text.visuallyHidden}>{formatDate(date)}</span>
          {t('{{day}}, {{time}} · {{service}}, {{doctor}}', {
            day: formatDate(date, { weekday: 'short' }),
            time,
            service: service.name,
            doctor: doctor?.fullName ?? t('any doctor'),
          })}
        </p>
      </div>
      <span className={styles.ago}>{ago(createdAt)}</span>
      <Badge tone={TONES[status]}>{t(STATUS_LABELS[status])}</Badge>
    </li>
  )
}
