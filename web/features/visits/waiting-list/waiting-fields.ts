import { graphql, type ResultOf } from '#web/data/graphql.ts'

const WaitingEntryFields = graphql(`
  fragment WaitingEntryFields on WaitingListEntry {
    id
    state
    appointmentId
    from
    to
    dayPart
    hospital { id name }
    service { id name }
    doctor { id fullName }
    offer { id date time expiresAt token }
  }
`)
export type WaitingEntry = ResultOf<typeof WaitingEntryFields>

export const WaitingList = graphql(`query WaitingList { waitingList { ...WaitingEntryFields } }`, [WaitingEntryFields])
export const LeaveWaitingList = graphql(
  `mutation LeaveWaitingList($id: ID!) { leaveWaitingList(entryId: $id) { ...WaitingEntryFields } }`,
  [WaitingEntryFields],
)
