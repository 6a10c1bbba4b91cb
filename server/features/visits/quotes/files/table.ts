import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { createdAt, id } from '#server/database/columns.ts'
import { users } from '#server/features/accounts/users/table.ts'
import { quoteRequests } from '../table.ts'

/**
 * Photos and files of quote requests. Their content is stored like all uploads, under a random
 * storage name.
 */
export const quoteFiles = pgTable(
  'quote_files',
  {
    id: id(),
    requestId: uuid('request_id')
      .notNull()
      .references(() => quoteRequests.id, { onDelete: 'cascade' }),
    uploaderId: uuid('uploader_id').references(() => users.id, { onDelete: 'set null' }),
    /** ID of the requested photo in the questionnaire. Null for other files. */
    view: text('view'),
    name: text('name').notNull(),
    /** Bytes. */
    size: integer('size').notNull(),
    type: text('type').notNull(),
    storageName: text('storage_name').notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    check('quote_files_size_check', sql`${t.size} > 0`),
    uniqueIndex('quote_files_storage_name_key').on(t.storageName),
    index('quote_files_request_idx').on(t.requestId, t.createdAt),
    index('quote_files_uploader_idx').on(t.uploaderId),
  ],
)
