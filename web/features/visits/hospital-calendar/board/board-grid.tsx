import { clsx } from 'clsx'
import { type CSSProperties, useEffect, useMemo, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { timeIn } from '#domain/days.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import text from '#web/ui/text.module.css'
import type { Block, Place } from '../calendar-fields.ts'
import grid from '../calendar-grid.module.css'
import { byColumn } from '../calendar-grid.tsx'
import { frameOf, isSame, minutesOf, STEP, timeOf } from '../geometry.ts'
import { MovingBar } from '../moving-bar.tsx'
import { useMoving } from '../use-moving.ts'
import { BoardColumn } from './board-column.tsx'
import { type Board, type BoardVisit, doctorIdOf, keyOf } from './board-fields.ts'
import styles from './board-grid.module.css'
import { BoardHead } from './board-head.tsx'
import { BoardWords, boardLook } from './board-visit.tsx'
import { type BoardGroups, columnOfVisit, useRoomPlaces } from './rooms.tsx'
import { type BlockRequest, useBlocking } from './use-blocking.ts'
import { useBoardPlaces } from './use-board-places.ts'

const NONE: readonly never[] = []
const columnOfHeld = ({ doctor }: Board['held'][number]) => keyOf(doctor?.id)
const columnOfPlace = ({ column }: Place) => column

type Props = {
  /** The board of doctors, or of `byRooms`. */
  board: Board
  by: BoardGroups
  isToday: boolean
  may: boolean
  onAct: Parameters<typeof BoardColumn>[0]['onAct']
  /** Called when a visit is dropped on a free place. The caller asks what to do with it. */
  onDrop: (visit: BoardVisit, place: Place) => void
  onBook: (place: Place) => void
  /** Called with a time that staff have chosen to block. The caller asks for the rest. */
  onBlock: (request: BlockRequest) => void
  onFree: (block: Block) => void
}

/** A day with columns of doctors or rooms. Visits move to free places by pointer or keyboard. */
export function BoardGrid({ board, by, isToday, may, onAct, onDrop, onBook, onBlock, onFree }: Props) {
  const { t } = useTranslation()
  const { days, columns, appointments, held, blocked } = board
  const closures = days[0] ?? { date: '', reason: null, closures: [] }
  const frame = useMemo(
    () =>
      frameOf({
        days: columns.flatMap((column) =>
          column.days.map(({ free, breaks }) => ({
            times: free.map((time) => ({ time })),
            breaks,
            closures: [...closures.closures, ...blocked],
          })),
        ),
        appointments,
        held,
      }),
    [columns, appointments, held, closures, blocked],
  )
  const keys = useMemo(() => columns.map(({ doctorId }) => keyOf(doctorId)), [columns])
  const names = useMemo(
    () => new Map(columns.map(({ doctorId, doctorName }) => [keyOf(doctorId), doctorName])),
    [columns],
  )
  const nameOf = (column: string) => names.get(column) ?? (by === 'rooms' ? t('Without a room') : t('Without a doctor'))
  const visitsOf = useMemo(() => byColumn(appointments, columnOfVisit(by)), [appointments, by])
  const heldOf = useMemo(() => byColumn(held, columnOfHeld), [held])
  const blockedOf = useMemo(
    () =>
      new Map(
        keys.map((key) => [key, blocked.filter(({ doctorId }) => doctorId === null || doctorId === doctorIdOf(key))]),
      ),
    [blocked, keys],
  )
  const [visit, setVisit] = useState<BoardVisit | null>(null)
  const ofDoctors = useBoardPlaces(by === 'doctors' ? visit : null, keys)
  const ofRooms = useRoomPlaces(by === 'rooms' ? visit : null, appointments, keys)
  const { places, isLoaded } = by === 'rooms' ? { places: ofRooms, isLoaded: true } : ofDoctors
  const placeOf = (of: BoardVisit): Place => ({ column: columnOfVisit(by)(of), time: of.time })
  const moving = useMoving<BoardVisit>({
    visit,
    setVisit,
    places,
    isLoaded,
    frame,
    columns: keys,
    placeOf,
    onDrop,
  })
  const { over } = moving
  const blocking = useBlocking({ frame, enabled: may && !visit && by === 'doctors', onBlock })
  const { span } = blocking
  const placesOf = useMemo(() => byColumn(places, columnOfPlace), [places])
  const scroll = useRef<HTMLElement>(null)
  // The present hour is in view when the board of today opens.
  useEffect(() => {
    const box = scroll.current
    if (!box || !isToday) return
    const share = (minutesOf(timeIn(new Date())) - 60 - frame.from) / (frame.to - frame.from)
    box.scrollTop = Math.max(0, share * box.scrollHeight)
  }, [isToday, frame.from, frame.to])
  const hours = Array.from({ length: (frame.to - frame.from) / 60 }, (_, at) => timeOf(frame.from + at * 60))
  const measures = { '--columns': columns.length, '--day': (frame.to - frame.from) / STEP } as CSSProperties
  return (
    <div
      className={clsx(grid.frame, styles.frame)}
      onKeyDownCapture={(event) => blocking.onKeyDown(event) || moving.onKeyDown(event)}
    >
      {visit && (
        <MovingBar
          visit={visit}
          over={over && { ...over, label: nameOf(over.column) }}
          count={places.length}
          isLoaded={moving.isLoaded}
          onStop={moving.stop}
        />
      )}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls is reached by keyboard */}
      <section className={clsx(grid.scroll, styles.scroll)} ref={scroll} aria-label={t('Day')} tabIndex={0}>
        <div className={clsx(grid.grid, styles.grid)} style={measures}>
          <span className={clsx(grid.zone, text.note, styles.zone)}>{t('GMT+3')}</span>
          {columns.map((column) => (
            <BoardHead key={keyOf(column.doctorId)} column={column} isRoom={by === 'rooms'} />
          ))}
          <div className={clsx(grid.hours, styles.hours)} aria-hidden="true">
            {hours.map((hour) => (
              <span key={hour}>{hour}</span>
            ))}
          </div>
          <div
            className={clsx(grid.days, may && styles.blockable)}
            ref={moving.grid}
            data-moving={visit ? '' : undefined}
            onPointerDown={blocking.onPointerDown}
          >
            {columns.map(({ doctorId, days: [day] }) => {
              const key = keyOf(doctorId)
              return (
                day && (
                  <BoardColumn
                    key={key}
                    column={key}
                    doctorName={nameOf(key)}
                    day={day}
                    closures={closures}
                    visits={visitsOf.get(key) ?? NONE}
                    held={heldOf.get(key) ?? NONE}
                    blocked={blockedOf.get(key) ?? NONE}
                    frame={frame}
                    isToday={isToday}
                    leavingId={visit && placeOf(visit).column === key ? visit.id : null}
                    places={visit ? (placesOf.get(key) ?? NONE) : null}
                    minutes={visit?.durationMinutes ?? 0}
                    over={over?.column === key ? over.time : null}
                    span={span?.column === key ? span : null}
                    may={may}
                    onGrab={moving.grab}
                    onMove={moving.begin}
                    onAct={onAct}
                    onDrop={moving.dropAt}
                    onBook={onBook}
                    onFree={onFree}
                    wasDragged={moving.wasDragged}
                    wasChosen={blocking.wasDragged}
                  />
                )
              )
            })}
          </div>
        </div>
      </section>
      {may && by === 'doctors' && (
        <p className={clsx(text.note, styles.hint)}>
          {t('To block time, drag over it, or hold Shift and press the arrow keys on a free time.')}
        </p>
      )}
      <p className={text.visuallyHidden} aria-live="polite">
        {span &&
          t('{{from}} to {{to}}, {{name}}. Enter blocks this time.', {
            from: timeOf(span.from),
            to: timeOf(span.to),
            name: nameOf(span.column),
          })}
      </p>
      {moving.dragging &&
        visit &&
        createPortal(
          <div
            ref={moving.ghost}
            className={clsx(boardLook(visit), grid.ghost, over && !isSame(over, placeOf(visit)) && grid.fits)}
            aria-hidden="true"
          >
            <BoardWords visit={visit} time={over?.time ?? visit.time} />
          </div>,
          document.body,
        )}
    </div>
  )
}
