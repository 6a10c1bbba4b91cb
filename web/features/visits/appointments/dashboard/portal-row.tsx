/**
 * PortalRow({ appointment, to, isNew? }) — an appointment in the lists of the hospital's dashboard.
 */
import { clsx } from 'clsx'
import type { AppointmentStatus } from '#domain/appointments.ts'
import { graphql } from '#web/data/graphql.ts'
import { useFormat } from '#web/i18n/format.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { Link } from '#web/routing/router.tsx'
import text from '#web/ui/text.module.css'
import { StatusBadge } from '../status-badge.tsx'
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

type PortalRowProps = { appointment: PortalRowData; to: string; isNew?: boolean }

export function PortalRow({ appointment, to, isNew = false }: PortalRowProps) {
  const { t } = useTranslation()
  const { formatDate } = useFormat()
  const ago = useAgo()
  const { patientName, date, time, service, doctor, status, createdAt } = appointment
  return (
    <li className={clsx(styles.row, isNew && styles.isNew)}>
      <p className={styles.date} aria-hidden="true">
        <b>{formatDate(date, { day: 'numeric' })}</b>
        {formatDate(date, { month: 'short' })}
      </p>
      <div className={styles.main}>
        <b>
          <Link className={styles.link} to={to}>
            <bdi>{patientName}</bdi>
          </Link>
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
      <StatusBadge status={status} />
    </li>
  )
}
