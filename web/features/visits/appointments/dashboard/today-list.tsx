/**
 * TodayList({ appointments }) — today's appointments on the hospital's clock, with a mark for the
 * current time.
 */
import { clsx } from 'clsx'
import { useEffect, useState } from 'react'
import { STATUS_LABELS } from '#domain/appointments.ts'
import { dateIn } from '#domain/days.ts'
import { useFormat } from '#web/i18n/format.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { Link } from '#web/routing/router.tsx'
import { useWorkplace } from '#web/session/workplace.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { TitledCard } from '#web/ui/titled-card.tsx'
import type { PortalRowData } from './portal-row.tsx'
import styles from './today-list.module.css'

const SHOWN = 8
const MINUTE = 60_000

/** Returns the current wall time of the hospital. */
function useClock(): string {
  const { formatInstant } = useFormat()
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), MINUTE)
    return () => clearInterval(timer)
  }, [])
  return formatInstant(now, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', numberingSystem: 'latn' })
}

export function TodayList({ appointments }: { appointments: readonly PortalRowData[] }) {
  const { t } = useTranslation()
  const { portalPaths } = useWorkplace()
  const clock = useClock()
  const ahead = appointments.findIndex(({ time }) => time >= clock)
  const next = ahead < 0 ? appointments.length : ahead
  // Shows the last past and the next appointments. The button shows the rest.
  const from = Math.max(0, Math.min(next - 2, appointments.length - SHOWN))
  const shown = appointments.slice(from, from + SHOWN)
  const today = dateIn(new Date())
  return (
    <TitledCard title={t('Today')}>
      {appointments.length === 0 && <p className={styles.none}>{t('No appointments today.')}</p>}
      <ol className={styles.day}>
        {shown.map((appointment, at) => (
          <li key={appointment.id} className={clsx(from + at < next && styles.past)}>
            {from + at === next && (
              <p className={styles.now}>
                <time>{clock}</time>
                {t('Now')}
              </p>
            )}
            <time>{appointment.time}</time>
            <div>
              <Link to={portalPaths.appointment(appointment.id)}>
                <bdi>{appointment.patientName}</bdi>
              </Link>
              <small>
                {t('{{service}}, {{doctor}} · {{status}}', {
                  service: appointment.service.name,
                  doctor: appointment.doctor?.fullName ?? t('any doctor'),
                  status: t(STATUS_LABELS[appointment.status]),
                })}
              </small>
            </div>
          </li>
        ))}
      </ol>
      {appointments.length > shown.length && (
        <div className={styles.all}>
          <ButtonLink variant="tonal" block to={portalPaths.appointments({ from: today, to: today })}>
            {t('Show all {{count}} of today', { count: appointments.length })}
          </ButtonLink>
        </div>
      )}
    </TitledCard>
  )
}
