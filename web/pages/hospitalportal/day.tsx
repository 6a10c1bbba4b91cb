import { useMutation, useQuery } from '@apollo/client/react'
import { useState } from 'react'
import { addDays } from '#domain/days.ts'
import { graphql } from '#web/data/graphql.ts'
import { refusalOf } from '#web/data/refusal.ts'
import { useWide } from '#web/device/wide.ts'
import { toldName } from '#web/features/visits/appointments/portal/cancel-visit.tsx'
import { TimeDialog } from '#web/features/visits/appointments/portal/time-dialog.tsx'
import { PortalReschedule, ProposeTime } from '#web/features/visits/appointments/portal/time-verbs.ts'
import { useDecide } from '#web/features/visits/appointments/portal/use-decide.ts'
import {
  type Board,
  BoardFields,
  type BoardVisit,
  doctorIdOf,
  keyOf,
} from '#web/features/visits/hospital-calendar/board/board-fields.ts'
import {
  BlockDialog,
  type BlockStart,
  useFreeAgain,
} from '#web/features/visits/hospital-calendar/board/block-dialog.tsx'
import { BoardGrid } from '#web/features/visits/hospital-calendar/board/board-grid.tsx'
import { BoardList } from '#web/features/visits/hospital-calendar/board/board-list.tsx'
import { BoardWeek } from '#web/features/visits/hospital-calendar/board/board-week.tsx'
import { BookDialog } from '#web/features/visits/hospital-calendar/board/book-dialog.tsx'
import type { FreeSlot } from '#web/features/visits/hospital-calendar/board/book-fields.ts'
import { BoardTotals } from '#web/features/visits/hospital-calendar/board/board-totals.tsx'
import type { BlockRequest } from '#web/features/visits/hospital-calendar/board/use-blocking.ts'
import {
  AskForRoom,
  type BoardGroups,
  BoardRoomFields,
  byRooms,
  useRoomQuestion,
} from '#web/features/visits/hospital-calendar/board/rooms.tsx'
import { useBoardDay, workday } from '#web/features/visits/hospital-calendar/board/use-board-day.ts'
import { useBoardActions } from '#web/features/visits/hospital-calendar/board/use-board-actions.ts'
import type { Place } from '#web/features/visits/hospital-calendar/calendar-fields.ts'
import { MoveDialog, type MoveRequest } from '#web/features/visits/hospital-calendar/move-dialog.tsx'
import { useFormat } from '#web/i18n/format.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { PanelPage } from '#web/layouts/panel-page.tsx'
import { useHospitalEvents } from '#web/live/hospital-events.ts'
import { useNavigate } from '#web/routing/router.tsx'
import { useWorkplace } from '#web/session/workplace.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Segmented } from '#web/ui/choice.tsx'
import { Ban } from '#web/ui/icons/ban.ts'
import { ChevronLeft } from '#web/ui/icons/chevron-left.ts'
import { ChevronRight } from '#web/ui/icons/chevron-right.ts'
import { Printer } from '#web/ui/icons/printer.ts'
import { Row } from '#web/ui/layout.tsx'
import { LoadFailed, QueryView } from '#web/ui/query-view.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import text from '#web/ui/text.module.css'
import { toast } from '#web/ui/toast.tsx'

const DayBoardQuery = graphql(
  `query DayBoard($hospitalId: ID!, $from: Date!, $to: Date!) {
    dayBoard(hospitalId: $hospitalId, from: $from, to: $to) { ...BoardFields }
    rooms(hospitalId: $hospitalId) { ...BoardRoomFields }
  }`,
  [BoardFields, BoardRoomFields],
)

