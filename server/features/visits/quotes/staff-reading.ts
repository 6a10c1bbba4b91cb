import { and, asc, desc, eq, ilike, inArray, isNull, or, type SQL, sql } from 'drizzle-orm'
import { isAdmin, mayAt } from '#domain/access.ts'
import { isUuid } from '#domain/fields.ts'
import { type Page, pageOf, readPaging } from '#domain/paging.ts'
import { afterBusinessMinutes, businessMinutes } from '#domain/quotes/clock.ts'
import { URGENT_SHARE } from '#domain/quotes/limits.ts'
import { type HospitalQuoteFilter, hospitalQuoteFilter } from '#domain/quotes/request-input.ts'
import { QUOTE_VIEWS, RUNNING_QUOTE_STATES } from '#domain/quotes/states.ts'
import type { Context } from '#server/context.ts'
import type { Queryable } from '#server/database/client.ts'
import { instantOf } from '#server/database/record.ts'
import { getLimit } from '#server/features/accounts/settings/site-limits.ts'
import { users } from '#server/features/accounts/users/table.ts'
import { noteOpening, requirePortal } from '#server/staff.ts'
import { requireRole, type Viewer } from '#server/viewer.ts'
import { missingRequest } from './access.ts'
import { businessDaysOf, clockAt } from './clocks.ts'
import { clockColumns, type HospitalQuoteRequest } from './record.ts'
import { quoteRecipients, quoteRequests } from './table.ts'

const rowColumns = {
  id: quoteRecipients.id,
  number: quoteRequests.number,
  hospitalId: quoteRecipients.hospitalId,
  state: quoteRecipients.state,
  treatmentIds: quoteRequests.treatments,
  firstName: sql<string>`coalesce(${users.firstName}, '')`,
  country: quoteRequests.fromCountry,
  languages: quoteRequests.languages,
  goal: quoteRequests.goal,
  questionnaireId: quoteRequests.questionnaireId,
  questionnaireVersion: quoteRequests.questionnaireVersion,
  answers: quoteRequests.answers,
  health: quoteRequests.health,
  earliest: quoteRequests.earliest,
  latest: quoteRequests.latest,
  flexible: quoteRequests.flexible,
  companions: quoteRequests.companions,
  needs: quoteRequests.needs,
  fromAirport: quoteRequests.fromAirport,
  currency: quoteRequests.currency,
  assigneeId: quoteRecipients.assigneeId,
  isUnread: quoteRecipients.isUnread,
  declineReason: quoteRecipients.declineReason,
  removalAt: instantOf(quoteRecipients.removalAt),
  sentAt: sql<string>`${instantOf(quoteRecipients.sentAt)}`,
  updatedAt: sql<string>`${instantOf(quoteRecipients.updatedAt)}`,
  ...clockColumns,
}

const rowsOf = (db: Queryable) =>
  db
    .select(rowColumns)
    .from(quoteRecipients)
    .innerJoin(quoteRequests, eq(quoteRequests.id, quoteRecipients.requestId))
    .leftJoin(users, eq(users.id, quoteRequests.patientId))

type Row = Awaited<ReturnType<typeof rowsOf>>[number]

/** Whether the caller works on requests of a hospital. Administrators do not. */
const canWorkAt = (viewer: Viewer, hospitalId: string): boolean =>
  !isAdmin(viewer) && mayAt(viewer, hospitalId, 'quotes')

const NOTHING = { goal: null, answers: null, health: null, needs: [] }

/** Shows rows to the caller; health data only to those who work on them, until it is removed. */
async function show(ctx: Context, viewer: Viewer, rows: Row[]): Promise<HospitalQuoteRequest[]> {
  const now = ctx.clock()
  const daysOf = await businessDaysOf(
    ctx.db,
    rows.map(({ hospitalId }) => hospitalId),
    now,
  )
  return rows.map(({ answerMinutes, usedMinutes, runningSince, pausedAt, dueAt, answeredMinutes, ...row }) => {
    const canWork = canWorkAt(viewer, row.hospitalId)
    const isRemoved = row.removalAt !== null && new Date(row.removalAt) <= now
    const stored = { answerMinutes, usedMinutes, runningSince, pausedAt, dueAt, answeredMinutes }
    return {
      ...row,
      ...((!canWork || isRemoved) && NOTHING),
      ...(isRemoved && { firstName: '' }),
      clock: clockAt(stored, daysOf(row.hospitalId), now),
      canReadHealth: canWork && !isRemoved,
      canWork,
    }
  })
}

/** Condition for the requests that wait for their hospital. */
const isRunning = inArray(quoteRecipients.state, [...RUNNING_QUOTE_STATES])

