import { type SQL, sql } from 'drizzle-orm'
import type { InboxKind } from '#domain/inbox.ts'
import { statement } from '#server/database/statement.ts'
import { appointments } from '#server/features/visits/appointments/table.ts'
import { heldMoves } from '#server/features/visits/held-moves/table.ts'
import { messages } from '#server/features/visits/messages/table.ts'
import { isWaitingMove } from '#server/features/visits/proposals/reading.ts'
import { proposals } from '#server/features/visits/proposals/table.ts'
import { reviews } from '#server/features/visits/reviews/table.ts'

export type InboxRow = {
  kind: InboxKind
  /** Appointment, proposal, request for another time, or review. */
  subjectId: string
  appointmentId: string
  since: Date
  isToday: boolean
  /** Number of all items of this kind. */
  total: number
}

type Values = { hospitalId: string; now: Date; from: Date; to: Date; answeredSince: Date; most: number }

const value = (name: keyof Values) => sql.placeholder(name)
const at = (name: keyof Values): SQL => sql`${value(name)}::timestamptz`

const undecided = sql`not exists (select from ${heldMoves} where ${heldMoves.appointmentId} = ${appointments.id})`
const isOpen = (status: 'pending' | 'confirmed'): SQL =>
  sql`${appointments.hospitalId} = ${value('hospitalId')}::uuid and ${sql.raw(`"appointments"."status" = '${status}'`)} and ${undecided}`

const isToday = sql`(${appointments.startsAt} >= ${at('from')} and ${appointments.startsAt} < ${at('to')})`
const total = sql`(count(*) over ())::int as total`
const never = sql`false as "isToday"`

/** Requests for today by time, then the others by how long they have waited. */
const requests = sql`select 'request' as kind, ${appointments.id} as "subjectId", ${appointments.id} as "appointmentId",
    ${appointments.createdAt} as since, ${isToday} as "isToday", ${total}
  from ${appointments} where ${isOpen('pending')}
  order by ${isToday} desc, case when ${isToday} then ${appointments.startsAt} else ${appointments.createdAt} end, ${appointments.id}
  limit ${value('most')}`

/** Requests for another time, by when they expire. The open ones of a hospital have an index. */
const moves = sql`select 'move', ${proposals.id}, ${proposals.appointmentId}, ${proposals.createdAt}, ${never}, ${total}
  from ${proposals} join ${appointments} on ${appointments.id} = ${proposals.appointmentId}
  where ${isWaitingMove(sql`${value('hospitalId')}::uuid`, at('now'))} and ${undecided}
  order by ${proposals.expiresAt}, ${proposals.id} limit ${value('most')}`

/** Conversations, by their oldest message that nobody has read. */
const unread = sql`select 'message', ${appointments.id}, ${appointments.id}, first.since, ${never}, ${total}
  from ${appointments} cross join lateral (
    select ${messages.createdAt} as since from ${messages}
    where ${messages.appointmentId} = ${appointments.id} and ${messages.sender} = 'patient'
    order by ${messages.createdAt} desc offset ${appointments.unreadMessages} - 1 limit 1) first
  where ${appointments.hospitalId} = ${value('hospitalId')}::uuid and ${appointments.unreadMessages} > 0
  order by first.since, ${appointments.id} limit ${value('most')}`

/** Answers to proposals, and proposals that ended without one, that nobody has marked as seen. */
const answers = sql`select 'answer', ${proposals.id}, ${proposals.appointmentId}, ${proposals.endedAt}, ${never}, ${total}
  from ${proposals} join ${appointments} on ${appointments.id} = ${proposals.appointmentId}
  where ${proposals.hospitalId} = ${value('hospitalId')}::uuid and ${proposals.side} = 'hospital' and ${proposals.state} in ('accepted', 'declined', 'expired')
    and ${proposals.seenAt} is null and ${proposals.endedAt} > ${at('answeredSince')}
    and ${appointments.status} in ('pending', 'confirmed')
  order by ${proposals.endedAt}, ${proposals.id} limit ${value('most')}`

/** Confirmed visits that have ended without an outcome. */
const visits = sql`select 'visit', ${appointments.id}, ${appointments.id}, ${appointments.endsAt}, ${never}, ${total}
  from ${appointments} where ${isOpen('confirmed')} and ${appointments.startsAt} <= ${at('now')}
    and ${appointments.endsAt} <= ${at('now')}
  order by ${appointments.startsAt}, ${appointments.id} limit ${value('most')}`

const unanswered = sql`select 'review', ${reviews.id}, ${reviews.appointmentId}, ${reviews.createdAt}, ${never}, ${total}
  from ${reviews}
  where ${reviews.hospitalId} = ${value('hospitalId')}::uuid and ${reviews.hiddenAt} is null and ${reviews.reply} is null
  order by ${reviews.createdAt}, ${reviews.id} limit ${value('most')}`

/**
 * Reads all that waits in one statement. Written by hand: six lists in their own orders, each
 * along a partial index of the hospital, would be six round trips.
 */
export const findInboxRows = statement<InboxRow, Values>(
  () =>
    sql`(${requests}) union all (${moves}) union all (${unread}) union all (${answers}) union all (${visits}) union all (${unanswered})`,
)
