/** Column atoms shared by every table. */
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
 * UUID v7: made here, so that a row's id is known before it is written, and ordered by time, so
 * that indexes grow at one end.
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
 * Set by every edit of a person; counters kept by triggers leave it alone, so that it can tell a
 * stale edit.
 */
export const updatedAt = () =>
  instant('updated_at')
    .notNull()
    .defaultNow()
    .$onUpdate(() => new Date())

/**
 * Position in the write-ahead log after a caller's last commit, in bytes. A replica answers the
 * caller only if it has replayed that much. Null where there are no replicas.
 */
export const lastCommit = () => bigint('last_commit', { mode: 'number' })

export const money = (name: string) => numeric(name, { precision: 10, scale: 2, mode: 'number' })

/**
 * Price in US dollars at the latest exchange rates, so that prices compare in one currency.
 * Triggers maintain it (sql/exchange-rates.sql).
 */
export const inDollars = (name: string) => numeric(name, { precision: 12, scale: 2, mode: 'number' })

/** The rating that is shown (one decimal), 0 without reviews: filters and sorting use no other. */
export const ratingKey = () =>
  real('rating_key')
    .notNull()
    .generatedAlwaysAs(
      sql`case when review_count = 0 then 0::real else round(rating_sum::numeric / review_count, 1)::real end`,
    )

/** `column in ('a', 'b')` for a check constraint, from the one list of choices. */
export const oneOf = (column: string, choices: readonly string[]): string =>
  `"${column}" in (${choices.map((choice) => `'${choice}'`).join(', ')})`

/** Columns of a translation. The English text is stored in the record itself. */
export const textColumns = () => ({
  language: text('language', { enum: TRANSLATED_LANGUAGES }).notNull(),
  description: text('description').notNull(),
  /** MD5 of the English text that it was written from: another one since then makes it outdated. */
  sourceHash: text('source_hash').notNull(),
  updatedAt: updatedAt(),
})

/**
 * When something takes place on the wall clock of the hospital, how long it takes, and what is kept
 * free after it.
 */
export const slotColumns = () => ({
  date: date('date', { mode: 'string' }).notNull(),
  time: time('time', { precision: 0 }).notNull(),
  durationMinutes: integer('duration_minutes').notNull(),
  /**
   * For the doctor, or the service, by the rules of the hospital when it was booked, moved or
   * proposed.
   */
  bufferMinutes: integer('buffer_minutes').notNull().default(0),
  startsAt: instant('starts_at')
    .notNull()
    .generatedAlwaysAs((): SQL => sql`(("date" + "time") at time zone 'Europe/Istanbul')`),
  /** The end with what is kept free after it. */
  blockedUntil: instant('blocked_until')
    .notNull()
    .generatedAlwaysAs(
      (): SQL =>
        sql`(("date" + "time" + make_interval(mins => duration_minutes + buffer_minutes)) at time zone 'Europe/Istanbul')`,
    ),
})

/** Columns of the terms of a consultation, for a treatment at a hospital or with a doctor. */
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
