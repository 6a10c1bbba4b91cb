import { and, asc, desc, eq, sql } from 'drizzle-orm'
import { isUuid } from '#domain/fields.ts'
import type { Context } from '#server/context.ts'
import { AppError } from '#server/errors.ts'
import { users } from '#server/features/accounts/users/table.ts'
import { requireViewer } from '#server/viewer.ts'
import {
  type Assistant,
  type Conversation,
  type ConversationInShort,
  conversationColumns,
  keptMessageColumns,
} from './record.ts'
import { conversationMessages, conversations } from './table.ts'

/** True if the user has chosen to store conversations. */
const keeps = sql<boolean>`coalesce((${users.preferences} ->> 'keepsConversations')::boolean, false)`

/**
 * Returns the source of answers and whether the viewer's conversations are stored. A visitor's
 * never are.
 */
export async function readAssistant({ config, db, viewer }: Context): Promise<Assistant> {
  const answeredBy = config.ai ? 'model' : 'guide'
  const service = config.ai ? new URL(config.ai.baseUrl).hostname : null
  if (!viewer) return { answeredBy, service, keepsConversations: false }
  const [row] = await db.select({ keeps }).from(users).where(eq(users.id, viewer.id))
  return { answeredBy, service, keepsConversations: row?.keeps ?? false }
}

/** Lists the viewer's conversations, most recently used first, all that are stored. */
export async function listConversations(ctx: Context): Promise<ConversationInShort[]> {
  const viewer = requireViewer(ctx)
  return ctx.db
    .select(conversationColumns)
    .from(conversations)
    .innerJoin(
      conversationMessages,
      and(eq(conversationMessages.conversationId, conversations.id), eq(conversationMessages.position, 0)),
    )
    .where(eq(conversations.userId, viewer.id))
    .orderBy(desc(conversations.updatedAt), desc(conversations.id))
}

/** Returns one of the viewer's conversations. Those of other users count as not found. */
export async function getConversation(ctx: Context, id: string): Promise<Conversation> {
  const viewer = requireViewer(ctx)
  const rows = isUuid(id)
    ? await ctx.db
        .select({ ...conversationColumns, message: keptMessageColumns })
        .from(conversations)
        .innerJoin(conversationMessages, eq(conversationMessages.conversationId, conversations.id))
        .where(and(eq(conversations.id, id), eq(conversations.userId, viewer.id)))
        .orderBy(asc(conversationMessages.position))
    : []
  const [first] = rows
  if (!first) throw new AppError('not_found', 'Conversation not found.')
  const { message: _, ...conversation } = first
  return { ...conversation, messages: rows.map(({ message }) => message) }
}
