import { and, asc, desc, eq, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { isAdmin, isDoctor, mayAt } from '#domain/access.ts'
import { isUuid } from '#domain/fields.ts'
import { type Page, type Paging, pageOf, readPaging } from '#domain/paging.ts'
import { type HospitalQuoteFilter, hospitalQuoteFilter } from '#domain/quotes/request-input.ts'
import { isStanding, QUOTE_VIEWS, type QuoteHospitalState } from '#domain/quotes/states.ts'
import type { Context } from '#server/context.ts'
import type { Queryable } from '#server/database/client.ts'
import { instantOf } from '#server/database/record.ts'
import { pipelined } from '#server/database/pipelined.ts'
import { prepared } from '#server/database/prepared.ts'
import { users } from '#server/features/accounts/users/table.ts'
import { containing } from '#server/search/conditions.ts'
import { noteOpening, requirePortal } from '#server/staff.ts'
import { requireStaff, type Viewer } from '#server/viewer.ts'
import { assignedToDoctor, missingRequest, readableBy, requireActiveDoctor } from './access.ts'
import { findOpened } from './break-glass.ts'
import { clockAt, findBusinessDays } from './clocks.ts'
import { countInStates } from './counts.ts'
import { clockColumns, type HospitalQuoteRequest } from './record.ts'
import { quoteRecipients, quoteRequests } from './table.ts'

const assignees = alias(users, 'assignees')

const rowColumns = {
  id: quoteRecipients.id,
  requestId: quoteRecipients.requestId,
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
  assignee: { id: assignees.id, firstName: assignees.firstName, lastName: assignees.lastName },
  proposedAt: instantOf(quoteRecipients.proposedAt),
  proposedBy: quoteRecipients.proposedBy,
  isUnread: quoteRecipients.isUnread,
  askedAt: instantOf(quoteRecipients.askedAt),
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
    .leftJoin(assignees, eq(assignees.id, quoteRecipients.assigneeId))

type Row = Awaited<ReturnType<typeof rowsOf>>[number]

/** Whether the caller works on requests of a hospital. Administrators do not. */
const canWorkAt = (viewer: Viewer, hospitalId: string): boolean =>
  !isAdmin(viewer) && mayAt(viewer, hospitalId, 'plans')

const NOTHING = { goal: null, answers: null, health: null, needs: [] }

/**
 * Converts rows for the caller. Only callers who work on a request, and administrators after giving
 * a reason, get its health data, until it is removed.
 */
async function show(ctx: Context, viewer: Viewer, rows: Row[]): Promise<HospitalQuoteRequest[]> {
  const now = ctx.clock()
  const daysOf = await findBusinessDays(
    ctx,
    rows.map(({ hospitalId }) => hospitalId),
  )
  const opened = await findOpened(
    ctx.db,
    viewer,
    rows.map(({ requestId }) => requestId),
  )
  return rows.map(
    ({ requestId, answerMinutes, usedMinutes, runningSince, pausedAt, dueAt, answeredMinutes, ...row }) => {
      const canWork = canWorkAt(viewer, row.hospitalId)
      const canRead = canWork || opened.has(requestId)
      const isRemoved = row.removalAt !== null && new Date(row.removalAt) <= now
      const stored = { answerMinutes, usedMinutes, runningSince, pausedAt, dueAt, answeredMinutes }
      return {
        ...row,
        ...((!canRead || isRemoved) && NOTHING),
        ...(isRemoved && { firstName: '' }),
        clock: clockAt(stored, daysOf(row.hospitalId), now),
        canReadHealth: canRead && !isRemoved,
        needsReason: !canRead && !isRemoved && isAdmin(viewer),
        canWork,
        canSend: canWork && mayAt(viewer, row.hospitalId, 'quotes'),
        canPropose: canWork && mayAt(viewer, row.hospitalId, 'proposals') && isStanding(row.state),
      }
    },
  )
}

/** Conditions on the patient's texts, which need a join to the request. */
function requestCondition({ treatment, q }: HospitalQuoteFilter): SQL | undefined {
  const like = sql.placeholder('like')
  const patient = sql`select 1 from ${users} where ${users.id} = ${quoteRequests.patientId} and ${users.firstName} ilike ${like}`
  return and(
    treatment ? sql`${quoteRequests.treatments} @> array[${sql.placeholder('treatment')}]::text[]` : undefined,
    q?.trim() ? sql`(${quoteRequests.number} ilike ${like} or exists (${patient}))` : undefined,
  )
}

/**
 * Condition on the state with its values in the text. PostgreSQL plans a statement again for each
 * call, which takes 1 ms, if it cannot estimate a condition without its values.
 */
const isInState = (states: readonly QuoteHospitalState[]): SQL =>
  sql`${quoteRecipients.state} in (${sql.raw(states.map((state) => `'${state}'`).join(', '))})`

/** Filter of a list, and the account of the doctor whose requests it is limited to. */
type InboxFilter = HospitalQuoteFilter & { doctorAccountId?: string | undefined }

/**
 * Conditions of a list with placeholders for values. They join the request only if a filter needs
 * it.
 */
function conditionsOf(filter: InboxFilter): SQL | undefined {
  const { view, assigneeId, unassigned, unread } = filter
  const ofRequest = requestCondition(filter)
  const isIts = eq(quoteRequests.id, quoteRecipients.requestId)
  const isAssigned = eq(quoteRecipients.assigneeId, sql.placeholder('assigneeId'))
  return and(
    eq(quoteRecipients.hospitalId, sql.placeholder('hospitalId')),
    filter.doctorAccountId ? assignedToDoctor(sql.placeholder('doctorAccountId')) : undefined,
    view ? isInState(QUOTE_VIEWS[view]) : undefined,
    ofRequest && sql`exists (select 1 from ${quoteRequests} where ${and(isIts, ofRequest)})`,
    assigneeId ? (isUuid(assigneeId) ? isAssigned : sql`false`) : undefined,
    unassigned ? isNull(quoteRecipients.assigneeId) : undefined,
    unread ? eq(quoteRecipients.isUnread, true) : undefined,
    filter.asked ? isNotNull(quoteRecipients.askedAt) : undefined,
  )
}

const ALL = 'all'

/** Name of the statements for these filters, for which PostgreSQL keeps a plan. */
const shapeOf = ({ view, treatment, assigneeId, unassigned, unread, asked, q, doctorAccountId }: InboxFilter): string =>
  [
    doctorAccountId && 'doctor',
    view ?? ALL,
    treatment && 'treatment',
    assigneeId && (isUuid(assigneeId) ? 'assigned' : 'nobody'),
    unassigned && 'unassigned',
    unread && 'unread',
    asked && 'asked',
    q?.trim() && 'q',
  ]
    .filter(Boolean)
    .join(' ')

/** Order of the inbox, equal to `quote_recipients_inbox_idx`. */
const INBOX_ORDER = [asc(quoteRecipients.dueAt), desc(quoteRecipients.updatedAt), asc(quoteRecipients.id)] as const

/** Prepares statements of an inbox. They select the IDs of a page before any join. */
function prepareInbox(db: Queryable, filter: InboxFilter, shape: string) {
  const isListed = conditionsOf(filter)
  const ids = db
    .select({ id: quoteRecipients.id })
    .from(quoteRecipients)
    .where(isListed)
    .orderBy(...INBOX_ORDER)
    .limit(sql.placeholder('limit'))
    .offset(sql.placeholder('offset'))
  return {
    page: rowsOf(db)
      .where(inArray(quoteRecipients.id, ids))
      .orderBy(...INBOX_ORDER)
      .prepare(`quote inbox ${shape}`),
    count: db
      .select({ total: sql<number>`count(*)::int` })
      .from(quoteRecipients)
      .where(isListed)
      .prepare(`quote inbox count ${shape}`),
  }
}

const inboxes = prepared(() => new Map<string, ReturnType<typeof prepareInbox>>())

function inboxOf(db: Queryable, filter: InboxFilter): ReturnType<typeof prepareInbox> {
  const byShape = inboxes(db)
  const shape = shapeOf(filter)
  const inbox = byShape.get(shape) ?? prepareInbox(db, filter, shape)
  byShape.set(shape, inbox)
  return inbox
}

type InboxPage = { hospitalId: string; filter: InboxFilter; paging: Paging }

/** Whether the list contains all requests of a view. */
const isWholeView = (filter: InboxFilter): boolean => shapeOf(filter) === (filter.view ?? ALL)

async function readInbox(ctx: Context, { hospitalId, filter, paging }: InboxPage): Promise<[Row[], number]> {
  const { view, treatment, assigneeId, q, doctorAccountId } = filter
  const { limit } = paging
  const like = containing(q?.trim() ?? '')
  const values = { hospitalId, doctorAccountId, treatment, assigneeId, like, limit, offset: (paging.page - 1) * limit }
  if (isWholeView(filter))
    return [
      await inboxOf(ctx.db, filter).page.execute(values),
      await countInStates(ctx, hospitalId, view ? QUOTE_VIEWS[view] : undefined),
    ]
  const [rows, [counted]] = await pipelined(ctx.db, (db) => {
    const { page, count } = inboxOf(db, filter)
    return [page.execute(values), count.execute(values)]
  })
  return [rows, counted?.total ?? 0]
}

/** Lists requests to a hospital. Waiting ones come first, most urgent at the top. */
export async function listHospitalQuoteRequests(
  ctx: Context,
  chosen: string | null | undefined,
  { filter, ...rawPaging }: { filter?: unknown; page?: number | null | undefined; limit?: number | null | undefined },
): Promise<Page<HospitalQuoteRequest>> {
  const hospitalId = await requirePortal(ctx, chosen, 'requests')
  const viewer = requireStaff(ctx)
  await requireActiveDoctor(ctx.db, viewer)
  const paging = readPaging(rawPaging)
  const doctorAccountId = isDoctor(viewer) ? viewer.id : undefined
  const parsed = { ...hospitalQuoteFilter.parse(filter ?? {}), doctorAccountId }
  const [rows, total] = await readInbox(ctx, { hospitalId, filter: parsed, paging })
  return pageOf(await show(ctx, viewer, rows), total, paging)
}

/** Finds a request to the caller's hospital. Null for all others. Administrators may read all. */
export async function findHospitalRequest(
  ctx: Context,
  id: string,
  { db = ctx.db }: { db?: Queryable } = {},
): Promise<HospitalQuoteRequest | null> {
  const viewer = requireStaff(ctx)
  const [row] = isUuid(id) ? await rowsOf(db).where(and(eq(quoteRecipients.id, id), readableBy(viewer))) : []
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
