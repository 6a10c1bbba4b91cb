import { sql } from 'drizzle-orm'
import { char, check, index, integer, pgTable, smallint, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { createdAt, id } from '#server/database/columns.ts'
import { quoteRecipients } from '../table.ts'

/**
 * Documents that hospitals attach to their quotes. A row belongs to the versions from
 * `first_version` until before `end_version`, so a new version starts with the attachments of the
 * previous one. Triggers guard the number, and the versions that are sent (sql/quotes.sql).
 */
export const quoteAttachments = pgTable(
  'quote_attachments',
  {
    id: id(),
    recipientId: uuid('recipient_id')
      .notNull()
      .references(() => quoteRecipients.id, { onDelete: 'cascade' }),
    firstVersion: smallint('first_version').notNull(),
    /** Null while the next version has it too. */
    endVersion: smallint('end_version'),
    name: text('name').notNull(),
    /** Bytes. */
    size: integer('size').notNull(),
    type: text('type').notNull(),
    sha256: char('sha256', { length: 64 }).notNull(),
    storageName: text('storage_name').notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    check('quote_attachments_versions_check', sql`${t.firstVersion} > 0 and ${t.endVersion} > ${t.firstVersion}`),
    check('quote_attachments_size_check', sql`${t.size} > 0`),
    uniqueIndex('quote_attachments_storage_name_key').on(t.storageName),
    index('quote_attachments_recipient_idx').on(t.recipientId, t.createdAt),
  ],
)
