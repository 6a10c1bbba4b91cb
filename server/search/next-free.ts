import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
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
import type { OneOf, Stay, Windows } from './conditions.ts'
import { every, isOneOfIds, type Key, type Rows, type Search, some } from './search.ts'

/**
 * Next free times of hospitals and doctors. `id` is that of the hospital or doctor. The table is
 * narrow and separate, because all times change on the hour.
 */
export const nextFreeTimes = pgTable(
  'next_free_times',
  {
    id: uuid('id').primaryKey(),
    /** Null if nothing is free within the bookable period. */
    at: instant('at'),
    /** True if a time is free on the following day, too. */
    nextDay: boolean('next_day').notNull().default(false),
    /** Time from which the slot must be found again, even without a booking or edit. */
    dueAt: instant('due_at').notNull(),
    /**
     * Rating of the hospital or doctor, maintained by triggers. It sorts the many that are free at
     * the same time.
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

/** Table `hospitals` or `doctors`. */
type Bookable = AnyPgTable & { id: AnyPgColumn }

/**
 * Returns the ID with its table. The builder omits the table in a selection from one table, but
 * here two are compared.
 */
const idOf = (table: Bookable): SQL => sql`${table}.${sql.identifier(table.id.name)}`

/**
 * Services of hospitals or doctors: the columns of owner and service, and the requested services.
 */
export type Offering = { links: AnyPgTable; owner: AnyPgColumn; service: AnyPgColumn; ids: OneOf }

const timesOf = sql`case when x.id is null then n.at else x.at end as at,
  case when x.id is null then n.next_day else x.next_day end as next_day`

/**
 * Returns the next free times of the requested services, as rows `f` keyed by the owner `f.id`.
 * Without services, the next free time of any service.
 */
export function freeTimes(offering: Offering | undefined): SQL {
  if (!offering) return sql`(select n.id, n.at, n.next_day from ${nextFreeTimes} n) f`
  const { links, owner, service, ids } = offering
  return sql`(select n.id, ${timesOf} from ${nextFreeTimes} n join ${links} on ${owner} = n.id and ${isOneOfIds(service, ids)}
    left join ${nextFreeOfServices} x on x.id = n.id and x.service_id = ${service}) f`
}

/**
 * Joins the next free time of the service of each row, as `f`. A lookup for each of many rows took
 * ten times as long.
 */
export const joinFreeTimesOf = (table: Bookable, service: AnyPgColumn): SQL =>
  sql`join ${nextFreeTimes} n on n.id = ${idOf(table)}
    left join ${nextFreeOfServices} x on x.id = n.id and x.service_id = ${service}
    cross join lateral (select ${timesOf}) f`

/**
 * Returns the condition that the next free time is in the window, or on the day before it with
 * another one on the following day.
 */
function liesIn({ from, before }: Windows[number][number]): SQL {
  if (!from) return sql`f.at < ${before}::timestamptz`
  return sql`((f.at >= ${from}::timestamptz and f.at < ${before}::timestamptz) or (f.at < ${from}::timestamptz and f.next_day))`
}

/** Returns the condition that the free times `f` are within a window of each requirement. */
export const areWithin = (wishes: Windows): SQL => every(wishes.map((windows) => some(windows.map(liesIn))))

/**
 * Returns the condition that a time is free within a window of each requirement, for a requested
 * service or for any.
 */
export const freeWithin = (table: Bookable, wishes: Windows, offering: Offering | undefined): SQL[] =>
  wishes.length > 0
    ? [sql`exists (select from ${freeTimes(offering)} where f.id = ${idOf(table)} and ${areWithin(wishes)})`]
    : []

/** Returns the condition that one of these channels (an array) needs no journey. */
export const isRemoteBy = (channels: SQLWrapper): SQL => sql`${channels} && array['video', 'phone']`

/**
 * Returns the condition that somebody with these travel dates may find a time: one before the end
 * of the stay, or a visit by video or phone (`remote`). Next free times know no later ones, so the
 * exact times of a stay are read for each result.
 */
export const freeForStay = (
  table: Bookable,
  { stay, offering, remote }: { stay: Stay | undefined; offering: Offering | undefined; remote: SQL },
): SQL[] =>
  stay
    ? [
        sql`(exists (select from ${freeTimes(offering)} where f.id = ${idOf(table)} and f.at < ${stay.before}::timestamptz) or ${remote})`,
      ]
    : []

const soonestFirst: Key[] = [
  { by: nextFreeTimes.at, direction: 'asc' },
  { by: nextFreeTimes.ratingKey, direction: 'desc' },
  { by: nextFreeTimes.reviewCount, direction: 'desc' },
  { by: nextFreeTimes.id, direction: 'asc' },
]

/**
 * Returns a search in the order of the next free times of the requested services. One index has
 * this order for any service, so a page reads little more than its own rows. Times before a stay
 * count as its beginning.
 */
export const soonest = (
  rows: Rows,
  table: Bookable,
  { offering, stay }: { offering: Offering | undefined; stay?: Stay | undefined },
): Search => {
  const from = sql`${rows.from} join ${nextFreeTimes} on ${nextFreeTimes.id} = ${table.id}`
  const itsOwn: Key = {
    by: sql`(select min(${stay ? sql`case when f.at is not null then greatest(f.at, ${stay.from}::timestamptz) end` : sql`f.at`})
      from ${freeTimes(offering)} where f.id = ${idOf(table)})`,
    direction: 'asc',
  }
  return {
    rows,
    tiers: [{ from, where: rows.where, keys: offering || stay ? [itsOwn, ...soonestFirst] : soonestFirst }],
  }
}

/** Returns the next free time of a hospital or doctor in the format of a response. */
export const nextFreeAnswerOf = (table: Bookable): SQL<string | null> =>
  sql`(select ${instantOf(nextFreeTimes.at)} from ${nextFreeTimes} where ${idOf(nextFreeTimes)} = ${idOf(table)})`

/**
 * Returns services of a hospital or doctor with another next free time, as JSON in the format of a
 * response.
 */
export const otherFreeTimesOf = (table: Bookable): SQL =>
  sql`(select coalesce(json_agg(json_build_object('serviceId', ${nextFreeOfServices.serviceId}, 'at', ${instantOf(nextFreeOfServices.at)})), '[]'::json)
    from ${nextFreeOfServices} where ${idOf(nextFreeOfServices)} = ${idOf(table)})`

/** Next free time of one service, for joins of both tables, in the format of a response. */
export const nextFreeOfServiceAnswer = instantText<string | null>(
  sql`case when ${nextFreeOfServices.id} is null then ${nextFreeTimes.at} else ${nextFreeOfServices.at} end`,
)
