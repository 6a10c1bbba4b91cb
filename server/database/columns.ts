/** Column definitions shared by all tables. */
import { type SQL, sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  bigint,
  check,
  customType,
  date,
  integer,
  numeric,
  real,
  smallint,
  text,
  time,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'
import { v7 } from 'uuid'
import { TRANSLATED_LANGUAGES } from '#domain/languages.ts'
import { CURRENCIES } from '#domain/money.ts'
import { CHANNELS, CONSULTATION_MINUTES } from '#domain/visit-types.ts'

/**
 * Returns a UUID v7 column. The ID is generated here, so that it is known before the insert. It is
 * ordered by time, so that indexes grow at one end.
 */
export const id = () =>
  uuid('id')
    .primaryKey()
    .$defaultFn(() => v7())

/** Case-insensitive text (e-mail addresses). */
export const citext = customType<{ data: string }>({ dataType: () => 'citext' })

export const instant = (name: string) => timestamp(name, { withTimezone: true, precision: 3 })
export const createdAt = () => instant('created_at').notNull().defaultNow()
/**
 * Returns the column for the time of the last edit by a user, for detecting stale edits. Triggers
 * that maintain counters do not change it.
 */
export const updatedAt = () =>
  instant('updated_at')
    .notNull()
    .defaultNow()
    .$onUpdate(() => new Date())

/**
 * Returns the column for the position in the write-ahead log after a caller's last commit, in
 * bytes. A replica serves the caller only if it has replayed that much. Null without replicas.
 */
export const lastCommit = () => bigint('last_commit', { mode: 'number' })

export const money = (name: string) => numeric(name, { precision: 10, scale: 2, mode: 'number' })

/**
 * Returns a column for a price in US dollars at the latest exchange rates, so that prices compare
 * in one currency. Triggers maintain it (sql/exchange-rates.sql).
 */
export const inDollars = (name: string) => numeric(name, { precision: 12, scale: 2, mode: 'number' })

/**
 * Returns the column of the displayed rating (one decimal), 0 without reviews. Filters and sorting
 * use only this column.
 */
export const ratingKey = () =>
  real('rating_key')
    .notNull()
    .generatedAlwaysAs(
      sql`case when review_count = 0 then 0::real else round(rating_sum::numeric / review_count, 1)::real end`,
    )

/** Returns `column in ('a', 'b')` for a check constraint, from the list of choices. */
export const oneOf = (column: string, choices: readonly string[]): string =>
  `"${column}" in (${choices.map((choice) => `'${choice}'`).join(', ')})`

/** Returns the columns of a translation. The English text is stored in the record itself. */
export const textColumns = () => ({
  language: text('language', { enum: TRANSLATED_LANGUAGES }).notNull(),
  description: text('description').notNull(),
  /**
   * MD5 of the English source text. The translation is outdated if the source text has another
   * hash.
   */
  sourceHash: text('source_hash').notNull(),
  updatedAt: updatedAt(),
})

/**
 * Columns for the time of an appointment on the hospital's clock, its length, and the buffer after
 * it.
 */
export const slotColumns = () => ({
  date: date('date', { mode: 'string' }).notNull(),
  time: time('time', { precision: 0 }).notNull(),
  durationMinutes: integer('duration_minutes').notNull(),
  /**
   * Buffer for the doctor or the service, by the hospital's rules at the time of booking, move or
   * proposal.
   */
  bufferMinutes: integer('buffer_minutes').notNull().default(0),
  startsAt: instant('starts_at')
    .notNull()
    .generatedAlwaysAs((): SQL => sql`(("date" + "time") at time zone 'Europe/Istanbul')`),
  /** End including the buffer. */
  blockedUntil: instant('blocked_until')
    .notNull()
    .generatedAlwaysAs(
      (): SQL =>
        sql`(("date" + "time" + make_interval(mins => duration_minutes + buffer_minutes)) at time zone 'Europe/Istanbul')`,
    ),
})

/** Columns for the terms of a consultation, for a treatment at a hospital or by a doctor. */
export const consultationColumns = () => ({
  channels: text('channels', { enum: CHANNELS }).array(),
  consultationPrice: money('consultation_price'),
  consultationCurrency: text('consultation_currency', { enum: CURRENCIES }),
  /** Length of the first consultation of a procedure. */
  consultationMinutes: smallint('consultation_minutes'),
})

type Columns = Record<keyof ReturnType<typeof consultationColumns>, AnyPgColumn>
const { min, max } = CONSULTATION_MINUTES
const channelList = sql.raw(CHANNELS.map((channel) => `'${channel}'`).join(', '))

export const consultationChecks = (table: string, t: Columns) => [
  check(`${table}_channels_check`, sql`cardinality(${t.channels}) > 0 and ${t.channels} <@ array[${channelList}]`),
  check(
    `${table}_consultation_price_check`,
    sql`${t.consultationPrice} >= 0 and (${t.consultationPrice} is null) = (${t.consultationCurrency} is null)`,
  ),
  check(`${table}_consultation_currency_check`, sql.raw(oneOf('consultation_currency', CURRENCIES))),
  check(
    `${table}_consultation_minutes_check`,
    sql`${t.consultationMinutes} between ${sql.raw(String(min))} and ${sql.raw(String(max))}`,
  ),
]
