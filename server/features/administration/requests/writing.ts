import { eq } from 'drizzle-orm'
import { isUuid } from '#domain/fields.ts'
import { REQUEST_MOVES, type RequestState, requestAnswer, requestNote, requestUpdate } from '#domain/requests.ts'
import type { Context } from '#server/context.ts'
import { type BasedOn, editedAt, refuseStale } from '#server/database/based-on.ts'
import type { Tx } from '#server/database/client.ts'
import { AppError } from '#server/errors.ts'
import { recordAudit } from '#server/features/accounts/audit/writing.ts'
import { queueMailTo } from '#server/features/accounts/outbox/writing.ts'
import { users } from '#server/features/accounts/users/table.ts'
import { requireRole } from '#server/viewer.ts'
import { getRequest, requestNotFound } from './reading.ts'
import type { DeskRequest } from './record.ts'
import { requestEvents, requests } from './table.ts'

type Row = typeof requests.$inferSelect
type Event = Pick<typeof requestEvents.$inferInsert, 'kind' | 'fromState' | 'toState' | 'text'>

async function lockRequest(tx: Tx, id: string): Promise<Row> {
  const [row] = isUuid(id) ? await tx.select().from(requests).where(eq(requests.id, id)).for('update') : []
  if (!row) throw requestNotFound()
  return row
}

type Change = { row: Row; set: Partial<Row>; events: Event[] }

/**
 * Writes a change with its events. The audit log gets no text, because it cannot be erased there.
 */
async function write(tx: Tx, ctx: Context, { row, set, events }: Change): Promise<string[]> {
  const viewer = requireRole(ctx, 'admin')
  await tx
    .update(requests)
    .set({ ...set, updatedAt: editedAt(requests.updatedAt) })
    .where(eq(requests.id, row.id))
  const at = { requestId: row.id, actorId: viewer.id, createdAt: ctx.clock() }
  const written = await tx
    .insert(requestEvents)
    .values(events.map((event) => ({ ...event, ...at })))
    .returning({ id: requestEvents.id })
  const { state, ownerId } = row
  const before = { number: row.number, state, ownerId }
  for (const { kind } of events)
    await recordAudit(tx, ctx, `request.${kind}`, row.id, {
      before,
      after: { ...before, ...set },
      fields: ['state', 'ownerId'],
    })
  return written.map(({ id }) => id)
}

/** Checks that the owner of a request is an administrator who can sign in. */
async function nameOfOwner(tx: Tx, id: string): Promise<string> {
  const [owner] = await tx.select().from(users).where(eq(users.id, id))
  const sentence = 'Only an administrator can be assigned a request.'
  if (owner?.role !== 'admin' || owner.status !== 'active')
    throw new AppError('bad_input', sentence, { fields: { ownerId: sentence } })
  return `${owner.firstName} ${owner.lastName}`
}

function refuseMove(from: RequestState, to: RequestState): void {
  if (!REQUEST_MOVES[from].includes(to))
    throw new AppError('invalid_transition', 'This request cannot change to that state.')
}

/** Changes state or owner. Omitted fields stay unchanged. */
export async function updateRequest(
  ctx: Context,
  id: string,
  raw: unknown,
  { basedOn }: { basedOn?: BasedOn } = {},
): Promise<DeskRequest> {
  requireRole(ctx, 'admin')
  const input = requestUpdate.parse(raw)
  return ctx.db.transaction(async (tx) => {
    const row = await lockRequest(tx, id)
    refuseStale(row, { basedOn, input })
    const events: Event[] = []
    if (input.state && input.state !== row.state) {
      refuseMove(row.state, input.state)
      events.push({ kind: 'state', fromState: row.state, toState: input.state })
    }
    if (input.ownerId !== undefined && input.ownerId !== row.ownerId)
      events.push({ kind: 'owner', text: input.ownerId && (await nameOfOwner(tx, input.ownerId)) })
    if (events.length > 0) await write(tx, ctx, { row, set: input, events })
    return getRequest(ctx, id, { db: tx })
  })
}

/** Adds a note for administrators. The sender of the request never sees it. */
export async function noteRequest(ctx: Context, id: string, raw: unknown): Promise<DeskRequest> {
  requireRole(ctx, 'admin')
  const { note } = requestNote.parse(raw)
  return ctx.db.transaction(async (tx) => {
    const row = await lockRequest(tx, id)
    await write(tx, ctx, { row, set: {}, events: [{ kind: 'note', text: note }] })
    return getRequest(ctx, id, { db: tx })
  })
}

/**
 * Answers a request by mail with the given text. The sender becomes its owner unless it has one.
 */
export async function answerRequest(ctx: Context, id: string, raw: unknown): Promise<DeskRequest> {
  const viewer = requireRole(ctx, 'admin')
  const { answer } = requestAnswer.parse(raw)
  const now = ctx.clock()
  return ctx.db.transaction(async (tx) => {
    const row = await lockRequest(tx, id)
    if (row.state === 'spam' || row.state === 'closed')
      throw new AppError('conflict', 'Reopen a closed request before you answer it.')
    const set = { state: 'answered' as const, answeredAt: row.answeredAt ?? now, ownerId: row.ownerId ?? viewer.id }
    const [eventId = ''] = await write(tx, ctx, {
      row,
      set,
      events: [{ kind: 'answer', fromState: row.state, toState: 'answered', text: answer }],
    })
    await queueMailTo(tx, now, { kind: 'request.answered', payload: { requestId: row.id, eventId } })
    return getRequest(ctx, id, { db: tx })
  })
}
