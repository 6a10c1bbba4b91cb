import { clsx } from 'clsx'
import { type CSSProperties, memo, useMemo } from 'react'
import { sentence } from '#domain/sentences.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { Coffee } from '#web/ui/icons/coffee.ts'
import { Hourglass } from '#web/ui/icons/hourglass.ts'
import { Lock } from '#web/ui/icons/lock.ts'
import { Plane } from '#web/ui/icons/plane.ts'
import type { CalendarDay, HeldTime, Slot, Visit } from './calendar-fields.ts'
import { usePortalLink } from './calendar-links.ts'
import styles from './day-column.module.css'
import { endOf, FREE_MINUTES, type Frame, minutesOf, STEP, sideBySide } from './geometry.ts'
import { NowLine } from './now-line.tsx'
import { VisitBlock } from './visit-block.tsx'

/** Labels of days on which nothing can be booked. */
const SHUT: Record<string, { word: string; Icon: typeof Lock }> = {
  closed: { word: sentence('Closed'), Icon: Lock },
  holiday: { word: sentence('Public holiday'), Icon: Lock },
  away: { word: sentence('Away'), Icon: Plane },
}
export const shutWord = (refusal: string | null): string | null => (refusal ? (SHUT[refusal]?.word ?? null) : null)

const place = (frame: Frame, time: string, minutes: number) =>
  ({ '--start': (minutesOf(time) - frame.from) / STEP, '--steps': Math.max(1, minutes / STEP) }) as CSSProperties

type Props = {
  day: CalendarDay
  visits: readonly Visit[]
  held: readonly HeldTime[]
  frame: Frame
  today: boolean
  /** ID of the visit being moved, if it is on this day. */
  leavingId: string | null
  /** Possible slots of the moved visit on this day. Null if none is being moved. */
  places: readonly Slot[] | null
  /** Length of the moved visit, in minutes. */
  minutes: number
  /** Time of this day under the pointer. */
  over: string | null
  may: boolean
  onGrab: Parameters<typeof VisitBlock>[0]['onGrab']
  onMove: (visit: Visit) => void
  onDrop: (slot: Slot) => void
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
  const { t } = useTranslation()
  const linkTo = usePortalLink()
  const shut = day.refusal ? SHUT[day.refusal] : undefined
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
    <div className={clsx(styles.column, today && styles.today)} data-date={day.date}>
      {shut && (
        <div className={clsx(styles.shut, day.refusal === 'away' && styles.away)}>
          <span>
            <shut.Icon aria-hidden="true" />
            {t(shut.word)}
            {day.reason && <small dir="auto">{t(day.reason)}</small>}
          </span>
        </div>
      )}
      {day.closures.map(({ from, to, reason }) => (
        <div
          key={from}
          className={clsx(styles.shut, styles.part)}
          style={place(frame, from, minutesOf(to) - minutesOf(from))}
        >
          <span>
            <Lock aria-hidden="true" />
            {t('Closed')}{' '}
            <small>
              {from}–{to}
            </small>
            {reason && <small dir="auto">{t(reason)}</small>}
          </span>
        </div>
      ))}
      {day.breaks.map(({ from, to }) => (
        <div key={from} className={styles.pause} style={place(frame, from, minutesOf(to) - minutesOf(from))}>
          <span>
            <Coffee aria-hidden="true" />
            {t('Break')}{' '}
            <small>
              {from}–{to}
            </small>
          </span>
        </div>
      ))}
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
      {held.map((hold) => (
        <div key={hold.id} className={styles.held} style={place(frame, hold.time, hold.durationMinutes)}>
          <Hourglass aria-hidden="true" />
          <span>
            <b>{hold.time}</b>–{endOf(hold)} {t('Held for a patient')}
          </span>
        </div>
      ))}
      {today && <NowLine frame={frame} />}
    </div>
  )
})
