import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { ANSWERED_BY, CHAT_ROLES, MAX_ANSWER, MAX_MESSAGES } from '#domain/chat-limits.ts'
import { createdAt, id, instant, oneOf } from '#server/database/columns.ts'
import { users } from '#server/features/accounts/users/table.ts'

/** Conversations with the assistant, stored because their user chose it. */
export const conversations = pgTable(
  'conversations',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (t) => [index('conversations_user_idx').on(t.userId, t.updatedAt, t.id)],
)

export const conversationMessages = pgTable(
  'conversation_messages',
  {
    conversationId: uuid('conversation_id')
      .notNull()
      .references(() => conversations.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    role: text('role', { enum: CHAT_ROLES }).notNull(),
    content: text('content').notNull(),
    /** For an answer: whether it reported an emergency, and its source. */
    emergency: boolean('emergency').notNull().default(false),
    answeredBy: text('answered_by', { enum: ANSWERED_BY }),
  },
  (t) => [
    primaryKey({ columns: [t.conversationId, t.position] }),
    check('conversation_messages_position_check', sql`${t.position} between 0 and ${sql.raw(String(MAX_MESSAGES))}`),
    check('conversation_messages_role_check', sql.raw(oneOf('role', CHAT_ROLES))),
    check('conversation_messages_answered_by_check', sql.raw(oneOf('answered_by', ANSWERED_BY))),
    check(
      'conversation_messages_content_check',
      sql`length(${t.content}) between 1 and ${sql.raw(String(MAX_ANSWER))}`,
    ),
  ],
)
