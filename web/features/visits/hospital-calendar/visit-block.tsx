import { clsx } from 'clsx'
import { type CSSProperties, memo, type PointerEvent } from 'react'
import { type AppointmentStatus, isUpcoming, STATUS_LABELS } from '#domain/appointments.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { Link } from '#web/routing/router.tsx'
import { Check } from '#web/ui/icons/check.ts'
import { CheckCheck } from '#web/ui/icons/check-check.ts'
import { Clock } from '#web/ui/icons/clock.ts'
import { Move } from '#web/ui/icons/move.ts'
import type { Visit } from './calendar-fields.ts'
import styles from './visit-block.module.css'

const LOOKS: Record<AppointmentStatus, { look: string | undefined; Icon: typeof Check }> = {
  pending: { look: styles.pending, Icon: Clock },
  confirmed: { look: styles.confirmed, Icon: Check },
  completed: { look: styles.completed, Icon: CheckCheck },
  cancelled: { look: styles.completed, Icon: CheckCheck },
}

/** Shows time, status, patient and service of a visit, in its slot and while dragged. */
export function VisitWords({ visit, time = visit.time }: { visit: Visit; time?: string }) {
  const { t } = useTranslation()
  const { Icon } = LOOKS[visit.status]
  return (
    <>
      <span className={styles.line}>
        <Icon aria-hidden="true" />
        <b>{time}</b> {t(STATUS_LABELS[visit.status])}
      </span>
      <span className={styles.who}>
        <bdi>{visit.patientName}</bdi>
      </span>
      <span className={styles.what}>{visit.service.name}</span>
    </>
  )
}

export const lookOf = ({ status }: Visit) => clsx(styles.visit, LOOKS[status].look)

type Props = {
  visit: Visit
  to: string
  style: CSSProperties
  /** True while the visit is being moved, when only its outline stays. */
  leaving: boolean
  may: boolean
  onGrab: (event: PointerEvent<HTMLElement>, visit: Visit) => void
  onMove: (visit: Visit) => void
  wasDragged: () => boolean
}

/**
 * Shows one visit in its column. Memoised: dragging a visit over forty others renders none of them
 * (counted by tests/e2e/portal-appointments.test.ts), so its props must be stable.
 */
export const VisitBlock = memo(function VisitBlock({
  visit,
  to,
  style,
  leaving,
  may,
  onGrab,
  onMove,
  wasDragged,
}: Props) {
  const { t } = useTranslation()
  const movable = may && isUpcoming(visit.status)
  return (
    <div
      className={clsx(lookOf(visit), leaving && styles.leaving)}
      style={style}
      data-visit={visit.id}
      onPointerDown={movable ? (event) => onGrab(event, visit) : undefined}
    >
      <Link
        to={to}
        className={styles.link}
        draggable={false}
        onClick={(event) => {
          if (wasDragged()) event.preventDefault()
        }}
      >
        <VisitWords visit={visit} />
      </Link>
      {movable && (
        <button
          type="button"
          className={styles.grip}
          aria-label={t('Move {{name}}', { name: visit.patientName })}
          title={t('Move {{name}}', { name: visit.patientName })}
          onPointerDown={(event) => event.stopPropagation()}
          onClick={() => onMove(visit)}
        >
          <Move aria-hidden="true" />
        </button>
      )}
    </div>
  )
})
