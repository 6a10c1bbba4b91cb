import { graphql, type ResultOf } from '#web/data/graphql.ts'
import { HeldMoveFields } from './held-banner.tsx'

/** An appointment in the lists of its hospital. */
export const PortalRowFields = graphql(
  `
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
    patientFirstName
    bookerName
    createdAt
    updatedAt
    allowedMoves
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
    heldMove {
      ...HeldMoveFields
    }
  }
`,
  [HeldMoveFields],
)
export type PortalRow = ResultOf<typeof PortalRowFields>
