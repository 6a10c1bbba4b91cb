import { sql } from 'drizzle-orm'
import { boolean, check, index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { RECORD_KINDS } from '#domain/record-lists.ts'
import { createdAt, id, instant, oneOf } from '#server/database/columns.ts'

/**
 * Records that were activated or deactivated together, for reverting exactly those. The audit log
 * has the administrator.
 */
export const activations = pgTable(
  'activations',
  {
    id: id(),
    kind: text('kind', { enum: RECORD_KINDS }).notNull(),
    /** New state of the records. */
    isActive: boolean('is_active').notNull(),
    recordIds: uuid('record_ids').array().notNull(),
    undoneAt: instant('undone_at'),
    createdAt: createdAt(),
  },
  (t) => [
    check('activations_kind_check', sql.raw(oneOf('kind', RECORD_KINDS))),
    index('activations_created_idx').on(t.createdAt),
  ],
)
