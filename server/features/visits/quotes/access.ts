import { and, eq, or, type Placeholder, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { isAdmin } from '#domain/access.ts'
import { isDoctor, type PortalPermission } from '#domain/portal-access.ts'
import { isUuid } from '#domain/fields.ts'
import { QUOTE_NUMBER } from '#domain/quotes/numbers.ts'
import { canMoveAtHospital, isStanding, type QuoteHospitalState } from '#domain/quotes/states.ts'
import type { Context } from '#server/context.ts'
import type { Queryable, Tx } from '#server/database/client.ts'
import { prepared } from '#server/database/prepared.ts'
import { AppError } from '#server/errors.ts'
import { users } from '#server/features/accounts/users/table.ts'
import { doctors } from '#server/features/catalogue/doctors/table.ts'
import { requireAt } from '#server/staff.ts'
import { requireStaff, requireViewer, type Viewer } from '#server/viewer.ts'
import { type QuoteRequest, requestColumns } from './record.ts'
import { quoteRecipients, quoteRequests } from './table.ts'

const MISSING = 'This quote request does not exist.'
export const missingRequest = () => new AppError('not_found', MISSING)

const ownRequest = prepared((db) => {
  const viewerId = sql.placeholder('viewerId')
  const isTheirs = or(eq(quoteRequests.patientId, viewerId), eq(quoteRequests.actedBy, viewerId))
  const find = (column: PgColumn, name: string) =>
    db
      .select(requestColumns)
      .from(quoteRequests)
      .where(and(eq(column, sql.placeholder('id')), isTheirs))
      .prepare(name)
  return {
    byId: find(quoteRequests.id, 'own quote request by id'),
    byNumber: find(quoteRequests.number, 'own quote request by number'),
  }
})

/** Finds a request of the caller by UUID or number. Undefined for requests of others. */
export async function findOwnRequest(db: Queryable, viewer: Viewer, id: string): Promise<QuoteRequest | undefined> {
  const number = id.toUpperCase()
  const { byId, byNumber } = ownRequest(db)
  if (isUuid(id)) return (await byId.execute({ id, viewerId: viewer.id }))[0]
  return QUOTE_NUMBER.test(number) ? (await byNumber.execute({ id: number, viewerId: viewer.id }))[0] : undefined
}

/** Reads a request of the caller again after a change. */
export async function requireOwnRequest(tx: Tx, ctx: Context, id: string): Promise<QuoteRequest> {
  const request = await findOwnRequest(tx, requireViewer(ctx), id)
  if (!request) throw missingRequest()
  return request
}

/** Locks a request of the caller until the transaction ends. `not_found` for all others. */
export async function lockOwnRequest(tx: Tx, ctx: Context, id: string): Promise<QuoteRequest> {
  const viewer = requireViewer(ctx)
  const request = await findOwnRequest(tx, viewer, id)
  if (!request) throw missingRequest()
  await tx.select({ id: quoteRequests.id }).from(quoteRequests).where(eq(quoteRequests.id, request.id)).for('update')
  const locked = await findOwnRequest(tx, viewer, request.id)
  if (!locked) throw missingRequest()
  return locked
}

export type Recipient = typeof quoteRecipients.$inferSelect

const isActiveDoctor = (userId: string | Placeholder): SQL =>
  sql`exists (select 1 from ${users} join ${doctors} on ${doctors.id} = ${users.doctorId}
    where ${users.id} = ${userId} and ${users.hospitalRole} = 'doctor' and ${doctors.isActive})`

/** Condition on requests assigned to the account of an active doctor. */
export const assignedToDoctor = (userId: string | Placeholder): SQL =>
  sql`(${quoteRecipients.assigneeId} = ${userId} and ${isActiveDoctor(userId)})`

/**
 * Condition on the requests of a hospital that a member of its staff may read. The only rule that
 * keeps other requests from doctors.
 */
export const readableBy = (viewer: Viewer): SQL | undefined =>
  isDoctor(viewer) ? assignedToDoctor(viewer.id) : undefined

/** Refuses the account of a doctor whose record is inactive, with the reason. */
export async function requireActiveDoctor(db: Queryable, viewer: Viewer): Promise<void> {
  if (!isDoctor(viewer)) return
  const [account] = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, viewer.id), isActiveDoctor(viewer.id)))
  if (!account)
    throw new AppError('forbidden', 'Your doctor profile at this hospital is not active. Please ask its owners.')
}

async function findRecipient(tx: Tx, id: string): Promise<Recipient | undefined> {
  const [row] = isUuid(id) ? await tx.select().from(quoteRecipients).where(eq(quoteRecipients.id, id)) : []
  return row
}

/**
 * Locks a request at a hospital until the transaction ends. The row of the request is locked first,
 * which serialises moves of all its hospitals and acceptances.
 */
export async function lockRecipient(tx: Tx, id: string): Promise<Recipient | undefined> {
  const recipient = await findRecipient(tx, id)
  if (!recipient) return undefined
  await tx
    .select({ id: quoteRequests.id })
    .from(quoteRequests)
    .where(eq(quoteRequests.id, recipient.requestId))
    .for('update')
  return findRecipient(tx, id)
}

/**
 * Locks a request at the caller's hospital that the caller may read and work on. Administrators are
 * refused.
 */
export async function lockForStaff(
  tx: Tx,
  ctx: Context,
  id: string,
  permission: PortalPermission = 'quotes',
): Promise<{ viewer: Viewer; recipient: Recipient }> {
  const viewer = requireStaff(ctx)
  if (isAdmin(viewer)) throw new AppError('forbidden')
  const recipient = await lockRecipient(tx, id)
  if (!recipient || recipient.hospitalId !== viewer.hospitalId) throw missingRequest()
  await requireReadable(tx, viewer, recipient)
  requireAt(viewer, recipient.hospitalId, permission)
  return { viewer, recipient }
}

async function requireReadable(tx: Tx, viewer: Viewer, { id }: Recipient): Promise<void> {
  const condition = readableBy(viewer)
  if (condition && (await tx.$count(quoteRecipients, and(eq(quoteRecipients.id, id), condition))) === 0)
    throw missingRequest()
}

/** Locks a request at a hospital, for its patient. */
export async function lockForPatient(
  tx: Tx,
  ctx: Context,
  id: string,
): Promise<{ viewer: Viewer; recipient: Recipient; request: QuoteRequest }> {
  const viewer = requireViewer(ctx)
  const recipient = await lockRecipient(tx, id)
  const request = recipient && (await findOwnRequest(tx, viewer, recipient.requestId))
  if (!recipient || !request) throw missingRequest()
  return { viewer, recipient, request }
}

/** Throws unless the table of moves allows this move. */
export function requireMove({ state }: { state: QuoteHospitalState }, to: QuoteHospitalState): void {
  if (!canMoveAtHospital(state, to))
    throw new AppError('invalid_transition', 'The state of this quote request no longer allows this.')
}

/** Throws unless the request can still become an acceptance at this hospital. */
export function requireStanding({ state }: { state: QuoteHospitalState }): void {
  if (!isStanding(state))
    throw new AppError('invalid_transition', 'The state of this quote request no longer allows this.')
}