/** Moves a visit to another time or doctor, once the question is answered. */
function useBoardMove(board: Board | undefined, reload: () => Promise<unknown>) {
  const { t } = useTranslation()
  const [request, setRequest] = useState<MoveRequest | null>(null)
  const [refused, setRefused] = useState<string | null>(null)
  const [move, moving] = useMutation(PortalReschedule)
  const [propose, proposing] = useMutation(ProposeTime)
  const ask = (next: MoveRequest | null) => {
    setRefused(null)
    setRequest(next)
  }
  const settle = async (work: (request: MoveRequest) => Promise<unknown>, done: string) => {
    if (!request) return
    try {
      await work(request)
      toast({ text: done })
      ask(null)
    } catch (error) {
      setRefused(refusalOf(error).message)
    }
    await reload()
  }
  const doctorIn = ({ doctor, visit }: MoveRequest) =>
    doctor === undefined ? (visit.doctor?.id ?? null) : (doctor?.id ?? null)
  return {
    drop: (visit: BoardVisit, { column, time }: Place) => {
      const id = doctorIdOf(column)
      const name = board?.columns.find(({ doctorId }) => doctorId === id)?.doctorName ?? ''
      const doctor = keyOf(visit.doctor?.id) === column ? undefined : id ? { id, name } : null
      ask({ visit, slot: { date: visit.date, time }, doctor })
    },
    dialog: (
      <MoveDialog
        wish={request}
        busy={moving.loading || proposing.loading}
        refused={refused}
        onClose={() => ask(null)}
        onMove={() =>
          void settle(
            (wish) =>
              move({
                variables: {
                  id: wish.visit.id,
                  input: { ...wish.slot, doctorId: doctorIn(wish), basedOn: wish.visit.updatedAt },
                },
              }),
            t('The appointment is moved.'),
          )
        }
        onPropose={() =>
          void settle(
            (wish) => propose({ variables: { id: wish.visit.id, input: { ...wish.slot, doctorId: doctorIn(wish) } } }),
            t('The time is proposed and held for 24 hours.'),
          )
        }
      />
    ),
  }
}

