import { type AppointmentStatus, STATUS_LABELS } from '#domain/appointments.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { Badge, type Tone } from '#web/ui/badge.tsx'
import styles from './status-badge.module.css'

const TONES: Record<AppointmentStatus, Tone> = {
  pending: 'warn',
  confirmed: 'ok',
  completed: 'done',
  cancelled: 'stop',
}

export function StatusBadge({ status }: { status: AppointmentStatus }) {
  const { t } = useTranslation()
  return (
    <Badge tone={TONES[status]} className={styles.badge}>
      {t(STATUS_LABELS[status])}
    </Badge>
  )
}
