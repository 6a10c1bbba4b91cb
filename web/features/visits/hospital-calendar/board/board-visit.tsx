import { clsx } from 'clsx'
import { type CSSProperties, memo, type PointerEvent } from 'react'
import { isUpcoming } from '#domain/appointments.ts'
import { BOARD_STATE_LABELS, type BoardState } from '#domain/arrivals.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { Link } from '#web/routing/router.tsx'
import block from '../visit-block.module.css'
import type { BoardVisit as Visit } from './board-fields.ts'
import { stateOf } from './board-state.ts'
import { BoardTools } from './board-tools.tsx'
import styles from './board-visit.module.css'

export const STATE_LOOKS: Record<BoardState, string | undefined> = {
  waiting: styles.waiting,
  expected: styles.expected,
  arrived: styles.arrived,
  with_doctor: styles.withDoctor,
  done: styles.done,
  did_not_come: styles.didNotCome,
}

export const boardLook = (visit: Visit) => clsx(block.visit, STATE_LOOKS[stateOf(visit)])

export function BoardWords({ visit, time = visit.time }: { visit: Visit; time?: string }) {
  const { t } = useTranslation()
  return (
    <>
      <span className={block.line}>
        <b>{time}</b> {t(BOARD_STATE_LABELS[stateOf(visit)])}
      </span>
      <span className={block.who}>
        <bdi>{visit.patientName}</bdi>
      </span>
      <span className={block.what}>{[visit.service.name, visit.room?.name].filter(Boolean).join(' · ')}</span>
    </>
  )
}

/** A visit that can be moved now. */
export const isMovable = (visit: Visit): boolean => isUpcoming(visit.status) && !visit.heldMove && !visit.calledInAt

type Props = {
  visit: Visit
  to: string
  style: CSSProperties
  /** It is on its way elsewhere: only its outline stays. */
  leaving: boolean
  may: boolean
  onGrab: (event: PointerEvent<HTMLElement>, visit: Visit) => void
  onMove: (visit: Visit) => void
  onAct: Parameters<typeof BoardTools>[0]['onAct']
  wasDragged: () => boolean
}

/** One visit on the board. It renders again only when its own data change. */
export const BoardVisit = memo(function BoardVisit(props: Props) {
  const { visit, to, style, leaving, may, onGrab, onMove, onAct, wasDragged } = props
  const movable = may && isMovable(visit)
  return (
    <div
      className={clsx(boardLook(visit), leaving && block.leaving)}
      style={style}
      data-visit={visit.id}
      data-state={stateOf(visit)}
      onPointerDown={movable ? (event) => onGrab(event, visit) : undefined}
    >
      <Link
        to={to}
        className={clsx(block.link, styles.link)}
        draggable={false}
        onClick={(event) => {
          if (wasDragged()) event.preventDefault()
        }}
      >
        <BoardWords visit={visit} />
      </Link>
      {may && (
        <div className={styles.tools} onPointerDown={(event) => event.stopPropagation()}>
          <BoardTools visit={visit} onAct={onAct} onMove={movable ? onMove : null} />
        </div>
      )}
    </div>
  )
})
