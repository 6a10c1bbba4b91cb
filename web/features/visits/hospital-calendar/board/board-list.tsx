import { BOARD_STATE_LABELS, type BoardState } from '#domain/arrivals.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { Link } from '#web/routing/router.tsx'
import { Badge, type Tone } from '#web/ui/badge.tsx'
import { IconButton } from '#web/ui/button.tsx'
import { X } from '#web/ui/icons/x.ts'
import text from '#web/ui/text.module.css'
import type { Block, Place } from '../calendar-fields.ts'
import { usePortalLink } from '../calendar-links.ts'
import { byColumn } from '../calendar-grid.tsx'
import { shutWord } from '../day-parts.tsx'
import { endOf } from '../geometry.ts'
import { type Board, type BoardColumnData, type BoardVisit, keyOf } from './board-fields.ts'
import styles from './board-list.module.css'
import { stateOf } from './board-state.ts'
import { BoardTools } from './board-tools.tsx'
import { isMovable } from './board-visit.tsx'
import { type BoardGroups, columnOfVisit } from './rooms.tsx'

const TONES: Record<BoardState, Tone> = {
  waiting: 'warn',
  expected: 'ok',
  arrived: 'ok',
  with_doctor: 'info',
  done: 'done',
  did_not_come: 'stop',
}

type Props = {
  board: Board
  by: BoardGroups
  may: boolean
  onAct: Parameters<typeof BoardTools>[0]['onAct']
  onMove: (visit: BoardVisit) => void
  onBook: (place: Place) => void
  onFree: (block: Block) => void
}

function BoardRow({
  visit,
  may,
  onAct,
  onMove,
}: Omit<Props, 'board' | 'by' | 'onBook' | 'onFree'> & { visit: BoardVisit }) {
  const { t } = useTranslation()
  const linkTo = usePortalLink()
  const state = stateOf(visit)
  return (
    <li className={styles.row} data-visit={visit.id} data-state={state}>
      <span className={styles.time}>
        <b>{visit.time}</b>
        <small>{endOf(visit)}</small>
      </span>
      <div className={styles.words}>
        <Link to={linkTo(visit.id)} className={styles.name}>
          <bdi>{visit.patientName}</bdi>
        </Link>
        <span className={text.note}>{visit.service.name}</span>
        <Badge tone={TONES[state]}>{t(BOARD_STATE_LABELS[state])}</Badge>
      </div>
      {may && (
        <div className={styles.tools}>
          <BoardTools visit={visit} onAct={onAct} onMove={isMovable(visit) ? onMove : null} />
        </div>
      )}
    </li>
  )
}

function BlockRow({ block, onFree }: { block: Block; onFree: ((block: Block) => void) | null }) {
  const { t } = useTranslation()
  const { id, doctorId, from, to, reason } = block
  return (
    <li className={styles.row} data-block={id}>
      <span className={styles.time}>
        <b>{from}</b>
        <small>{to}</small>
      </span>
      <div className={styles.words}>
        <b>{doctorId ? t('Blocked') : t('Hospital blocked')}</b>
        {reason && (
          <span className={text.note} dir="auto">
            {reason}
          </span>
        )}
      </div>
      {onFree && (
        <IconButton label={t('Free {{from}} to {{to}} again', { from, to })} onClick={() => onFree(block)}>
          <X aria-hidden="true" />
        </IconButton>
      )}
    </li>
  )
}

type ColumnDayProps = Omit<Props, 'board'> & {
  column: BoardColumnData
  visits: readonly BoardVisit[]
  blocked: readonly Block[]
}

function ColumnDay({ column, by, visits, blocked, onBook, onFree, ...row }: ColumnDayProps) {
  const { t } = useTranslation()
  const [day] = column.days
  const name = column.doctorName ?? (by === 'rooms' ? t('Without a room') : t('Without a doctor'))
  const shut = shutWord(day?.refusal ?? null)
  return (
    <section className={styles.doctor} aria-label={name}>
      <h2 className={styles.head}>
        <bdi>{name}</bdi> <small>{t('{{count}} visits', { count: visits.length })}</small>
      </h2>
      {shut && <p className={text.note}>{t(shut)}</p>}
      {visits.length > 0 && (
        <ol className={styles.rows}>
          {visits.map((visit) => (
            <BoardRow key={visit.id} visit={visit} {...row} />
          ))}
        </ol>
      )}
      {blocked.length > 0 && (
        <ul className={styles.rows} aria-label={t('Blocked times of {{name}}', { name })}>
          {blocked.map((block) => (
            <BlockRow key={block.id} block={block} onFree={row.may ? onFree : null} />
          ))}
        </ul>
      )}
      {day && day.free.length > 0 && (
        <ul className={styles.free} aria-label={t('Free times of {{name}}', { name })}>
          {day.free.map((time) => (
            <li key={time}>
              {row.may ? (
                <button
                  type="button"
                  aria-label={t('Book {{time}}, {{name}}', { time, name })}
                  onClick={() => onBook({ column: keyOf(column.doctorId), time })}
                >
                  {time}
                </button>
              ) : (
                time
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

/** The board where there is no room for columns: doctors with visits first. */
export function BoardList({ board, ...row }: Props) {
  const { by } = row
  const visitsOf = byColumn(board.appointments, columnOfVisit(by))
  const columns = board.columns.map((column) => ({ column, visits: visitsOf.get(keyOf(column.doctorId)) ?? [] }))
  const sorted = [
    ...columns.filter(({ visits }) => visits.length > 0),
    ...columns.filter(({ visits }) => visits.length === 0),
  ]
  return sorted.map(({ column, visits }) => (
    <ColumnDay
      key={keyOf(column.doctorId)}
      column={column}
      visits={visits}
      blocked={board.blocked.filter(({ doctorId }) => doctorId === null || doctorId === column.doctorId)}
      {...row}
    />
  ))
}
