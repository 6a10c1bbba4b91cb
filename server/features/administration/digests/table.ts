import { sql } from 'drizzle-orm'
import { boolean, check, date, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { UI_LANGUAGES } from '#domain/languages.ts'
import { oneOf, updatedAt } from '#server/database/columns.ts'
import { hospitals } from '#server/features/catalogue/hospitals/table.ts'

/**
 * Morning mail of a hospital: whether it is enabled, its language, and the last day it was sent
 * for. Without a row it is enabled.
 */
export const hospitalDigests = pgTable(
  'hospital_digests',
  {
    hospitalId: uuid('hospital_id')
      .primaryKey()
      .references(() => hospitals.id, { onDelete: 'cascade' }),
    isOn: boolean('is_on').notNull().default(true),
    /** Language of the mail. Null for the language of each reader. */
    language: text('language', { enum: UI_LANGUAGES }),
    /** Last handled day in Istanbul, so that only one instance handles a day. */
    lastDay: date('last_day', { mode: 'string' }),
    updatedAt: updatedAt(),
  },
  () => [check('hospital_digests_language_check', sql.raw(oneOf('language', UI_LANGUAGES)))],
)
