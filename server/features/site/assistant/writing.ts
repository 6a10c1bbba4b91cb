import { and, count, desc, eq, gte, inArray, sql } from 'drizzle-orm'
import { type ChatMessage, keepingInput } from '#domain/chat.ts'
import { MAX_CONVERSATIONS } from '#domain/chat-limits.ts'
import { isUuid } from '#domain/fields.ts'
import type { Context } from '#server/context.ts'
import type { Tx } from '#server/database/client.ts'
import { AppError } from '#server/errors.ts'
import { users } from '#server/features/accounts/users/table.ts'
import { requireViewer } from '#server/viewer.ts'
import { readAssistant } from './reading.ts'
import type { Assistant, ChatAnswer } from './record.ts'
import { conversationMessages, conversations } from './table.ts'

/**
 * Turns the storage of conversations on or off. Stored conversations stay until they are deleted.
 */
export async function keepConversations(ctx: Context, raw: unknown): Promise<Assistant> {
  const viewer = requireViewer(ctx)
  const chosen = JSON.stringify(keepingInput.parse(raw))
  const preferences = sql`${users.preferences} || ${chosen}::jsonb`
  await ctx.db.update(users).set({ preferences }).where(eq(users.id, viewer.id))
  return readAssistant(ctx)
}

/** Deletes one of the viewer's conversations. Those of other users count as not found. */
export async function deleteConversation(ctx: Context, id: string): Promise<void> {
  const viewer = requireViewer(ctx)
  const deleted = isUuid(id)
    ? await ctx.db
        .delete(conversations)
        .where(and(eq(conversations.id, id), eq(conversations.userId, viewer.id)))
        .returning({ id: conversations.id })
    : []
  if (deleted.length === 0) throw new AppError('not_found', 'Conversation not found.')
}

/** Deletes all of the viewer's conversations. */
export async function deleteConversations(ctx: Context): Promise<void> {
  const viewer = requireViewer(ctx)
  await ctx.db.delete(conversations).where(eq(conversations.userId, viewer.id))
}

/**
 * Returns the stored conversation to continue, or undefined if it no longer exists or belongs to
 * another user.
 */
async function openConversation(tx: Tx, id: string | undefined, userId: string): Promise<string | undefined> {
  if (!id) return undefined
  const [row] = await tx
    .select({ id: conversations.id })
    .from(conversations)
    .where(and(eq(conversations.id, id), eq(conversations.userId, userId)))
    .for('update')
  return row?.id
}

/** Deletes the oldest conversations above the limit. */
async function dropOldest(tx: Tx, userId: string): Promise<void> {
  const [kept] = await tx.select({ count: count() }).from(conversations).where(eq(conversations.userId, userId))
  if ((kept?.count ?? 0) <= MAX_CONVERSATIONS) return
  const tooOld = tx
    .select({ id: conversations.id })
    .from(conversations)
    .where(eq(conversations.userId, userId))
    .orderBy(desc(conversations.updatedAt), desc(conversations.id))
    .offset(MAX_CONVERSATIONS)
  await tx.delete(conversations).where(inArray(conversations.id, tooOld))
}

type ConversationInput = { id: string | undefined; messages: readonly ChatMessage[]; answer: ChatAnswer }

/**
 * Stores a question and its answer, and returns the UUID of the conversation. A new conversation is
 * stored from its beginning. In a stored one, everything from this question on is replaced, so a
 * retried question is stored once.
 */
export async function keepAnswer(
  ctx: Context,
  userId: string,
  { id, messages, answer }: ConversationInput,
): Promise<string> {
  const now = ctx.clock()
  const turns = [...messages, answer.message].map(({ role, content }, position) => ({ role, content, position }))
  return ctx.db.transaction(async (tx) => {
    // One at a time for each user, so that the limit holds.
    await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update')
    const conversation = await openConversation(tx, id, userId)
    const from = conversation ? messages.length - 1 : 0
    const conversationId = conversation ?? (await startConversation(tx, userId, now))
    await tx
      .delete(conversationMessages)
      .where(and(eq(conversationMessages.conversationId, conversationId), gte(conversationMessages.position, from)))
    await tx.insert(conversationMessages).values(
      turns.slice(from).map((message) => ({
        ...message,
        conversationId,
        ...(message.position === messages.length && {
          emergency: answer.triage.emergency,
          answeredBy: answer.answeredBy,
        }),
      })),
    )
    await tx.update(conversations).set({ updatedAt: now }).where(eq(conversations.id, conversationId))
    await dropOldest(tx, userId)
    return conversationId
  })
}

async function startConversation(tx: Tx, userId: string, now: Date): Promise<string> {
  const [row] = await tx
    .insert(conversations)
    .values({ userId, createdAt: now, updatedAt: now })
    .returning({ id: conversations.id })
  if (!row) throw new AppError('internal')
  return row.id
}
