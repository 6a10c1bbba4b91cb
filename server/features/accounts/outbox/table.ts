import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { createdAt, id, instant } from '#server/database/columns.ts'
import { users } from '#server/features/accounts/users/table.ts'

/**
 * Outbox: mails, inserted in the transaction of the change that they report, and sent afterwards by
 * the worker.
 */
export const outbox = pgTable(
  'outbox',
  {
    id: id(),
    /** A `MailKind`. Rows of a kind that no longer exists are skipped. */
    kind: text('kind').notNull(),
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    /** Only IDs, because health data must stay in their tables. */
    payload: jsonb('payload').$type<Record<string, string>>().notNull(),
    createdAt: createdAt(),
    availableAt: instant('available_at').notNull().defaultNow(),
    attempts: integer('attempts').notNull().default(0),
    /**
     * End of the lease of the worker that claimed it. If the worker dies, another one takes over.
     */
    claimedUntil: instant('claimed_until'),
    /**
     * Key of a mail that may be sent only once, such as the reminder of one appointment and hour.
     */
    dedupeKey: text('dedupe_key').unique('outbox_dedupe_key'),
    sentAt: instant('sent_at'),
    failedAt: instant('failed_at'),
    lastError: text('last_error'),
  },
  (t) => [
    check('outbox_attempts_check', sql`${t.attempts} >= 0`),
    index('outbox_due_idx').on(t.availableAt).where(sql`sent_at is null and failed_at is null`),
    index('outbox_sent_idx').on(t.sentAt).where(sql`sent_at is not null`),
    index('outbox_failed_idx').on(t.failedAt.desc()).where(sql`failed_at is not null`),
    index('outbox_created_idx').on(t.createdAt.desc(), t.id),
    index('outbox_kind_idx').on(t.kind, t.createdAt.desc(), t.id),
    // Skipped or dropped mails, few among those that were sent.
    index('outbox_unsent_idx').on(t.createdAt.desc(), t.id).where(sql`sent_at is not null and last_error is not null`),
    index('outbox_user_idx').on(t.userId),
    // Finds the mails about requests to an address.
    index('outbox_request_idx')
      .on(sql`((payload ->> 'requestId')::uuid)`)
      .where(sql`(payload ->> 'requestId') is not null`),
  ],
)
