/** Numbers of quote requests at a hospital, above its list. */
import { sql } from 'drizzle-orm'
import { isDoctor } from '#domain/portal-access.ts'
import { afterBusinessMinutes, businessMinutes } from '#domain/quotes/clock.ts'
import { URGENT_SHARE } from '#domain/quotes/limits.ts'
import {
  QUOTE_HOSPITAL_STATES,
  QUOTE_VIEWS,
  type QuoteHospitalState,
  RUNNING_QUOTE_STATES,
} from '#domain/quotes/states.ts'
import type { FactSource } from '#server/catalogue/catalogue.ts'
import type { Context } from '#server/context.ts'
import { statement } from '#server/database/statement.ts'
import { getLimit } from '#server/features/accounts/settings/site-limits.ts'
import { requirePortal } from '#server/staff.ts'
import { requireStaff } from '#server/viewer.ts'
import { assignedToDoctor, requireActiveDoctor } from './access.ts'
import { findBusinessDays } from './clocks.ts'
import { quoteRecipients } from './table.ts'

/** Requests of a hospital in one state. `dues` are the ends of running clocks. */
type StateCount = { state: QuoteHospitalState; all: number; unread: number; dues: Date[] | null }
type CountRow = StateCount & { hospitalId: string; asked: number }

/** Counts in one pass over `quote_recipients_figures_idx`, a covering index. */
const countStates = statement<CountRow, { ids: readonly string[] }>(() => {
  const { state, dueAt, isUnread, hospitalId } = quoteRecipients
  return sql`select ${hospitalId} as "hospitalId", ${state} as state, count(*)::int as all,
      (count(*) filter (where ${isUnread}))::int as unread, array_agg(${dueAt}) filter (where ${dueAt} is not null) as dues,
      (select count(*)::int from ${quoteRecipients} waiting
        where waiting.hospital_id = ${hospitalId} and waiting.asked_at is not null) as asked
    from ${quoteRecipients} where ${hospitalId} = any(${sql.placeholder('ids')}::uuid[]) group by ${hospitalId}, ${state}`
})

type DoctorCounts = { hospitalId: string; doctorAccountId: string }

/** Counts only the requests assigned to a doctor's account. Not cached, because they are few. */
const countDoctorStates = statement<CountRow, DoctorCounts>(() => {
  const { state, dueAt, isUnread, askedAt, hospitalId } = quoteRecipients
  return sql`select ${hospitalId} as "hospitalId", ${state} as state, count(*)::int as all,
      (count(*) filter (where ${isUnread}))::int as unread, array_agg(${dueAt}) filter (where ${dueAt} is not null) as dues,
      (sum(count(${askedAt})) over ())::int as asked
    from ${quoteRecipients} where ${hospitalId} = ${sql.placeholder('hospitalId')}
      and ${assignedToDoctor(sql.placeholder('doctorAccountId'))} group by ${hospitalId}, ${state}`
})

const ROW_BYTES = 200
const DUE_BYTES = 60

const countSource: FactSource<{ counts: CountRow[] }> = {
  fact: 'quoteCounts',
  load: async (db, ids) => {
    const rows = await countStates(db, { ids })
    return ids.map((id) => {
      const counts = rows.filter(({ hospitalId }) => hospitalId === id)
      const dues = counts.flatMap((row) => row.dues ?? [])
      return { id, size: ROW_BYTES * (1 + counts.length) + DUE_BYTES * dues.length, record: { counts } }
    })
  },
}

/**
 * Returns the numbers of requests by state. Cached until a request of the hospital changes, because
 * counting 3,000 requests takes 0.6 ms.
 */
async function findCounts({ catalogue }: Context, hospitalId: string): Promise<CountRow[]> {
  const [found] = await catalogue.facts(countSource, [hospitalId])
  return found?.counts ?? []
}

const sumOf = (counts: readonly StateCount[], of: 'all' | 'unread', states: readonly QuoteHospitalState[]): number =>
  counts.filter(({ state }) => states.includes(state)).reduce((total, row) => total + row[of], 0)

/** Counts the requests of a hospital in these states. */
export const countInStates = async (
  ctx: Context,
  hospitalId: string,
  states: readonly QuoteHospitalState[] = QUOTE_HOSPITAL_STATES,
): Promise<number> => sumOf(await findCounts(ctx, hospitalId), 'all', states)

export type HospitalQuoteSummary = {
  hospitalId: string
  toAnswer: number
  urgent: number
  withPatient: number
  open: number
  quoted: number
  accepted: number
  closed: number
  unread: number
  asked: number
  leastMinutes: number | null
}

/** Returns the figures above the list of a hospital. Doctors get those of their own requests. */
export async function summariseHospitalQuotes(
  ctx: Context,
  chosen: string | null | undefined,
): Promise<HospitalQuoteSummary> {
  const hospitalId = await requirePortal(ctx, chosen, 'requests')
  const viewer = requireStaff(ctx)
  await requireActiveDoctor(ctx.db, viewer)
  const now = ctx.clock()
  const days = (await findBusinessDays(ctx, [hospitalId]))(hospitalId)
  const answerHours = await ctx.catalogue.keep('hours to answer quotes', () => getLimit(ctx, 'quoteAnswerHours'))
  const urgentUntil = afterBusinessMinutes(days, now, URGENT_SHARE * 60 * answerHours)
  const counts = isDoctor(viewer)
    ? await countDoctorStates(ctx.db, { hospitalId, doctorAccountId: viewer.id })
    : await findCounts(ctx, hospitalId)
  const dues = counts.flatMap((row) => row.dues ?? []).map((due) => due.getTime())
  const all = (states: readonly QuoteHospitalState[]) => sumOf(counts, 'all', states)
  return {
    hospitalId,
    toAnswer: all(RUNNING_QUOTE_STATES),
    urgent: dues.filter((due) => due <= urgentUntil.getTime()).length,
    withPatient: all(['question']),
    open: all(QUOTE_VIEWS.open),
    quoted: all(QUOTE_VIEWS.quoted),
    accepted: all(QUOTE_VIEWS.accepted),
    closed: all(QUOTE_VIEWS.closed),
    unread: sumOf(counts, 'unread', QUOTE_HOSPITAL_STATES),
    asked: counts[0]?.asked ?? 0,
    leastMinutes: dues.length === 0 ? null : businessMinutes(days, now, new Date(Math.min(...dues))),
  }
}
