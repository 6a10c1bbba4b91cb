import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { createdAt, id, instant } from '#server/database/columns.ts'
import { outbox } from '#server/features/accounts/outbox/table.ts'
import { sessions, users } from '#server/features/accounts/users/table.ts'

/**
 * Browsers subscribed to push notifications: one for each session, removed with it (sql/push.sql).
 */
export const pushSubscriptions = pgTable(
  'push_subscriptions',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    sessionId: uuid('session_id')
      .notNull()
      .unique('push_subscriptions_session_key')
      .references(() => sessions.id, { onDelete: 'cascade' }),
    /**
     * Address at the browser's push service. Knowing it allows sending, but not a message that the
     * browser could decrypt.
     */
    endpoint: text('endpoint').notNull().unique('push_subscriptions_endpoint_key'),
    /** Keys for encrypting notifications, so that the push service cannot read them. */
    p256dh: text('p256dh').notNull(),
    auth: text('auth').notNull(),
    createdAt: createdAt(),
  },
  (t) => [index('push_subscriptions_user_idx').on(t.userId, t.createdAt)],
)

/**
 * Notifications waiting for a browser. A row is deleted once it is sent, outdated or given up. The
 * mail is in the outbox.
 */
export const pushDeliveries = pgTable(
  'push_deliveries',
  {
    id: id(),
    subscriptionId: uuid('subscription_id')
      .notNull()
      .references(() => pushSubscriptions.id, { onDelete: 'cascade' }),
    outboxId: uuid('outbox_id')
      .notNull()
      .references(() => outbox.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
    availableAt: instant('available_at').notNull(),
    attempts: integer('attempts').notNull().default(0),
    /**
     * End of the lease of the worker that claimed it. If the worker dies, another one takes over.
     */
    claimedUntil: instant('claimed_until'),
  },
  (t) => [
    check('push_deliveries_attempts_check', sql`${t.attempts} >= 0`),
    unique('push_deliveries_once_key').on(t.subscriptionId, t.outboxId),
    index('push_deliveries_due_idx').on(t.availableAt),
    index('push_deliveries_outbox_idx').on(t.outboxId),
  ],
)
