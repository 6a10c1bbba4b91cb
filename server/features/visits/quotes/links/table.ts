import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { MAX_LINK_NAME, QUOTE_LINK_DAYS } from '#domain/quotes/links.ts'
import { QUOTE_PARTS } from '#domain/quotes/parts.ts'
import { createdAt, id, instant } from '#server/database/columns.ts'
import { quoteRequests } from '../table.ts'

const list = sql.raw(`array[${QUOTE_PARTS.map((part) => `'${part}'`).join(', ')}]::text[]`)

/** Links to the comparison of a request. Only hashes of secrets are stored. */
export const quoteLinks = pgTable(
  'quote_links',
  {
    id: id(),
    requestId: uuid('request_id')
      .notNull()
      .references(() => quoteRequests.id, { onDelete: 'cascade' }),
    tokenHash: text('token_hash').notNull().unique('quote_links_hash_key'),
    /** Reader in the patient's words. */
    name: text('name'),
    parts: text('parts', { enum: QUOTE_PARTS }).array().notNull(),
    createdAt: createdAt(),
    expiresAt: instant('expires_at').notNull(),
    revokedAt: instant('revoked_at'),
    openings: integer('openings').notNull().default(0),
    lastOpenedAt: instant('last_opened_at'),
  },
  (t) => [
    check('quote_links_name_check', sql`length(${t.name}) between 1 and ${sql.raw(String(MAX_LINK_NAME))}`),
    check('quote_links_parts_check', sql`cardinality(${t.parts}) > 0 and ${t.parts} <@ ${list}`),
    check(
      'quote_links_days_check',
      sql`${t.expiresAt} > ${t.createdAt} and ${t.expiresAt} <= ${t.createdAt} + interval '${sql.raw(String(QUOTE_LINK_DAYS.max))} days'`,
    ),
    check('quote_links_openings_check', sql`${t.openings} >= 0 and (${t.openings} = 0) = (${t.lastOpenedAt} is null)`),
    index('quote_links_request_idx').on(t.requestId, t.createdAt.desc(), t.id),
  ],
)
