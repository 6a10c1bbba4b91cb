import { clsx } from 'clsx'
import { type CSSProperties, memo, useMemo } from 'react'
import type { Block, CalendarDay, HeldTime, Place, Visit } from './calendar-fields.ts'
import { usePortalLink } from './calendar-links.ts'
import styles from './day-column.module.css'
import { BlockedTimes, DayParts, HeldTimes, place } from './day-parts.tsx'
import { FREE_MINUTES, type Frame, sideBySide } from './geometry.ts'
import { NowLine } from './now-line.tsx'
import { VisitBlock } from './visit-block.tsx'

type Props = {
  day: CalendarDay
  visits: readonly Visit[]
  held: readonly HeldTime[]
  blocked: readonly Block[]
  frame: Frame
  today: boolean
  /** ID of the visit being moved, if it is on this day. */
  leavingId: string | null
  /** Possible slots of the moved visit on this day. Null if none is being moved. */
  places: readonly Place[] | null
  /** Length of the moved visit, in minutes. */
  minutes: number
  /** Time of this day under the pointer. */
  over: string | null
  may: boolean
  onGrab: Parameters<typeof VisitBlock>[0]['onGrab']
  onMove: (visit: Visit) => void
  onDrop: (place: Place) => void
  wasDragged: () => boolean
}

/**
 * Shows a day with its visits, held times, breaks and free times. It renders again only when this
 * day changes.
 */
export const DayColumn = memo(function DayColumn({
  day,
  visits,
  held,
  blocked,
  frame,
  today,
  leavingId,
  places,
  minutes,
  over,
  may,
  onGrab,
  onMove,
  onDrop,
  wasDragged,
}: Props) {
  const linkTo = usePortalLink()
  // Stable objects, so a visit does not render again when another moves.
  const placed = useMemo(
    () =>
      sideBySide(visits).map(({ item, at, of }) => ({
        visit: item,
        style: { ...place(frame, item.time, item.durationMinutes), '--at': at, '--of': of } as CSSProperties,
      })),
    [visits, frame],
  )
  const free = day.times.filter(({ available }) => available)
  return (
    <div className={clsx(styles.column, today && styles.today)} data-column={day.date} data-date={day.date}>
      <DayParts {...day} frame={frame} />
      {places === null
        ? free.map(({ time }) => (
            <span key={time} className={styles.free} style={place(frame, time, FREE_MINUTES)} aria-hidden="true">
              {time}
            </span>
          ))
        : places.map((slot) => (
            <button
              key={slot.time}
              type="button"
              tabIndex={-1}
              className={clsx(styles.free, styles.place, slot.time === over && styles.over)}
              style={place(frame, slot.time, minutes)}
              onClick={() => onDrop(slot)}
            >
              {slot.time}
            </button>
          ))}
      {placed.map(({ visit, style }) => (
        <VisitBlock
          key={visit.id}
          visit={visit}
          to={linkTo(visit.id)}
          style={style}
          leaving={visit.id === leavingId}
          may={may}
          onGrab={onGrab}
          onMove={onMove}
          wasDragged={wasDragged}
        />
      ))}
      <HeldTimes held={held} frame={frame} />
      <BlockedTimes blocked={blocked} frame={frame} onFree={null} />
      {today && <NowLine frame={frame} />}
    </div>
  )
})
