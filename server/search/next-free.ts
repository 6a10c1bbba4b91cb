import { type SQL, sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  type AnyPgTable,
  boolean,
  index,
  integer,
  pgTable,
  primaryKey,
  real,
  uuid,
} from 'drizzle-orm/pg-core'
import { instant } from '#server/database/columns.ts'
import { instantOf, instantText } from '#server/database/record.ts'
import type { OneOf, Windows } from './conditions.ts'
import { every, isOneOfIds, type Key, type Rows, type Search, some } from './search.ts'

/**
 * When hospitals and doctors can next be booked; `id` is the hospital's or the doctor's. Narrow and
 * apart, because the times of all of them change on the hour.
 */
export const nextFreeTimes = pgTable(
  'next_free_times',
  {
    id: uuid('id').primaryKey(),
    /** Null: nothing is free as far ahead as can be booked. */
    at: instant('at'),
    /** Whether a time is free on the day after that one, too. */
    nextDay: boolean('next_day').notNull().default(false),
    /** Time from which the slot must be found again, even without a booking or edit. */
    dueAt: instant('due_at').notNull(),
    /**
     * The rating of the hospital or the doctor (kept by triggers): it orders the many that are free
     * at the same time.
     */
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

/**
 * Next free times of single services of a hospital or doctor. Only those that differ from the
 * overall next free time are stored, which are few.
 */
export const nextFreeOfServices = pgTable(
  'next_free_of_services',
  {
    id: uuid('id').notNull(),
    serviceId: uuid('service_id').notNull(),
    at: instant('at'),
    nextDay: boolean('next_day').notNull().default(false),
  },
  (t) => [primaryKey({ name: 'next_free_of_services_pkey', columns: [t.id, t.serviceId] })],
)

/** `hospitals` or `doctors`. */
type Bookable = AnyPgTable & { id: AnyPgColumn }

/**
 * The builder leaves out the table of a column where it selects from one table alone; here two are
 * compared.
 */
const idOf = (table: Bookable): SQL => sql`${table}.${sql.identifier(table.id.name)}`

/**
 * The services of hospitals or doctors: whose they are, which they are, and which of them are
 * meant.
 */
export type Offering = { links: AnyPgTable; owner: AnyPgColumn; service: AnyPgColumn; ids: OneOf }

const timesOf = sql`case when x.id is null then n.at else x.at end as at,
  case when x.id is null then n.next_day else x.next_day end as next_day`

/**
 * Next free times of the requested services, as rows `f` keyed by the owner `f.id`. Without
 * services, the next free time of any service.
 */
export function freeTimes(offering: Offering | undefined): SQL {
  if (!offering) return sql`(select n.id, n.at, n.next_day from ${nextFreeTimes} n) f`
  const { links, owner, service, ids } = offering
  return sql`(select n.id, ${timesOf} from ${nextFreeTimes} n join ${links} on ${owner} = n.id and ${isOneOfIds(service, ids)}
    left join ${nextFreeOfServices} x on x.id = n.id and x.service_id = ${service}) f`
}

/**
 * Joins when the one service that a row names is next free, as `f`. A look for each of many rows
 * took ten times as long.
 */
export const joinFreeTimesOf = (table: Bookable, service: AnyPgColumn): SQL =>
  sql`join ${nextFreeTimes} n on n.id = ${idOf(table)}
    left join ${nextFreeOfServices} x on x.id = n.id and x.service_id = ${service}
    cross join lateral (select ${timesOf}) f`

/**
 * The next free time lies in the window, or on the day before it and the next day has one as well.
 */
function liesIn({ from, before }: Windows[number][number]): SQL {
  if (!from) return sql`f.at < ${before}::timestamptz`
  return sql`((f.at >= ${from}::timestamptz and f.at < ${before}::timestamptz) or (f.at < ${from}::timestamptz and f.next_day))`
}

/** Whether the free times `f` lie within any of the windows of each plan. */
export const areWithin = (wishes: Windows): SQL => every(wishes.map((windows) => some(windows.map(liesIn))))

/**
 * Whether a time is free within any of the windows of each plan: for a service that is meant, or
 * for any.
 */
export const freeWithin = (table: Bookable, wishes: Windows, offering: Offering | undefined): SQL[] =>
  wishes.length > 0
    ? [sql`exists (select from ${freeTimes(offering)} where f.id = ${idOf(table)} and ${areWithin(wishes)})`]
    : []

const soonestFirst: Key[] = [
  { by: nextFreeTimes.at, direction: 'asc' },
  { by: nextFreeTimes.ratingKey, direction: 'desc' },
  { by: nextFreeTimes.reviewCount, direction: 'desc' },
  { by: nextFreeTimes.id, direction: 'asc' },
]

/**
 * A search in the order of the next free times, those of the services that are meant; one index
 * holds the order of any service, so that a page reads little more than itself.
 */
export const soonest = (rows: Rows, table: Bookable, offering: Offering | undefined): Search => {
  const from = sql`${rows.from} join ${nextFreeTimes} on ${nextFreeTimes.id} = ${table.id}`
  const itsOwn: Key = {
    by: sql`(select min(f.at) from ${freeTimes(offering)} where f.id = ${idOf(table)})`,
    direction: 'asc',
  }
  return { rows, tiers: [{ from, where: rows.where, keys: offering ? [itsOwn, ...soonestFirst] : soonestFirst }] }
}

/** The next free time of a hospital or a doctor in the format of an answer. */
export const nextFreeAnswerOf = (table: Bookable): SQL<string | null> =>
  sql`(select ${instantOf(nextFreeTimes.at)} from ${nextFreeTimes} where ${idOf(nextFreeTimes)} = ${idOf(table)})`

/**
 * Services of a hospital or a doctor with another next free time, as JSON in the format of an
 * answer.
 */
export const otherFreeTimesOf = (table: Bookable): SQL =>
  sql`(select coalesce(json_agg(json_build_object('serviceId', ${nextFreeOfServices.serviceId}, 'at', ${instantOf(nextFreeOfServices.at)})), '[]'::json)
    from ${nextFreeOfServices} where ${idOf(nextFreeOfServices)} = ${idOf(table)})`

/** The next free time of one service, where both tables are joined, in the format of an answer. */
export const nextFreeOfServiceAnswer = instantText<string | null>(
  sql`case when ${nextFreeOfServices.id} is null then ${nextFreeTimes.at} else ${nextFreeOfServices.at} end`,
)
