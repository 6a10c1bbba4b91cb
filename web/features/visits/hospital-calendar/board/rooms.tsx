import { useMutation } from '@apollo/client/react'
import { createContext, useMemo, useState } from 'react'
import { graphql, type ResultOf } from '#web/data/graphql.ts'
import { useSave } from '#web/data/save.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { Dialog, SubmitActions } from '#web/ui/dialog.tsx'
import { Select } from '#web/ui/field.tsx'
import { Form, Refused } from '#web/ui/form.tsx'
import { useForm } from 'react-hook-form'
import type { Place } from '../calendar-fields.ts'
import { minutesOf } from '../geometry.ts'
import { type Board, type BoardVisit, keyOf } from './board-fields.ts'

export const BoardRoomFields = graphql(`fragment BoardRoomFields on Room { id name }`)
export type BoardRoom = ResultOf<typeof BoardRoomFields>
/** Columns of the board. */
export type BoardGroups = 'doctors' | 'rooms'

const SetAppointmentRoom = graphql(`
  mutation SetAppointmentRoom($appointmentId: ID!, $roomId: ID) {
    setAppointmentRoom(appointmentId: $appointmentId, roomId: $roomId) { id room { id name } }
  }
`)

/** Asks for the room of a visit. Null without rooms, and for viewers who may not choose. */
export const AskForRoom = createContext<((visit: BoardVisit) => void) | null>(null)

export const columnOfVisit = (by: BoardGroups) => (visit: BoardVisit) =>
  keyOf(by === 'rooms' ? visit.room?.id : visit.doctor?.id)

/** Returns the board of a day with rooms as its columns. Nothing is booked or blocked there. */
export function byRooms(board: Board, rooms: readonly BoardRoom[]): Board {
  const date = board.days[0]?.date ?? ''
  const keyIn = columnOfVisit('rooms')
  const column = (id: string | null, name: string | null): Board['columns'][number] => {
    const visits = board.appointments.filter((visit) => keyIn(visit) === keyOf(id)).length
    return {
      doctorId: id,
      doctorName: name,
      specialty: null,
      days: [{ date, refusal: null, breaks: [], free: [], visits }],
    }
  }
  return {
    ...board,
    held: [],
    blocked: board.blocked.filter(({ doctorId }) => doctorId === null),
    columns: [...rooms.map(({ id, name }) => column(id, name)), column(null, null)],
  }
}

/** Returns the rooms that are free while a visit lasts, as places at its own time. */
export function useRoomPlaces(
  visit: BoardVisit | null,
  visits: readonly BoardVisit[],
  columns: readonly string[],
): readonly Place[] {
  return useMemo(() => {
    if (!visit) return []
    const keyIn = columnOfVisit('rooms')
    const [start, end] = [minutesOf(visit.time), minutesOf(visit.time) + visit.durationMinutes]
    const isThen = ({ id, time, durationMinutes, status }: BoardVisit) =>
      id !== visit.id &&
      (status === 'pending' || status === 'confirmed') &&
      minutesOf(time) < end &&
      minutesOf(time) + durationMinutes > start
    const taken = new Set(visits.filter(isThen).map(keyIn))
    return columns
      .filter((column) => column !== keyIn(visit) && (column === keyOf(null) || !taken.has(column)))
      .map((column) => ({ column, time: visit.time }))
  }, [visit, visits, columns])
}

/** Visit whose room is asked for, with the room that it was dragged to. */
export type RoomQuestion = { visit: BoardVisit; roomId: string | null }

type Props = {
  rooms: readonly BoardRoom[]
  question: RoomQuestion
  onClose: () => void
  reload: () => Promise<unknown>
}

function RoomForm({ rooms, question, onClose, reload }: Props) {
  const { t } = useTranslation()
  const [send] = useMutation(SetAppointmentRoom)
  const form = useForm({ defaultValues: { roomId: question.roomId ?? '' } })
  const { save, saving, refused } = useSave(form, {
    send: ({ roomId }) => send({ variables: { appointmentId: question.visit.id, roomId: roomId || null } }),
    saved: t('The room is saved.'),
    onSaved: async () => {
      onClose()
      await reload()
    },
  })
  return (
    <Form onSubmit={save}>
      <Select
        app
        label={t('Room')}
        options={[
          { value: '', label: t('Without a room') },
          ...rooms.map(({ id, name }) => ({ value: id, label: name })),
        ]}
        {...form.register('roomId')}
      />
      <Refused>{refused}</Refused>
      <SubmitActions label={t('Save the room')} busy={saving} onCancel={onClose} />
    </Form>
  )
}

/** Asks before a visit gets another room. Null: the dialog is closed. */
export function RoomDialog({ question, ...props }: Omit<Props, 'question'> & { question: RoomQuestion | null }) {
  const { t } = useTranslation()
  return (
    <Dialog
      open={question !== null}
      onClose={props.onClose}
      title={t('Room for {{name}}, {{time}}', {
        name: question?.visit.patientName ?? '',
        time: question?.visit.time ?? '',
      })}
    >
      {question && <RoomForm key={question.visit.id} question={question} {...props} />}
    </Dialog>
  )
}

/** Returns the question for the room of a visit, and its dialog. */
export function useRoomQuestion(options: Pick<Props, 'rooms' | 'reload'>) {
  const [question, setQuestion] = useState<RoomQuestion | null>(null)
  const [ask] = useState(() => (visit: BoardVisit) => setQuestion({ visit, roomId: visit.room?.id ?? null }))
  return {
    ask,
    drop: (visit: BoardVisit, roomId: string | null) => setQuestion({ visit, roomId }),
    dialog: <RoomDialog {...options} question={question} onClose={() => setQuestion(null)} />,
  }
}
