import type { Readable } from 'node:stream'
import { and, asc, desc, eq, inArray, isNull, lt, type SQL, sql } from 'drizzle-orm'
import { dateIn } from '#domain/availability.ts'
import { isUuid } from '#domain/fields.ts'
import { fold } from '#domain/fold.ts'
import { pageOf, readPaging } from '#domain/paging.ts'
import { OPEN_REQUEST_STATES, type RequestSearch, requestSearch } from '#domain/requests.ts'
import type { Context } from '#server/context.ts'
import type { Queryable } from '#server/database/client.ts'
import { isCode } from '#server/database/secret.ts'
import { AppError } from '#server/errors.ts'
import { users } from '#server/features/accounts/users/table.ts'
import { contains } from '#server/search/search.ts'
import { openStored } from '#server/storage/storage.ts'
import { requireRole } from '#server/viewer.ts'
import {
  type DeskRequest,
  type DeskRequestPage,
  type RequestEvent,
  type RequestFile,
  type RequestSummary,
  requestColumns,
  requestEventColumns,
  requestFileColumns,
} from './record.ts'
import { requestEvents, requestFiles, requests } from './table.ts'

export const requestNotFound = () => new AppError('not_found', 'Request not found.')
const isOpen = inArray(requests.state, [...OPEN_REQUEST_STATES])

/** The indexes have `nulls last`, and only the same order uses them. */
const latestFirst = sql`${requests.createdAt} desc nulls last`

const selectRequests = (db: Queryable, where: SQL | undefined) =>
  db.select(requestColumns).from(requests).leftJoin(users, eq(users.id, requests.ownerId)).where(where)

const isOverdue = (now: Date) => and(isOpen, lt(requests.dueOn, dateIn(now)))

function stateIs(state: NonNullable<RequestSearch['state']>, now: Date): SQL | undefined {
  if (state === 'open') return isOpen
  return state === 'overdue' ? isOverdue(now) : eq(requests.state, state)
}

function conditionsOf({ q, kind, state, ownerId }: RequestSearch, now: Date): SQL | undefined {
  const words = fold(q ?? '')
    .split(/\s+/)
    .filter(Boolean)
  return and(
    kind && eq(requests.kind, kind),
    state && stateIs(state, now),
    ownerId ? (ownerId === 'none' ? isNull(requests.ownerId) : eq(requests.ownerId, ownerId)) : undefined,
    ...words.map((word) => contains(requests.searchText, word)),
  )
}

/** Returns an order of the indexes, or its reverse. */
function orderOf({ state, sortBy, direction }: RequestSearch): SQL[] {
  const isByDue = sortBy ? sortBy === 'due' : state === 'open' || state === 'overdue'
  if (isByDue)
    return direction === 'desc' ? [desc(requests.dueOn), desc(requests.id)] : [asc(requests.dueOn), asc(requests.id)]
  return sortBy && direction !== 'desc'
    ? [sql`${requests.createdAt} asc nulls first`, desc(requests.id)]
    : [latestFirst, asc(requests.id)]
}

/** Lists requests to the operator for administrators: newest first, open ones by due date. */
export async function listRequests(ctx: Context, raw: unknown, rawPaging: unknown): Promise<DeskRequestPage> {
  requireRole(ctx, 'admin')
  const search = requestSearch.parse(raw ?? {})
  const paging = readPaging(rawPaging)
  const where = conditionsOf(search, ctx.clock())
  const [items, total] = await Promise.all([
    selectRequests(ctx.db, where)
      .orderBy(...orderOf(search))
      .limit(paging.limit)
      .offset((paging.page - 1) * paging.limit),
    ctx.db.$count(requests, where),
  ])
  return pageOf(items, total, paging)
}

export async function getRequest(
  ctx: Context,
  id: string,
  { db = ctx.db }: { db?: Queryable } = {},
): Promise<DeskRequest> {
  requireRole(ctx, 'admin')
  const [request] = isUuid(id) ? await selectRequests(db, eq(requests.id, id)) : []
  if (!request) throw requestNotFound()
  return request
}

/** Returns the events of requests that the caller may see, oldest first. */
export const eventsOfRequests = (ctx: Context, ids: string[]): Promise<RequestEvent[]> =>
  ctx.db
    .select(requestEventColumns)
    .from(requestEvents)
    .leftJoin(users, eq(users.id, requestEvents.actorId))
    .where(inArray(requestEvents.requestId, ids))
    .orderBy(requestEvents.createdAt, requestEvents.id)

/** Returns the files of requests that the caller may see. */
export const filesOfRequests = (ctx: Context, ids: string[]): Promise<RequestFile[]> =>
  ctx.db
    .select(requestFileColumns)
    .from(requestFiles)
    .where(inArray(requestFiles.requestId, ids))
    .orderBy(requestFiles.createdAt, requestFiles.id)

/** Returns a file of a request and its bytes, for administrators. */
export async function openRequestFile(
  ctx: Context,
  id: string,
  fileId: string,
): Promise<RequestFile & { bytes: Readable }> {
  requireRole(ctx, 'admin')
  const missing = () => new AppError('not_found', 'File not found.')
  if (!isUuid(id) || !isUuid(fileId)) throw missing()
  const [row] = await ctx.db
    .select({ ...requestFileColumns, storageName: requestFiles.storageName })
    .from(requestFiles)
    .where(and(eq(requestFiles.id, fileId), eq(requestFiles.requestId, id)))
  if (!row) throw missing()
  const { storageName, ...file } = row
  const bytes = await openStored(ctx.config, storageName).catch((error) => {
    throw isCode(error, 'ENOENT') ? missing() : error
  })
  return { ...file, bytes }
}

/** Counts the pending requests, for administrators. */
export async function summariseRequests(ctx: Context): Promise<RequestSummary> {
  requireRole(ctx, 'admin')
  const [open, overdue, unowned] = await Promise.all([
    ctx.db.$count(requests, isOpen),
    ctx.db.$count(requests, isOverdue(ctx.clock())),
    ctx.db.$count(requests, and(isOpen, isNull(requests.ownerId))),
  ])
  return { open, overdue, unowned }
}
