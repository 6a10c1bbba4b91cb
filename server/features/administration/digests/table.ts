import { sql } from 'drizzle-orm'
import { boolean, check, date, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { UI_LANGUAGES } from '#domain/languages.ts'
import { oneOf, updatedAt } from '#server/database/columns.ts'
import { hospitals } from '#server/features/catalogue/hospitals/table.ts'

/**
 * The morning mail of a hospital: whether and in which language it wants it, and for which day it
 * went out. Without a row it is on.
 */
export const hospitalDigests = pgTable(
  'hospital_digests',
  {
    hospitalId: uuid('hospital_id')
      .primaryKey()
      .references(() => hospitals.id, { onDelete: 'cascade' }),
    isOn: boolean('is_on').notNull().default(true),
    /** Null: that of each reader. */
    language: text('language', { enum: UI_LANGUAGES }),
    /** The day, in Istanbul, that was seen to last: one instance does it, once. */
    lastDay: date('last_day', { mode: 'string' }),
    updatedAt: updatedAt(),
  },
  () => [check('hospital_digests_language_check', sql.raw(oneOf('language', UI_LANGUAGES)))],
)
