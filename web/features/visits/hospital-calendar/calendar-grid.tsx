import { clsx } from 'clsx'
import { type CSSProperties, useMemo, useState } from 'react'
import { createPortal } from 'react-dom'
import { useFormat } from '#web/i18n/format.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import text from '#web/ui/text.module.css'
import type { Block, Calendar, HeldTime, Place, Slot, Visit } from './calendar-fields.ts'
import styles from './calendar-grid.module.css'
import { DayColumn } from './day-column.tsx'
import { frameOf, isSame, STEP, timeOf } from './geometry.ts'
import { MovingBar } from './moving-bar.tsx'
import { useDayPlaces } from './use-day-places.ts'
import { useMoving } from './use-moving.ts'
import { lookOf, VisitWords } from './visit-block.tsx'

const NONE: readonly never[] = []

/** Groups items by column in stable lists, so only a changed column renders again. */
export function byColumn<Item>(items: readonly Item[], columnOf: (item: Item) => string): Map<string, Item[]> {
  const columns = new Map<string, Item[]>()
  for (const item of items) {
    const column = columns.get(columnOf(item))
    if (column) column.push(item)
    else columns.set(columnOf(item), [item])
  }
  return columns
}
const dateOf = ({ date }: { date: string }) => date
const columnOf = ({ column }: Place) => column
const placeOf = ({ date, time }: Visit): Place => ({ column: date, time })

type Props = {
  calendar: Calendar
  today: string
  may: boolean
  /** Called when a visit is dropped on a free slot. The caller asks what to do with it. */
  onDrop: (visit: Visit, slot: Slot) => void
}

/**
 * Shows a day or a week of one doctor. Visits can be dragged to free slots, and each has a button
 * that does the same with arrow keys.
 */
export function CalendarGrid({ calendar, today, may, onDrop }: Props) {
  const { t } = useTranslation()
  const { formatDate } = useFormat()
  const dayOf = (date: string) => formatDate(date, { weekday: 'long', day: 'numeric', month: 'long' })
  const { days, appointments, held, blocked } = calendar
  const frame = useMemo(
    () =>
      frameOf({
        days: days.map((day) => ({ ...day, closures: [...day.closures, ...blocked] })),
        appointments,
        held,
      }),
    [days, appointments, held, blocked],
  )
  const visitsOf = useMemo(() => byColumn<Visit>(appointments, dateOf), [appointments])
  const heldOf = useMemo(() => byColumn<HeldTime>(held, dateOf), [held])
  const blockedOf = useMemo(() => byColumn<Block>(blocked, dateOf), [blocked])
  const span = { from: days[0]?.date ?? today, to: days.at(-1)?.date ?? today }
  const [visit, setVisit] = useState<Visit | null>(null)
  const { places, isLoaded } = useDayPlaces(visit, span)
  const moving = useMoving<Visit>({
    visit,
    setVisit,
    places,
    isLoaded,
    frame,
    columns: days.map(dateOf),
    placeOf,
    onDrop: (moved, { column, time }) => onDrop(moved, { date: column, time }),
  })
  const { over, grab, begin, dropAt, wasDragged } = moving
  const placesOf = useMemo(() => byColumn<Place>(places, columnOf), [places])
  const hours = Array.from({ length: (frame.to - frame.from) / 60 }, (_, at) => timeOf(frame.from + at * 60))
  const columns = { '--columns': days.length, '--day': (frame.to - frame.from) / STEP } as CSSProperties
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys belong to the visit that is moved, whose button has the focus
    <div className={styles.frame} onKeyDown={moving.onKeyDown}>
      {visit && (
        <MovingBar
          visit={visit}
          over={over && { ...over, label: dayOf(over.column) }}
          count={places.length}
          isLoaded={moving.isLoaded}
          onStop={moving.stop}
        />
      )}
      <div className={styles.scroll}>
        <div className={styles.grid} style={columns}>
          <span className={clsx(styles.zone, text.note)}>{t('GMT+3')}</span>
          {days.map(({ date }) => (
            <h3 key={date} className={clsx(styles.head, date === today && styles.today)}>
              <span>{formatDate(date, { weekday: 'short' })}</span> <b>{formatDate(date, { day: 'numeric' })}</b>
              {date === today && <em>{t('Today')}</em>}
            </h3>
          ))}
          <div className={styles.hours} aria-hidden="true">
            {hours.map((hour) => (
              <span key={hour}>{hour}</span>
            ))}
          </div>
          <div className={styles.days} ref={moving.grid} data-moving={visit ? '' : undefined}>
            {days.map((day) => (
              <DayColumn
                key={day.date}
                day={day}
                visits={visitsOf.get(day.date) ?? NONE}
                held={heldOf.get(day.date) ?? NONE}
                blocked={blockedOf.get(day.date) ?? NONE}
                frame={frame}
                today={day.date === today}
                leavingId={visit?.date === day.date ? visit.id : null}
                places={visit ? (placesOf.get(day.date) ?? NONE) : null}
                minutes={visit?.durationMinutes ?? 0}
                over={over?.column === day.date ? over.time : null}
                may={may}
                onGrab={grab}
                onMove={begin}
                onDrop={dropAt}
                wasDragged={wasDragged}
              />
            ))}
          </div>
        </div>
      </div>
      {moving.dragging &&
        visit &&
        createPortal(
          <div
            ref={moving.ghost}
            className={clsx(lookOf(visit), styles.ghost, over && !isSame(over, placeOf(visit)) && styles.fits)}
            aria-hidden="true"
          >
            <VisitWords visit={visit} time={over?.time ?? visit.time} />
          </div>,
          document.body,
        )}
    </div>
  )
}
