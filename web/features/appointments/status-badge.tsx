import { useTranslation } from 'react-i18next'
import { type AppointmentStatus, STATUS_LABELS } from '#domain/appointments.ts'
import { Badge, type Tone } from '#web/ui/badge.tsx'

const TONES: Record<AppointmentStatus, Tone> = {
  pending: 'warn',
  confirmed: 'ok',
  completed: 'done',
  cancelled: 'stop',
}

export function StatusBadge({ status }: { status: AppointmentStatus }) {
  const { t } = useTranslation()
  return <Badge tone={TONES[status]}>{t(STATUS_LABELS[status])}</Badge>
}
