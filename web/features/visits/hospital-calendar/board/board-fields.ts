import { graphql, type ResultOf } from '#web/data/graphql.ts'
import { BlockFields, VisitFields } from '../calendar-fields.ts'

const BoardVisitFields = graphql(
  `fragment BoardVisitFields on Appointment {
    ...VisitFields
    patientFirstName
    patientPhone
    bookerName
    arrivedAt
    calledInAt
    noShowAt
    room { id name }
    allowedMoves
    heldMove { appointmentId move effectiveAt }
  }`,
  [VisitFields],
)
export type BoardVisit = ResultOf<typeof BoardVisitFields>

export const BoardFields = graphql(
  `fragment BoardFields on DayBoard {
    days { date reason closures { from to reason } }
    columns { doctorId doctorName specialty days { date refusal breaks { from to } free visits } }
    appointments { ...BoardVisitFields }
    held { id appointmentId doctor { id } date time durationMinutes }
    blocked { ...BlockFields }
  }`,
  [BoardVisitFields, BlockFields],
)
export type Board = ResultOf<typeof BoardFields>
export type BoardColumnData = Board['columns'][number]

/** Key of the column without a doctor. */
const NOBODY = 'none'
export const keyOf = (doctorId: string | null | undefined): string => doctorId ?? NOBODY
export const doctorIdOf = (key: string): string | null => (key === NOBODY ? null : key)