export function Page() {
  const { t } = useTranslation()
  const { formatDate, formatDates } = useFormat()
  const navigate = useNavigate()
  const { hospitalId, hospitalName, may, portalPaths } = useWorkplace()
  const { today, date, by: chosenGroups, isWeek, from, to } = useBoardDay()
  const wide = useWide()
  const query = useQuery(DayBoardQuery, {
    variables: { hospitalId, from, to },
    fetchPolicy: 'cache-and-network',
    // Past times are no longer free.
    pollInterval: 60_000,
  })
  const reload = () => query.refetch().catch(() => undefined)
  useHospitalEvents(() => void reload())
  const [moved, setMoved] = useState<BoardVisit | null>(null)
  const move = useBoardMove(query.data?.dayBoard, reload)
  const hold = useDecide({ onUndone: () => void reload() })
  const act = useBoardActions({
    reload,
    decide: (visit, to) => hold({ appointments: [{ ...visit, toldName: toldName(visit) }], move: to }),
  })
  const mayEdit = may('appointments')
  const [slot, setSlot] = useState<FreeSlot | null>(null)
  const [blocking, setBlocking] = useState<BlockStart | null>(null)
  const free = useFreeAgain(hospitalId, reload)
  const book = ({ column, time }: Place) => {
    const doctorId = doctorIdOf(column)
    const doctor = query.data?.dayBoard.columns.find((candidate) => candidate.doctorId === doctorId)
    setSlot({ doctorId, doctorName: doctor?.doctorName ?? null, date, time })
  }
  const block = ({ column, ...time }: BlockRequest) => setBlocking({ date, doctorId: doctorIdOf(column), ...time })
  const rooms = query.data?.rooms ?? []
  const by = rooms.length > 0 ? chosenGroups : 'doctors'
  const room = useRoomQuestion({ rooms, reload })
  const linkTo = (day: string, { week = isWeek, groups = by }: { week?: boolean; groups?: BoardGroups } = {}) =>
    portalPaths.day({
      date: day === today ? null : day,
      view: week ? 'week' : null,
      by: groups === 'rooms' ? 'rooms' : null,
    })
  const step = isWeek ? 7 : 1
  return (
    <PanelPage
      title={t('Day board')}
      heading={
        isWeek
          ? formatDates(from, to)
          : formatDate(date, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' })
      }
      lead={<bdi>{hospitalName}</bdi>}
      actions={
        <Row gap="small" wrap>
          <Segmented
            label={t('View')}
            value={isWeek ? 'week' : 'day'}
            onChange={(view) => navigate(linkTo(date, { week: view === 'week' }))}
            options={[
              { value: 'day', label: t('Day') },
              { value: 'week', label: t('Week') },
            ]}
          />
          {rooms.length > 0 && !isWeek && (
            <Segmented
              label={t('Columns')}
              name="groups"
              value={by}
              onChange={(groups) => navigate(linkTo(date, { groups }))}
              options={[
                { value: 'doctors', label: t('Doctors') },
                { value: 'rooms', label: t('Rooms') },
              ]}
            />
          )}
          <ButtonLink
            variant="secondary"
            to={linkTo(workday(addDays(date, -step), -1))}
            aria-label={isWeek ? t('Week before') : t('Day before')}
          >
            <ChevronLeft className={text.flip} aria-hidden="true" />
          </ButtonLink>
          <ButtonLink variant="secondary" to={linkTo(today)}>
            {t('Today')}
          </ButtonLink>
          <ButtonLink
            variant="secondary"
            to={linkTo(workday(addDays(date, step)))}
            aria-label={isWeek ? t('Week after') : t('Day after')}
          >
            <ChevronRight className={text.flip} aria-hidden="true" />
          </ButtonLink>
          {mayEdit && (
            <Button variant="secondary" icon={<Ban aria-hidden="true" />} onClick={() => setBlocking({ date })}>
              {t('Block time')}
            </Button>
          )}
          <ButtonLink
            variant="secondary"
            icon={<Printer aria-hidden="true" />}
            to={portalPaths.daySheet({ date, span: isWeek ? 'week' : null, print: '1' })}
          >
            {isWeek ? t('Print the week') : t('Print the day')}
          </ButtonLink>
        </Row>
      }
    >
      <AskForRoom value={mayEdit && rooms.length > 0 ? room.ask : null}>
        <Card as="section" clip aria-label={t('Day board')}>
          <QueryView
            query={query}
            skeleton={<Skeleton size="panel" />}
            error={(retry) => <LoadFailed title={t('Failed to load appointments')} onRetry={retry} />}
          >
            {({ dayBoard }) => {
              const board = by === 'rooms' && !isWeek ? byRooms(dayBoard, rooms) : dayBoard
              return isWeek ? (
                <BoardWeek board={dayBoard} today={today} to={(day) => linkTo(day, { week: false })} />
              ) : (
                <>
                  <BoardTotals board={dayBoard} />
                  {wide ? (
                    <BoardGrid
                      key={`${date} ${by}`}
                      board={board}
                      by={by}
                      isToday={date === today}
                      may={mayEdit}
                      onAct={act}
                      onDrop={by === 'rooms' ? (visit, { column }) => room.drop(visit, doctorIdOf(column)) : move.drop}
                      onBook={book}
                      onBlock={block}
                      onFree={free}
                    />
                  ) : (
                    <BoardList
                      board={board}
                      by={by}
                      may={mayEdit}
                      onAct={act}
                      onMove={setMoved}
                      onBook={book}
                      onFree={free}
                    />
                  )}
                </>
              )
            }}
          </QueryView>
        </Card>
      </AskForRoom>
      {move.dialog}
      {room.dialog}
      <BookDialog
        hospitalId={hospitalId}
        slot={slot}
        onClose={() => setSlot(null)}
        onBlock={(place) => {
          setSlot(null)
          setBlocking(place)
        }}
        reload={reload}
      />
      <BlockDialog
        hospitalId={hospitalId}
        columns={query.data?.dayBoard.columns ?? []}
        start={blocking}
        onClose={() => setBlocking(null)}
        reload={reload}
      />
      {moved && <TimeDialog appointment={moved} mode="move" onClose={() => setMoved(null)} reload={reload} />}
    </PanelPage>
  )
}
