import { sql } from 'drizzle-orm'
import { check, date, jsonb, numeric, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { RATED_CURRENCIES } from '#domain/money.ts'
import { oneOf, updatedAt } from '#server/database/columns.ts'

/**
 * Settings of the operator: company details, offices, contact, certificates. Missing keys are empty
 * outside the demo.
 */
export const settings = pgTable('settings', {
  key: text('key').primaryKey(),
  value: jsonb('value').$type<unknown>().notNull(),
  updatedAt: updatedAt(),
})

/**
 * Units of a currency for one US dollar by day. Prices are compared and converted at the latest
 * day.
 */
export const exchangeRates = pgTable(
  'exchange_rates',
  {
    currency: text('currency', { enum: RATED_CURRENCIES }).notNull(),
    date: date('as_of').notNull(),
    perDollar: numeric('per_dollar', { precision: 14, scale: 6, mode: 'number' }).notNull(),
    source: text('source').notNull(),
    updatedAt: updatedAt(),
  },
  (t) => [
    primaryKey({ name: 'exchange_rates_pkey', columns: [t.currency, t.date] }),
    check('exchange_rates_currency_check', sql.raw(oneOf('currency', RATED_CURRENCIES))),
    check('exchange_rates_rate_check', sql`${t.perDollar} > 0`),
  ],
)
