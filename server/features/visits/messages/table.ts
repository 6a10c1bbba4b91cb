import { sql } from 'drizzle-orm'
import { check, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { SIDES } from '#domain/appointments.ts'
import { createdAt, id, instant, oneOf } from '#server/database/columns.ts'
import { users } from '#server/features/accounts/users/table.ts'
import { appointments } from '#server/features/visits/appointments/table.ts'

export const messages = pgTable(
  'messages',
  {
    id: id(),
    appointmentId: uuid('appointment_id')
      .notNull()
      .references(() => appointments.id, { onDelete: 'cascade' }),
    sender: text('sender', { enum: SIDES }).notNull(),
    senderId: uuid('sender_id').references(() => users.id, { onDelete: 'set null' }),
    senderName: text('sender_name').notNull(),
    message: text('message').notNull(),
    /** Time at which the other side read it first. A trigger sets it. */
    readAt: instant('read_at'),
    createdAt: createdAt(),
  },
  (t) => [
    check('messages_sender_check', sql.raw(oneOf('sender', SIDES))),
    check('messages_message_check', sql`length(${t.message}) between 1 and 4000`),
    index('messages_appointment_idx').on(t.appointmentId, t.createdAt, t.id),
    index('messages_sender_idx').on(t.senderId),
    // Serves the trigger that marks messages as read.
    index('messages_unread_idx').on(t.appointmentId, t.createdAt).where(sql`read_at is null`),
  ],
)

/** Times up to which users have read a conversation. */
export const messageReads = pgTable(
  'message_reads',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    appointmentId: uuid('appointment_id')
      .notNull()
      .references(() => appointments.id, { onDelete: 'cascade' }),
    readAt: instant('read_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.appointmentId] }),
    index('message_reads_appointment_idx').on(t.appointmentId),
  ],
)