function conditionsOf(hospitalId: string, filter: HospitalQuoteFilter): SQL | undefined {
  const { view, treatment, assigneeId, unassigned, unread, q } = filter
  const text = q?.trim()
  const like = text && `%${text.replace(/[\\%_]/g, '\\$&')}%`
  return and(
    eq(quoteRecipients.hospitalId, hospitalId),
    view ? inArray(quoteRecipients.state, [...QUOTE_VIEWS[view]]) : undefined,
    treatment ? sql`${quoteRequests.treatments} @> array[${treatment}]::text[]` : undefined,
    assigneeId ? (isUuid(assigneeId) ? eq(quoteRecipients.assigneeId, assigneeId) : sql`false`) : undefined,
    unassigned ? isNull(quoteRecipients.assigneeId) : undefined,
    unread ? eq(quoteRecipients.isUnread, true) : undefined,
    like ? or(ilike(quoteRequests.number, like), ilike(users.firstName, like)) : undefined,
  )
}

/** Requests to a hospital: those that wait come first, the most urgent at the top. */
export async function listHospitalQuoteRequests(
  ctx: Context,
  chosen: string | null | undefined,
  { filter, ...rawPaging }: { filter?: unknown; page?: number | null | undefined; limit?: number | null | undefined },
): Promise<Page<HospitalQuoteRequest>> {
  const hospitalId = await requirePortal(ctx, chosen, 'read')
  const viewer = requireRole(ctx, 'hospital', 'admin')
  const paging = readPaging(rawPaging)
  const condition = conditionsOf(hospitalId, hospitalQuoteFilter.parse(filter ?? {}))
  const [rows, [counted = { total: 0 }]] = await Promise.all([
    rowsOf(ctx.db)
      .where(condition)
      .orderBy(sql`${quoteRecipients.dueAt} asc nulls last`, desc(quoteRecipients.updatedAt), asc(quoteRecipients.id))
      .limit(paging.limit)
      .offset((paging.page - 1) * paging.limit),
    ctx.db
      .select({ total: sql<number>`count(*)::int` })
      .from(quoteRecipients)
      .innerJoin(quoteRequests, eq(quoteRequests.id, quoteRecipients.requestId))
      .leftJoin(users, eq(users.id, quoteRequests.patientId))
      .where(condition),
  ])
  return pageOf(await show(ctx, viewer, rows), counted.total, paging)
}

/** A request to the caller's hospital. Null for any other; administrators may read every one. */
export async function findHospitalRequest(
  ctx: Context,
  id: string,
  { db = ctx.db }: { db?: Queryable } = {},
): Promise<HospitalQuoteRequest | null> {
  const viewer = requireRole(ctx, 'hospital', 'admin')
  const [row] = isUuid(id) ? await rowsOf(db).where(eq(quoteRecipients.id, id)) : []
  if (!row) return null
  if (isAdmin(viewer)) await noteOpening(ctx, row.hospitalId, { db })
  else if (row.hospitalId !== viewer.hospitalId) return null
  const [request = null] = await show({ ...ctx, db: db as Context['db'] }, viewer, [row])
  return request
}

export async function requireHospitalRequest(
  ctx: Context,
  id: string,
  options: { db?: Queryable } = {},
): Promise<HospitalQuoteRequest> {
  const request = await findHospitalRequest(ctx, id, options)
  if (!request) throw missingRequest()
  return request
}

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
  leastMinutes: number | null
}

/** Numbers above the list of a hospital, in one pass over its requests. */
export async function summariseHospitalQuotes(
  ctx: Context,
  chosen: string | null | undefined,
): Promise<HospitalQuoteSummary> {
  const hospitalId = await requirePortal(ctx, chosen, 'read')
  const now = ctx.clock()
  const days = (await businessDaysOf(ctx.db, [hospitalId], now))(hospitalId)
  const answerMinutes = 60 * (await getLimit(ctx, 'quoteAnswerHours'))
  const urgentUntil = afterBusinessMinutes(days, now, URGENT_SHARE * answerMinutes)
  const count = (condition: SQL) => sql<number>`(count(*) filter (where ${condition}))::int`
  const inView = (view: keyof typeof QUOTE_VIEWS) => inArray(quoteRecipients.state, [...QUOTE_VIEWS[view]])
  const [counts] = await ctx.db
    .select({
      toAnswer: count(isRunning),
      urgent: count(sql`${quoteRecipients.dueAt} <= ${urgentUntil.toISOString()}`),
      withPatient: count(eq(quoteRecipients.state, 'question')),
      open: count(inView('open')),
      quoted: count(inView('quoted')),
      accepted: count(inView('accepted')),
      closed: count(inView('closed')),
      unread: count(eq(quoteRecipients.isUnread, true)),
      firstDue: sql<string | null>`min(${quoteRecipients.dueAt})`,
    })
    .from(quoteRecipients)
    .where(eq(quoteRecipients.hospitalId, hospitalId))
  const { firstDue = null, ...numbers } = counts ?? {}
  const none = { toAnswer: 0, urgent: 0, withPatient: 0, open: 0, quoted: 0, accepted: 0, closed: 0, unread: 0 }
  const least = firstDue === null ? null : businessMinutes(days, now, new Date(firstDue))
  return { ...none, ...numbers, hospitalId, leastMinutes: least }
}
