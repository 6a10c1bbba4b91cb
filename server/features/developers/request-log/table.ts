import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core'
import { type LoggedField, REQUEST_OUTCOMES } from '#domain/key-requests.ts'
import { instant, oneOf } from '#server/database/columns.ts'
import { apiKeys } from '#server/features/developers/api-keys/table.ts'

/** The last requests of each API key, without what they say about a person. */
export const keyRequests = pgTable(
  'key_requests',
  {
    /** Request ID, as in the header `X-Request-Id`. */
    id: uuid('id').primaryKey(),
    keyId: uuid('key_id')
      .notNull()
      .references(() => apiKeys.id, { onDelete: 'cascade' }),
    at: instant('at').notNull(),
    method: text('method').notNull(),
    /** Path with its parameters in braces. */
    path: text('path').notNull(),
    /** Root fields of the GraphQL document, or the tool of an agent. */
    operation: text('operation'),
    status: smallint('status').notNull(),
    outcome: text('outcome', { enum: REQUEST_OUTCOMES }).notNull(),
    durationMs: integer('duration_ms').notNull(),
    /** Error code. */
    code: text('code'),
    /** Documented fields that were sent. A value is null unless the log may contain it. */
    fields: jsonb('fields').$type<LoggedField[]>().notNull(),
  },
  (t) => [
    check('key_requests_method_check', sql`length(${t.method}) between 1 and 20`),
    check('key_requests_outcome_check', sql.raw(oneOf('outcome', REQUEST_OUTCOMES))),
    check('key_requests_status_check', sql`${t.status} between 100 and 599`),
    index('key_requests_key_idx').on(t.keyId, t.at.desc(), t.id.desc()),
    index('key_requests_at_idx').on(t.at),
  ],
)
