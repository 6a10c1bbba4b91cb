import { type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { InboxKind } from '#domain/inbox.ts'
import { statement } from '#server/database/statement.ts'
import { appointments } from '#server/features/visits/appointments/table.ts'
import { heldMoves } from '#server/features/visits/held-moves/table.ts'
import { messages } from '#server/features/visits/messages/table.ts'
import { isWaitingMove } from '#server/features/visits/proposals/reading.ts'
import { proposals } from '#server/features/visits/proposals/table.ts'
import { reviews } from '#server/features/visits/reviews/table.ts'
import { inboxMarks } from './table.ts'

export type InboxRow = {
  kind: InboxKind
  /** ID of the appointment, proposal, request for another time, or review. */
  subjectId: string
  appointmentId: string
  since: Date
  isToday: boolean
  snoozedUntil: Date | null
  assigneeId: string | null
  /** Number of all items of this kind that are not snoozed. */
  total: number
}

type Values = { hospitalId: string; now: Date; from: Date; to: Date; answeredSince: Date; most: number }

const value = (name: keyof Values) => sql.placeholder(name)
const at = (name: keyof Values): SQL => sql`${value(name)}::timestamptz`

const undecided = sql`not exists (select from ${heldMoves} where ${heldMoves.appointmentId} = ${appointments.id})`
const isOpen = (status: 'pending' | 'confirmed'): SQL =>
  sql`${appointments.hospitalId} = ${value('hospitalId')}::uuid and ${sql.raw(`"appointments"."status" = '${status}'`)} and ${undecided}`

const isToday = sql`(${appointments.startsAt} >= ${at('from')} and ${appointments.startsAt} < ${at('to')})`
const never = sql`false as "isToday"`
/**
 * Returns the condition for snoozed items. An item wakes at its time. A conversation wakes earlier
 * if the patient writes again.
 */
const isSnoozed = (wokenAt?: SQL): SQL =>
  sql`coalesce(${inboxMarks.snoozedUntil} > ${at('now')}${wokenAt ? sql` and ${wokenAt} <= ${inboxMarks.snoozedAt}` : sql``}, false)`
/** Returns the columns of an item's marks, and the number of items that are not snoozed. */
const marks = (snoozed = isSnoozed()): SQL =>
  sql`case when ${snoozed} then ${inboxMarks.snoozedUntil} end as "snoozedUntil", ${inboxMarks.assigneeId} as "assigneeId",
    (count(*) filter (where not ${snoozed}) over ())::int as total`
const withMarks = (kind: InboxKind, subject: 'appointmentId' | 'proposalId' | 'reviewId', id: SQL | PgColumn): SQL =>
  sql`left join ${inboxMarks} on ${inboxMarks[subject]} = ${id} and ${inboxMarks.kind} = ${sql.raw(`'${kind}'`)}`

/**
 * Requests: those for today by time, then the others by waiting time. In every list snoozed items
 * come last.
 */
const requests = sql`select 'request' as kind, ${appointments.id} as "subjectId", ${appointments.id} as "appointmentId",
    ${appointments.createdAt} as since, ${isToday} as "isToday", ${marks()}
  from ${appointments} ${withMarks('request', 'appointmentId', appointments.id)} where ${isOpen('pending')}
  order by ${isSnoozed()}, ${isToday} desc, case when ${isToday} then ${appointments.startsAt} else ${appointments.createdAt} end, ${appointments.id}
  limit ${value('most')}`

/** Requests for another time, by expiry. A partial index holds the open ones of each hospital. */
const moves = sql`select 'move', ${proposals.id}, ${proposals.appointmentId}, ${proposals.createdAt}, ${never}, ${marks()}
  from ${proposals} join ${appointments} on ${appointments.id} = ${proposals.appointmentId}
  ${withMarks('move', 'proposalId', proposals.id)}
  where ${isWaitingMove(sql`${value('hospitalId')}::uuid`, at('now'))} and ${undecided}
  order by ${isSnoozed()}, ${proposals.expiresAt}, ${proposals.id} limit ${value('most')}`

const isConversationSnoozed = isSnoozed(sql`newest.at`)

/** Conversations, by their oldest unread message. */
const unread = sql`select 'message', ${appointments.id}, ${appointments.id}, first.since, ${never}, ${marks(isConversationSnoozed)}
  from ${appointments} cross join lateral (
    select ${messages.createdAt} as since from ${messages}
    where ${messages.appointmentId} = ${appointments.id} and ${messages.sender} = 'patient'
    order by ${messages.createdAt} desc offset ${appointments.unreadMessages} - 1 limit 1) first
  cross join lateral (
    select max(${messages.createdAt}) as at from ${messages}
    where ${messages.appointmentId} = ${appointments.id} and ${messages.sender} = 'patient') newest
  ${withMarks('message', 'appointmentId', appointments.id)}
  where ${appointments.hospitalId} = ${value('hospitalId')}::uuid and ${appointments.unreadMessages} > 0
  order by ${isConversationSnoozed}, first.since, ${appointments.id} limit ${value('most')}`

/** Answered or expired proposals that are not marked as seen. */
const answers = sql`select 'answer', ${proposals.id}, ${proposals.appointmentId}, ${proposals.endedAt}, ${never}, ${marks()}
  from ${proposals} join ${appointments} on ${appointments.id} = ${proposals.appointmentId}
  ${withMarks('answer', 'proposalId', proposals.id)}
  where ${proposals.hospitalId} = ${value('hospitalId')}::uuid and ${proposals.side} = 'hospital' and ${proposals.state} in ('accepted', 'declined', 'expired')
    and ${proposals.seenAt} is null and ${proposals.endedAt} > ${at('answeredSince')}
    and ${appointments.status} in ('pending', 'confirmed')
  order by ${isSnoozed()}, ${proposals.endedAt}, ${proposals.id} limit ${value('most')}`

/** Confirmed visits that have ended without an outcome. */
const visits = sql`select 'visit', ${appointments.id}, ${appointments.id}, ${appointments.endsAt}, ${never}, ${marks()}
  from ${appointments} ${withMarks('visit', 'appointmentId', appointments.id)}
  where ${isOpen('confirmed')} and ${appointments.startsAt} <= ${at('now')}
    and ${appointments.endsAt} <= ${at('now')}
  order by ${isSnoozed()}, ${appointments.startsAt}, ${appointments.id} limit ${value('most')}`

const unanswered = sql`select 'review', ${reviews.id}, ${reviews.appointmentId}, ${reviews.createdAt}, ${never}, ${marks()}
  from ${reviews} ${withMarks('review', 'reviewId', reviews.id)}
  where ${reviews.hospitalId} = ${value('hospitalId')}::uuid and ${reviews.hiddenAt} is null and ${reviews.reply} is null
  order by ${isSnoozed()}, ${reviews.createdAt}, ${reviews.id} limit ${value('most')}`

/**
 * Reads the whole inbox in one hand-written statement. The six lists have their own orders, each
 * along a partial index of the hospital, and would otherwise need six round trips.
 */
export const findInboxRows = statement<InboxRow, Values>(
  () =>
    sql`(${requests}) union all (${moves}) union all (${unread}) union all (${answers}) union all (${visits}) union all (${unanswered})`,
)
