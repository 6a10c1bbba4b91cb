import { sql } from 'drizzle-orm'
import { boolean, check, index, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { createdAt, id, instant } from '#server/database/columns.ts'
import { users } from '#server/features/accounts/users/table.ts'

const noIds = sql`'{}'::uuid[]`

/** Saved searches of users, with their results at the last check. */
export const savedSearches = pgTable(
  'saved_searches',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    /** Query of the address of the search page, in one spelling. */
    query: text('query').notNull(),
    weeklyMail: boolean('weekly_mail').notNull(),
    /** Hospitals or doctors that were found. Empty if there were too many to compare. */
    foundIds: uuid('found_ids').array().notNull().default(noIds),
    isTooBroad: boolean('is_too_broad').notNull().default(false),
    /** Those of `foundIds` that were not found a week before. */
    newIds: uuid('new_ids').array().notNull().default(noIds),
    lookedAt: instant('looked_at').notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    check('saved_searches_new_check', sql`${t.newIds} <@ ${t.foundIds}`),
    check('saved_searches_broad_check', sql`not ${t.isTooBroad} or cardinality(${t.foundIds}) = 0`),
    unique('saved_searches_query_key').on(t.userId, t.query),
    // Serves the weekly job.
    index('saved_searches_looked_idx').on(t.lookedAt).where(sql`weekly_mail`),
  ],
)
