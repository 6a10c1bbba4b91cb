import { and, count, desc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { messageSearch } from '#domain/messages.ts'
import { MAX_LIMIT, type Page, pageOf } from '#domain/paging.ts'
import type { Context } from '#server/context.ts'
import type { Queryable } from '#server/database/client.ts'
import { AppError } from '#server/errors.ts'
import { readWithAccess, requireReadableAppointment } from '#server/features/visits/appointments/break-glass.ts'
import { appointments } from '#server/features/visits/appointments/table.ts'
import { type Message, messageColumns } from './record.ts'
import { messages } from './table.ts'
import { markRead } from './unread.ts'

const newestFirst = [desc(messages.createdAt), desc(messages.id)]

/** Returns the condition for messages before a given one of the same conversation. */
async function before(db: Queryable, appointmentId: string, id: string): Promise<SQL> {
  const [cursor] = await db
    .select({ createdAt: messages.createdAt })
    .from(messages)
    .where(and(eq(messages.id, id), eq(messages.appointmentId, appointmentId)))
  if (!cursor) throw new AppError('bad_input', 'Unknown message', { fields: { before: 'Unknown message' } })
  return sql`(${messages.createdAt}, ${messages.id}) < (${cursor.createdAt}, ${id}::uuid)`
}

/**
 * Returns the last messages of an appointment that the caller may see, or the last ones before
 * another message, oldest first.
 */
async function findLast(
  db: Queryable,
  appointmentId: string,
  search: { limit: number; before?: string | null },
): Promise<Message[]> {
  const earlier = search.before ? await before(db, appointmentId, search.before) : undefined
  const rows = await db
    .select(messageColumns)
    .from(messages)
    .where(and(eq(messages.appointmentId, appointmentId), earlier))
    .orderBy(...newestFirst)
    .limit(search.limit)
  return rows.reverse()
}

async function findPage(
  db: Queryable,
  appointmentId: string,
  { page, limit }: { page: number; limit: number },
): Promise<Message[]> {
  return db
    .select(messageColumns)
    .from(messages)
    .where(eq(messages.appointmentId, appointmentId))
    .orderBy(messages.createdAt, messages.id)
    .limit(limit)
    .offset((page - 1) * limit)
}

export type Conversation = Page<Message> & {
  /** Oldest message of this page if there are older ones. Request them with `before`. */
  earlier: string | null
}

/**
 * Lists one conversation, oldest first, for its patient, its hospital and administrators. By
 * default it is the end of the conversation.
 */
export async function listMessages(ctx: Context, appointmentId: string, raw: unknown): Promise<Conversation> {
  const { id } = await requireReadableAppointment(ctx, appointmentId)
  const { page, ...search } = messageSearch.parse(raw)
  const [items, [counted]] = await Promise.all([
    page ? findPage(ctx.db, id, { page, limit: search.limit }) : findLast(ctx.db, id, search),
    ctx.db.select({ count: count() }).from(messages).where(eq(messages.appointmentId, id)),
    markRead(ctx, [id]),
  ])
  const list = pageOf(items, counted?.count ?? 0, { page: page ?? 1, limit: search.limit })
  const mayHaveEarlier = page == null && items.length === search.limit && items.length < list.total
  return { ...list, earlier: mayHaveEarlier ? (items[0]?.id ?? null) : null }
}

/** Returns the last messages of each of these appointments, oldest first. */
async function findLastOfEach(db: Queryable, ids: string[], limit: number): Promise<Message[]> {
  const last = db
    .select(messageColumns)
    .from(messages)
    .where(eq(messages.appointmentId, appointments.id))
    .orderBy(...newestFirst)
    .limit(limit)
    .as('last')
  return db
    .select({
      id: last.id,
      appointmentId: last.appointmentId,
      sender: last.sender,
      senderName: last.senderName,
      message: last.message,
      createdAt: last.createdAt,
      readAt: last.readAt,
    })
    .from(appointments)
    .innerJoinLateral(last, sql`true`)
    .where(inArray(appointments.id, ids))
    .orderBy(last.createdAt, last.id)
}

/**
 * Returns the last messages of appointments that the caller may see, oldest first. `before` belongs
 * to one of them.
 */
export async function messagesOfAppointments(ctx: Context, shown: string[], raw: unknown = {}): Promise<Message[]> {
  const search = messageSearch.parse(raw)
  const ids = await readWithAccess(ctx, shown)
  await markRead(ctx, ids)
  const [only, ...others] = ids
  if (only && others.length === 0) return findLast(ctx.db, only, search)
  if (search.before) throw new AppError('bad_input', 'Unknown message', { fields: { before: 'Unknown message' } })
  return findLastOfEach(ctx.db, ids, search.limit)
}

/**
 * Returns the last message of each of these appointments, all visible to the caller. It does not
 * count as reading.
 */
export const lastOfAppointments = async (ctx: Context, ids: string[]): Promise<Message[]> =>
  findLastOfEach(ctx.db, await readWithAccess(ctx, ids), 1)

/**
 * Returns the number of messages and the last one of appointments that the caller may see. It does
 * not count as reading.
 */
export async function previewsOfAppointments(
  ctx: Context,
  ids: string[],
): Promise<(id: string) => { count: number; last: Message | undefined }> {
  const [counts, last] = await Promise.all([
    ctx.db
      .select({ id: messages.appointmentId, count: count() })
      .from(messages)
      .where(inArray(messages.appointmentId, ids))
      .groupBy(messages.appointmentId),
    lastOfAppointments(ctx, ids),
  ])
  const countOf = new Map(counts.map((row) => [row.id, row.count]))
  const lastOf = new Map(last.map((message) => [message.appointmentId, message]))
  return (id) => ({ count: countOf.get(id) ?? 0, last: lastOf.get(id) })
}

/** Returns one message of an appointment that the caller may see. */
export async function findMessage(ctx: Context, appointmentId: string, id: string): Promise<Message | undefined> {
  const [row] = await ctx.db
    .select(messageColumns)
    .from(messages)
    .where(and(eq(messages.id, id), eq(messages.appointmentId, appointmentId)))
  return row
}

/** Returns the last messages of an appointment that the caller may see, oldest first. */
export async function lastMessages(ctx: Context, appointmentId: string): Promise<Message[]> {
  const rows = await ctx.db
    .select(messageColumns)
    .from(messages)
    .where(eq(messages.appointmentId, appointmentId))
    .orderBy(...newestFirst)
    .limit(MAX_LIMIT)
  return rows.reverse()
}
