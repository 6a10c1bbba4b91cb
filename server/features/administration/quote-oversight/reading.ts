import { and, desc, eq, gt, ilike, inArray, isNotNull, lt, type SQL, sql } from 'drizzle-orm'
import { type Page, pageOf, readPaging } from '#domain/paging.ts'
import { chargeState } from '#domain/quotes/acceptance.ts'
import { type QuoteOversightSearch, quoteOversightSearch } from '#domain/quotes/oversight.ts'
import { CLOSED_QUOTE_STATES, OPEN_QUOTE_STATES } from '#domain/quotes/states.ts'
import type { Context } from '#server/context.ts'
import { instantOf } from '#server/database/record.ts'
import { hospitals } from '#server/features/catalogue/hospitals/table.ts'
import { quoteCharges, quoteSettlements } from '#server/features/visits/quotes/acceptance/table.ts'
import { quoteRecipients, quoteRequests, quotes } from '#server/features/visits/quotes/table.ts'
import { containing } from '#server/search/conditions.ts'
import { requireRole } from '#server/viewer.ts'
import type { OverseenQuote, QuoteOversightSummary } from './record.ts'

const YEAR_MS = 365 * 24 * 60 * 60 * 1000

const isOpen = inArray(quoteRecipients.state, [...OPEN_QUOTE_STATES])
/** Condition for requests that wait for the hospital past their time to answer. */
const isOverdue = (now: Date) => lt(quoteRecipients.dueAt, now)
/** The condition of `quote_charges_disputed_idx`, whose text a placeholder would not match. */
const wasDisputed = sql`${quoteCharges.agreed} = false`
const settlement = sql`(select 1 from ${quoteSettlements} where ${quoteSettlements.chargeId} = ${quoteCharges.id})`
const isSettled = sql`${wasDisputed} and exists ${settlement}`
const isDisputed = sql`${wasDisputed} and not exists ${settlement}`

function viewOf(view: QuoteOversightSearch['view'], now: Date): SQL | undefined {
  if (view === 'open') return isOpen
  if (view === 'late') return isOverdue(now)
  if (view === 'disputed') return isDisputed
  if (view === 'settled') return isSettled
  if (view === 'closed') return inArray(quoteRecipients.state, [...CLOSED_QUOTE_STATES])
  return view ? eq(quoteRecipients.state, view) : undefined
}

/** Reads rows of the list, without texts of patient or hospital. */
function rowsFrom({ db }: Context) {
  const latest = db
    .select({ version: quotes.version, currency: quotes.currency, total: quotes.totalIncluded })
    .from(quotes)
    .where(and(eq(quotes.recipientId, quoteRecipients.id), isNotNull(quotes.sentAt)))
    .orderBy(desc(quotes.version))
    .limit(1)
    .as('latest')
  return db
    .select({
      id: quoteRecipients.id,
      number: quoteRequests.number,
      hospitalId: quoteRecipients.hospitalId,
      hospitalName: hospitals.name,
      state: quoteRecipients.state,
      sentAt: sql<string>`${instantOf(quoteRecipients.sentAt)}`,
      dueAt: instantOf(quoteRecipients.dueAt),
      answerMinutes: quoteRecipients.answerMinutes,
      answeredMinutes: quoteRecipients.answeredMinutes,
      version: latest.version,
      currency: latest.currency,
      quoted: sql<number | null>`coalesce(${quoteCharges.quoted}, ${latest.total})::float8`,
      charged: quoteCharges.charged,
      agreed: quoteCharges.agreed,
      answerBy: quoteCharges.answerBy,
      settled: quoteSettlements.total,
    })
    .from(quoteRecipients)
    .innerJoin(quoteRequests, eq(quoteRequests.id, quoteRecipients.requestId))
    .innerJoin(hospitals, eq(hospitals.id, quoteRecipients.hospitalId))
    .leftJoin(quoteCharges, eq(quoteCharges.recipientId, quoteRecipients.id))
    .leftJoin(quoteSettlements, eq(quoteSettlements.chargeId, quoteCharges.id))
    .leftJoinLateral(latest, sql`true`)
}

/** Lists requests at hospitals, newest first. UUIDs sort by creation time. */
export async function listOverseenQuotes(ctx: Context, raw: unknown, rawPaging: unknown): Promise<Page<OverseenQuote>> {
  requireRole(ctx, 'admin')
  const { view, hospitalId, q } = quoteOversightSearch.parse(raw ?? {})
  const paging = readPaging(rawPaging)
  const now = ctx.clock()
  const condition = and(
    viewOf(view, now),
    hospitalId ? eq(quoteRecipients.hospitalId, hospitalId) : undefined,
    q ? ilike(quoteRequests.number, containing(q)) : undefined,
  )
  const [rows, [counted = { total: 0 }]] = await Promise.all([
    rowsFrom(ctx)
      .where(condition)
      .orderBy(desc(quoteRecipients.id))
      .limit(paging.limit)
      .offset((paging.page - 1) * paging.limit),
    ctx.db
      .select({ total: sql<number>`count(*)::int` })
      .from(quoteRecipients)
      .innerJoin(quoteRequests, eq(quoteRequests.id, quoteRecipients.requestId))
      .leftJoin(quoteCharges, eq(quoteCharges.recipientId, quoteRecipients.id))
      .where(condition),
  ])
  const items = rows.map(({ agreed, answerBy, ...row }): OverseenQuote => {
    const { dueAt, answeredMinutes, answerMinutes, state } = row
    const wasLate = answeredMinutes === null ? state === 'expired' : answeredMinutes > answerMinutes
    return {
      ...row,
      isLate: wasLate || (dueAt !== null && new Date(dueAt) < now),
      chargeState: answerBy && chargeState({ agreed, answerBy, isSettled: row.settled !== null }, now),
    }
  })
  return pageOf(items, counted.total, paging)
}

/** Returns the figures above the list. Administrators only. */
export async function summariseOverseenQuotes(ctx: Context): Promise<QuoteOversightSummary> {
  requireRole(ctx, 'admin')
  const now = ctx.clock()
  const since = new Date(now.getTime() - YEAR_MS)
  const [[counts], [times], disputed] = await Promise.all([
    ctx.db
      .select({
        open: sql<number>`(count(*) filter (where ${isOpen}))::int`,
        late: sql<number>`(count(*) filter (where ${isOverdue(now)}))::int`,
      })
      .from(quoteRecipients)
      .where(isOpen),
    ctx.db
      .select({
        median: sql<
          number | null
        >`round(percentile_cont(0.5) within group (order by ${quoteRecipients.answeredMinutes}))::int`,
      })
      .from(quoteRecipients)
      .where(and(isNotNull(quoteRecipients.answeredMinutes), gt(quoteRecipients.answeredAt, since))),
    ctx.db.$count(quoteCharges, isDisputed),
  ])
  return { open: 0, late: 0, ...counts, disputed, medianAnswerMinutes: times?.median ?? null }
}
