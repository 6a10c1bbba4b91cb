import { and, eq } from 'drizzle-orm'
import { isAdmin } from '#domain/access.ts'
import { isDoctor, mayAt } from '#domain/portal-access.ts'
import { isUuid } from '#domain/fields.ts'
import { type Page, pageOf, readPaging } from '#domain/paging.ts'
import { hospitalQuoteFilter } from '#domain/quotes/request-input.ts'
import { isStanding } from '#domain/quotes/states.ts'
import type { Context } from '#server/context.ts'
import type { Queryable } from '#server/database/client.ts'
import { noteOpening, requirePortal } from '#server/staff.ts'
import { requireStaff, type Viewer } from '#server/viewer.ts'
import { missingRequest, readableBy, requireActiveDoctor } from './access.ts'
import { findOpened } from './break-glass.ts'
import { clockAt, findBusinessDays } from './clocks.ts'
import { readInbox } from './inbox.ts'
import type { HospitalQuoteRequest } from './record.ts'
import { type Row, rowsOf } from './staff-rows.ts'
import { quoteRecipients } from './table.ts'

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
  return rows.map((row) => {
    const canWork = canWorkAt(viewer, row.hospitalId)
    const canRead = canWork || opened.has(row.requestId)
    const isRemoved = row.removalAt !== null && new Date(row.removalAt) <= now
    return {
      ...row,
      ...((!canRead || isRemoved) && NOTHING),
      ...(isRemoved && { firstName: '' }),
      clock: clockAt(row, daysOf(row.hospitalId), now),
      canReadHealth: canRead && !isRemoved,
      needsReason: !canRead && !isRemoved && isAdmin(viewer),
      canWork,
      canSend: canWork && mayAt(viewer, row.hospitalId, 'quotes'),
      canPropose: canWork && mayAt(viewer, row.hospitalId, 'proposals') && isStanding(row.state),
    }
  })
}

type ListOptions = {
  filter?: unknown
  page?: number | null | undefined
  limit?: number | null | undefined
  /** False if the caller reads none of `QUOTE_DETAILS`. */
  details?: boolean
}

/** Lists requests to a hospital. Waiting ones come first, most urgent at the top. */
export async function listHospitalQuoteRequests(
  ctx: Context,
  chosen: string | null | undefined,
  { filter, details = true, ...rawPaging }: ListOptions,
): Promise<Page<HospitalQuoteRequest>> {
  const hospitalId = await requirePortal(ctx, chosen, 'requests')
  const viewer = requireStaff(ctx)
  await requireActiveDoctor(ctx.db, viewer)
  const paging = readPaging(rawPaging)
  const doctorAccountId = isDoctor(viewer) ? viewer.id : undefined
  const parsed = { ...hospitalQuoteFilter.parse(filter ?? {}), doctorAccountId }
  const [rows, total] = await readInbox(ctx, { hospitalId, filter: parsed, paging, details })
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
