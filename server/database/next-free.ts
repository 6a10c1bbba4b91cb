import { type SQL, sql } from 'drizzle-orm'
import { type AnyPgColumn, type AnyPgTable, index, integer, pgTable, real, uuid } from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'
import { instantOf } from './record.ts'
import type { Rows, Search } from './run-search.ts'
import type { Key } from './search.ts'

/**
 * When hospitals and doctors can next be booked; `id` is the hospital's or the doctor's. Narrow and apart, because the times of all of them
 * change on the hour.
 */
export const nextFreeTimes = pgTable(
  'next_free_times',
  {
    id: uuid('id').primaryKey(),
    /** Null: nothing is free as far ahead as can be booked. */
    at: instant('at'),
    /** From then on it has to be found anew though nothing was booked or edited. */
    dueAt: instant('due_at').notNull(),
    /** The rating of the hospital or the doctor (kept by triggers): it orders the many that are free at the same time. */
    ratingKey: real('rating_key').notNull().default(0),
    reviewCount: integer('review_count').notNull().default(0),
  },
  (t) => [
    index('next_free_times_soonest_idx').on(
      t.at.asc(),
      t.ratingKey.desc().nullsFirst(),
      t.reviewCount.desc().nullsFirst(),
      t.id,
    ),
  ],
)

/** `hospitals` or `doctors`. */
type Bookable = AnyPgTable & { id: AnyPgColumn }

/** The builder leaves out the table of a column where it selects from one table alone; here two are compared. */
const idOf = (table: Bookable): SQL => sql`${table}.${sql.identifier(table.id.name)}`

/** When a hospital or a doctor can next be booked; null: not in the time that can be booked. */
export const nextFreeOf = (table: Bookable): SQL =>
  sql`(select f.at from ${nextFreeTimes} f where f.id = ${idOf(table)})`

const soonestFirst: Key[] = [
  { by: nextFreeTimes.at, direction: 'asc' },
  { by: nextFreeTimes.ratingKey, direction: 'desc' },
  { by: nextFreeTimes.reviewCount, direction: 'desc' },
  { by: nextFreeTimes.id, direction: 'asc' },
]

/** A search in the order of the next free times; one index holds it, so that a page reads little more than itself. */
export const soonest = (found: Rows, table: Bookable): Search => {
  const from = sql`${found.from} join ${nextFreeTimes} on ${nextFreeTimes.id} = ${table.id}`
  return { found, tiers: [{ from, where: found.where, keys: soonestFirst }] }
}

/** The same as an answer says it. */
export const nextFreeAnswerOf = (table: Bookable): SQL<string | null> =>
  sql`(select ${instantOf(nextFreeTimes.at)} from ${nextFreeTimes} where ${idOf(nextFreeTimes)} = ${idOf(table)})`

/** Whether that is before an instant. */
export const isFreeBefore = (table: Bookable, end: Date): SQL =>
  sql`exists (select from ${nextFreeTimes} f where f.id = ${idOf(table)} and f.at < ${end}::timestamptz)`
