import { sql } from 'drizzle-orm'
import { check, index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { CONSENT_OCCASIONS, DOCUMENTS } from '#domain/privacy.ts'
import { createdAt, id, oneOf } from '#server/database/columns.ts'
import { users } from '#server/features/accounts/users/table.ts'

/** Consents of a user with document version, time and occasion. Rows are never changed. */
export const consents = pgTable(
  'consents',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    document: text('document', { enum: DOCUMENTS }).notNull(),
    version: text('version').notNull(),
    occasion: text('occasion', { enum: CONSENT_OCCASIONS }).notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    check('consents_document_check', sql.raw(oneOf('document', DOCUMENTS))),
    index('consents_user_idx').on(t.userId, t.createdAt),
  ],
)
