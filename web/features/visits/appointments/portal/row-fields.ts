import { graphql, type ResultOf } from '#web/data/graphql.ts'

/** An appointment in the lists of its hospital. */
export const PortalRowFields = graphql(`
  fragment PortalRowFields on Appointment {
    id
    bookingId
    status
    date
    time
    durationMinutes
    channel
    isFirstConsultation
    patientName
    createdAt
    noShowAt
    unreadMessages
    service {
      id
      name
    }
    doctor {
      id
      fullName
    }
    moveRequest {
      id
      date
      time
    }
    proposal {
      id
      date
      time
    }
  }
`)
export type PortalRow = ResultOf<typeof PortalRowFields>
