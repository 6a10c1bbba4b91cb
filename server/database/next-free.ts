import { type SQL, sql } from 'drizzle-orm'
import { type AnyPgColumn, type AnyPgTable, pgTable, uuid } from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'
import { instantOf } from './record.ts'

/**
 * When hospitals and doctors can next be booked; `id` is the hospital's or the doctor's. Narrow and apart, because the times of all of them
 * change on the hour.
 */
export const nextFreeTimes = pgTable('next_free_times', {
  id: uuid('id').primaryKey(),
  /** Null: nothing is free as far ahead as can be booked. */
  at: instant('at'),
  /** From then on it has to be found anew though nothing was booked or edited. */
  dueAt: instant('due_at').notNull(),
})

/** `hospitals` or `doctors`. */
type Bookable = AnyPgTable & { id: AnyPgColumn }

/** The builder leaves out the table of a column where it selects from one table alone; here two are compared. */
const idOf = (table: Bookable): SQL => sql`${table}.${sql.identifier(table.id.name)}`

/** When a hospital or a doctor can next be booked; null: not in the time that can be booked. */
export const nextFreeOf = (table: Bookable): SQL =>
  sql`(select f.at from ${nextFreeTimes} f where f.id = ${idOf(table)})`

/** The same as an answer says it. */
export const nextFreeAnswerOf = (table: Bookable): SQL<string | null> =>
  sql`(select ${instantOf(nextFreeTimes.at)} from ${nextFreeTimes} where ${idOf(nextFreeTimes)} = ${idOf(table)})`

/** Whether that is before an instant. */
export const isFreeBefore = (table: Bookable, end: Date): SQL =>
  sql`exists (select from ${nextFreeTimes} f where f.id = ${idOf(table)} and f.at < ${end}::timestamptz)`
