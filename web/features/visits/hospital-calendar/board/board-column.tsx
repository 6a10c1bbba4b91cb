import { clsx } from 'clsx'
import { type CSSProperties, memo, useMemo } from 'react'
import type { Block, Place } from '../calendar-fields.ts'
import { usePortalLink } from '../calendar-links.ts'
import column from '../day-column.module.css'
import { BlockedTimes, DayParts, HeldTimes, place } from '../day-parts.tsx'
import { type Frame, sideBySide, timeOf } from '../geometry.ts'
import { NowLine } from '../now-line.tsx'
import type { Board, BoardColumnData, BoardVisit as Visit } from './board-fields.ts'
import styles from './board-grid.module.css'
import { BoardVisit } from './board-visit.tsx'
import { FreeTimes } from './free-times.tsx'
import type { ChosenSpan } from './use-blocking.ts'

type Props = {
  column: string
  doctorName: string
  day: BoardColumnData['days'][number]
  closures: Board['days'][number]
  visits: readonly Visit[]
  held: readonly Board['held'][number][]
  /** Blocked times of the doctor and of the whole hospital. */
  blocked: readonly Block[]
  frame: Frame
  isToday: boolean
  leavingId: string | null
  /** Possible places of the dragged visit in this column. Null without one. */
  places: readonly Place[] | null
  minutes: number
  over: string | null
  /** Time of this column that is being chosen to block. */
  span: ChosenSpan | null
  may: boolean
  onGrab: Parameters<typeof BoardVisit>[0]['onGrab']
  onMove: (visit: Visit) => void
  onAct: Parameters<typeof BoardVisit>[0]['onAct']
  onDrop: (place: Place) => void
  onBook: (place: Place) => void
  onFree: (block: Block) => void
  wasDragged: () => boolean
  /** Returns whether the press was the end of a drag over free time. */
  wasChosen: () => boolean
}

/** The day of a doctor. It renders again only when this column changes. */
export const BoardColumn = memo(function BoardColumn(props: Props) {
  const { day, closures, visits, held, blocked, frame, isToday, places, span, ...rest } = props
  const linkTo = usePortalLink()
  const placed = useMemo(
    () =>
      sideBySide(visits).map(({ item, at, of }) => ({
        visit: item,
        style: { ...place(frame, item.time, item.durationMinutes), '--at': at, '--of': of } as CSSProperties,
      })),
    [visits, frame],
  )
  return (
    <div className={column.column} data-column={rest.column}>
      <DayParts
        refusal={day.refusal}
        reason={closures.reason}
        closures={closures.closures}
        breaks={day.breaks}
        frame={frame}
      />
      {places === null ? (
        <FreeTimes
          times={day.free}
          frame={frame}
          doctorName={rest.doctorName}
          onBook={rest.may ? (time) => !rest.wasChosen() && rest.onBook({ column: rest.column, time }) : null}
        />
      ) : (
        places.map((free) => (
          <button
            key={free.time}
            type="button"
            tabIndex={-1}
            className={clsx(column.free, column.place, free.time === rest.over && column.over)}
            style={place(frame, free.time, rest.minutes)}
            onClick={() => rest.onDrop(free)}
          >
            {free.time}
          </button>
        ))
      )}
      {placed.map(({ visit, style }) => (
        <BoardVisit
          key={visit.id}
          visit={visit}
          to={linkTo(visit.id)}
          style={style}
          leaving={visit.id === rest.leavingId}
          may={rest.may}
          onGrab={rest.onGrab}
          onMove={rest.onMove}
          onAct={rest.onAct}
          wasDragged={rest.wasDragged}
        />
      ))}
      <HeldTimes held={held} frame={frame} />
      <BlockedTimes blocked={blocked} frame={frame} onFree={rest.may ? rest.onFree : null} />
      {span && (
        <div
          className={styles.chosen}
          style={place(frame, timeOf(span.from), span.to - span.from)}
          data-chosen=""
          aria-hidden="true"
        >
          {timeOf(span.from)}–{timeOf(span.to)}
        </div>
      )}
      {isToday && <NowLine frame={frame} />}
    </div>
  )
})
