/** Response times of hospitals to requests: their rules, and the measured time. */
import { sql } from 'drizzle-orm'
import { DEFAULT_BOOKING_RULES } from '#domain/availability.ts'
import type { AnswerTerms } from '#domain/booking.ts'
import type { Context } from '#server/context.ts'
import { statement } from '#server/database/statement.ts'
import { bookingRules, hospitals } from '#server/features/catalogue/hospitals/table.ts'
import { isOneOfGiven } from '#server/search/search.ts'
import { appointmentEvents, appointments } from '../table.ts'

export const DEFAULT_ANSWER_TERMS: AnswerTerms = { ...DEFAULT_BOOKING_RULES, usualAnswerMinutes: null }

/** Minimum number of responses for a measured time. */
const ENOUGH_ANSWERS = 10

/**
 * Minutes until the first response to each request of the last half year: confirmed, declined or
 * another time proposed.
 */
const answers = sql`select extract(epoch from min(e.created_at) - a.created_at) / 60 as minutes
  from ${appointments} a join ${appointmentEvents} e on e.appointment_id = a.id
  where a.hospital_id = ${hospitals.id} and a.created_at > ${sql.placeholder('now')}::timestamptz - interval '180 days'
    and e.actor_role <> 'user' and (e.kind = 'proposed' or (e.kind = 'status' and e.from_status = 'pending'))
  group by a.id, a.created_at`

const read = statement<AnswerTerms & { id: string }, { ids: readonly string[]; now: Date }>(
  () => sql`select ${hospitals.id} as id,
    coalesce(${bookingRules.confirmation}, ${sql.raw(`'${DEFAULT_BOOKING_RULES.confirmation}'`)}) as confirmation,
    coalesce(${bookingRules.noticeMinutes}, ${sql.raw(String(DEFAULT_BOOKING_RULES.noticeMinutes))}) as "noticeMinutes",
    (select case when count(*) >= ${sql.raw(String(ENOUGH_ANSWERS))}
      then round(percentile_cont(0.5) within group (order by minutes))::int end from (${answers}) r) as "usualAnswerMinutes"
  from ${hospitals} left join ${bookingRules} on ${bookingRules.hospitalId} = ${hospitals.id}
  where ${isOneOfGiven(hospitals.id)}`,
)

export async function answerTermsOf(ctx: Context, hospitalIds: string[]): Promise<Map<string, AnswerTerms>> {
  const rows = await read(ctx.db, { ids: hospitalIds, now: ctx.clock() })
  return new Map(rows.map(({ id, ...terms }) => [id, terms]))
}
