import { graphql, type ResultOf } from '#web/data/graphql.ts'

export const VisitFields = graphql(`
  fragment VisitFields on Appointment {
    id
    bookingId
    status
    date
    time
    durationMinutes
    patientName
    patientPhone
    createdAt
    updatedAt
    unreadMessages
    hospital {
      id
    }
    service {
      id
      name
    }
    doctor {
      id
      fullName
    }
  }
`)
export type Visit = ResultOf<typeof VisitFields>

/** A time that staff keep free of visits. */
export const BlockFields = graphql(`
  fragment BlockFields on BlockedTime { id doctorId date from to reason }
`)
export type Block = ResultOf<typeof BlockFields>

export const CalendarFields = graphql(
  `fragment CalendarFields on HospitalCalendar {
    lanes { doctorId doctorName visits }
    days { date refusal reason closures { from to reason } breaks { from to } times { time available } }
    appointments { ...VisitFields }
    held { id appointmentId date time durationMinutes expiresAt }
    blocked { ...BlockFields }
  }`,
  [VisitFields, BlockFields],
)
export type Calendar = ResultOf<typeof CalendarFields>
export type CalendarDay = Calendar['days'][number]
export type HeldTime = Calendar['held'][number]
export type Lane = Calendar['lanes'][number]
export type Slot = { date: string; time: string }
/** A time in a column of a grid: a day of the calendar, a doctor of the board. */
export type Place = { column: string; time: string }
