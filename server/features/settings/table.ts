import { jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { updatedAt } from '#server/database/columns.ts'

/** What the operator decides: company details, offices, contact, certificates. Missing keys are empty outside the demo. */
export const settings = pgTable('settings', {
  key: text('key').primaryKey(),
  value: jsonb('value').$type<unknown>().notNull(),
  updatedAt: updatedAt(),
})
