/** Column atoms shared by every table. */
import { customType, numeric, timestamp, uuid } from 'drizzle-orm/pg-core'
import { v7 } from 'uuid'

/** UUID v7: made here, so that a row's id is known before it is written, and ordered by time, so that indexes grow at one end. */
export const id = () =>
  uuid('id')
    .primaryKey()
    .$defaultFn(() => v7())

/** Case-insensitive text (e-mail addresses). */
export const citext = customType<{ data: string }>({ dataType: () => 'citext' })

export const instant = (name: string) => timestamp(name, { withTimezone: true, precision: 3 })
export const createdAt = () => instant('created_at').notNull().defaultNow()
/** Set by every edit of a person; counters kept by triggers leave it alone, so that it can tell a stale edit. */
export const updatedAt = () =>
  instant('updated_at')
    .notNull()
    .defaultNow()
    .$onUpdate(() => new Date())

export const money = (name: string) => numeric(name, { precision: 10, scale: 2, mode: 'number' })

/** `column in ('a', 'b')` for a check constraint, from the one list of choices. */
export const oneOf = (column: string, choices: readonly string[]): string =>
  `"${column}" in (${choices.map((choice) => `'${choice}'`).join(', ')})`
