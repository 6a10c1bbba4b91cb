import { graphql, type ResultOf } from '#web/data/graphql.ts'
import { MoveRequestFields } from '../move-request-fields.ts'

/** A pending item in the inbox of a hospital. */
export const InboxItemFields = graphql(
  `
  fragment InboxItemFields on InboxItem {
    id
    kind
    since
    isToday
    snoozedUntil
    assignee { id firstName lastName }
    appointment {
      id
      bookingId
      status
      date
      time
      startsAt
      durationMinutes
      updatedAt
      isFirstConsultation
      channel
      patientName
      patientFirstName
      patientAge
      patientLanguage
      patientPhone
      bookerName
      notes
      contentsHidden
      unreadMessages
      allowedMoves
      lastMessage { id message createdAt }
      hospital { id name address district city }
      service { id name }
      doctor { id fullName }
      proposal { id date time }
      moveRequest { ...MoveRequestFields }
    }
    proposal { id state date time }
    review { id rating comment language authorName serviceName createdAt reply repliedAt }
  }
`,
  [MoveRequestFields],
)
export type InboxItem = ResultOf<typeof InboxItemFields>
export type Colleague = NonNullable<InboxItem['assignee']>
export type InboxVisit = NonNullable<InboxItem['appointment']>
