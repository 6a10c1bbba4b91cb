/** Lists of quote requests to a hospital, with filters. */
import { and, asc, desc, eq, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import { isUuid } from '#domain/fields.ts'
import type { Paging } from '#domain/paging.ts'
import type { HospitalQuoteFilter } from '#domain/quotes/request-input.ts'
import { QUOTE_VIEWS, type QuoteHospitalState } from '#domain/quotes/states.ts'
import type { Context } from '#server/context.ts'
import type { Queryable } from '#server/database/client.ts'
import { pipelined } from '#server/database/pipelined.ts'
import { prepared } from '#server/database/prepared.ts'
import { users } from '#server/features/accounts/users/table.ts'
import { containing } from '#server/search/conditions.ts'
import { assignedToDoctor } from './access.ts'
import { countInStates } from './counts.ts'
import { listRowsOf, type Row, rowsOf, withDetails } from './staff-rows.ts'
import { quoteRecipients, quoteRequests } from './table.ts'

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
export type InboxFilter = HospitalQuoteFilter & { doctorAccountId?: string | undefined }

/**
 * Conditions of a list with placeholders for values. They join the request only if a filter needs
 * it. Unread is no parameter, because a kept plan uses a partial index only for a fixed condition.
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
    unread ? sql`${quoteRecipients.isUnread}` : undefined,
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

/** Page of an inbox. Details are read only on request. */
export type InboxPage = { hospitalId: string; filter: InboxFilter; paging: Paging; details: boolean }

/**
 * Prepares statements of an inbox. They select the IDs of a page before any join. The text of the
 * first page contains its limit, so that PostgreSQL keeps the plan: with a parameter it expects a
 * tenth of all rows, and plans each call again, which takes 0.7 ms.
 */
function prepareInbox(db: Queryable, { filter, paging, details }: InboxPage) {
  const isListed = conditionsOf(filter)
  const order = sql.join([...INBOX_ORDER], sql`, `)
  const offset = paging.page > 1 ? sql` offset ${sql.placeholder('offset')}` : sql``
  const ids = sql`(select ${quoteRecipients.id} from ${quoteRecipients} where ${isListed}
    order by ${order} limit ${sql.raw(String(paging.limit))}${offset})`
  const select = details ? rowsOf : listRowsOf
  return {
    page: select(db)
      .where(inArray(quoteRecipients.id, ids))
      .orderBy(...INBOX_ORDER)
      .prepare(`quote inbox ${nameOf({ filter, paging, details })}`),
    count: db
      .select({ total: sql<number>`count(*)::int` })
      .from(quoteRecipients)
      .where(isListed)
      .prepare(`quote inbox count ${shapeOf(filter)}`),
  }
}

const nameOf = ({ filter, paging, details }: Omit<InboxPage, 'hospitalId'>): string =>
  [shapeOf(filter), paging.limit, paging.page > 1 && 'later', details && 'details'].filter(Boolean).join(' ')

const inboxes = prepared(() => new Map<string, ReturnType<typeof prepareInbox>>())

function inboxOf(db: Queryable, page: InboxPage): ReturnType<typeof prepareInbox> {
  const byName = inboxes(db)
  const name = nameOf(page)
  const inbox = byName.get(name) ?? prepareInbox(db, page)
  byName.set(name, inbox)
  return inbox
}

/** Whether the list contains all requests of a view. */
const isWholeView = (filter: InboxFilter): boolean => shapeOf(filter) === (filter.view ?? ALL)

/** Returns the rows of a page and the length of the list. */
export async function readInbox(ctx: Context, inboxPage: InboxPage): Promise<[Row[], number]> {
  const { hospitalId, filter, paging } = inboxPage
  const { view, treatment, assigneeId, q, doctorAccountId } = filter
  const like = containing(q?.trim() ?? '')
  const values = { hospitalId, doctorAccountId, treatment, assigneeId, like, offset: (paging.page - 1) * paging.limit }
  const [rows, total] = isWholeView(filter)
    ? [
        await inboxOf(ctx.db, inboxPage).page.execute(values),
        await countInStates(ctx, hospitalId, view ? QUOTE_VIEWS[view] : undefined),
      ]
    : await pipelined(ctx.db, (db) => {
        const { page, count } = inboxOf(db, inboxPage)
        return [page.execute(values), count.execute(values).then(([counted]) => counted?.total ?? 0)]
      })
  return [rows.map(withDetails), total]
}
