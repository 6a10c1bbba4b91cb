/** Pieces of SQL that every search is made of. Values are parameters; only fixed text is SQL. */
import { type SQL, sql } from 'drizzle-orm'
import { PRICE_BANDS, type PriceRange } from '#domain/money.ts'
import { type Page, type Paging, pageOf } from '#domain/paging.ts'
import type { Point } from '#domain/places.ts'
import type { Queryable } from './client.ts'
import { pageAndCount } from './statement.ts'

/** `%` and `_` typed by somebody mean themselves. */
const escapeLike = (text: string): string => text.replace(/[\\%_]/g, '\\$&')
export const containing = (text: string): string => `%${escapeLike(text)}%`

export const contains = (column: SQL, text: string): SQL => sql`${column} like ${containing(text)}`
export const startsWith = (column: SQL, text: string): SQL => sql`${column} like ${`${escapeLike(text)}%`}`
export const containsAll = (column: SQL, terms: string[]): SQL => every(terms.map((term) => contains(column, term)))

export const every = (conditions: SQL[]): SQL =>
  conditions.length > 0 ? sql`(${sql.join(conditions, sql` and `)})` : sql`true`
export const some = (conditions: SQL[]): SQL => sql`(${sql.join(conditions, sql` or `)})`

/** A list as one parameter, so that its length does not change the statement. */
export const list = (items: readonly unknown[]): SQL => sql`${sql.param([...items])}`

/**
 * Words that are nearly in the text. The threshold of `<%` (word similarity) is set for every connection, see
 * database/client.ts; words of up to three letters are too short to be told apart and must stand there as they are.
 */
export const resembles = (column: SQL, terms: string[]): SQL =>
  every(
    terms.map((term) =>
      term.length > 3 ? some([contains(column, term), sql`${term}::text <% ${column}`]) : contains(column, term),
    ),
  )

export const inPriceRanges = (price: SQL, ranges: PriceRange[]): SQL =>
  some(
    [...new Set(ranges)].sort().map((range) => {
      const { from, below } = PRICE_BANDS[range]
      const least = sql`${price} >= ${sql.raw(String(from))}`
      return below === null ? least : sql`(${least} and ${price} < ${sql.raw(String(below))})`
    }),
  )

/** `$` … `$$$$` of a price column, null for null. */
export const priceRangeColumn = (column: string): string => {
  const bands = Object.entries(PRICE_BANDS).map(([range, { below }]) =>
    below === null ? `else '${range}'` : `when ${column} < ${below} then '${range}'`,
  )
  return `case when ${column} is null then null ${bands.join(' ')} end`
}

/** 1 to 5 with one decimal, null without reviews. */
export const ratingColumn = (alias: string): string =>
  `round(${alias}.rating_sum::numeric / nullif(${alias}.review_count, 0), 1)`

const DEGREE = Math.PI / 180
const EARTH_DIAMETER_KM = 2 * 6371.0088

/** Great-circle distance (haversine), the same as distanceKm() in domain/places.ts. */
export const kilometres = (latitude: SQL, longitude: SQL, from: Point): SQL =>
  sql`(${sql.raw(String(EARTH_DIAMETER_KM))} * asin(least(1, sqrt(
    power(sin(radians(${latitude} - ${from.latitude}::float8) / 2), 2)
    + ${Math.cos(from.latitude * DEGREE)}::float8 * cos(radians(${latitude}))
      * power(sin(radians(${longitude} - ${from.longitude}::float8) / 2), 2)))))`

export type Key = { by: SQL; direction: 'asc' | 'desc' | 'desc nulls last' }

/**
 * What to look for: rows of `from` under `where`, in the order of `keys`, the last of which is unique. With `tiers` the
 * rows of the first tier come before those of the second and so on; conditions of tiers exclude each other. Each tier is
 * a statement of its own with its own limit, so that an index in rating order can serve it without a sort.
 */
export type Search = { from: SQL; id: SQL; where: SQL[]; keys: Key[]; tiers?: SQL[] }

const orderBy = (keys: Key[], name: (key: Key, index: number) => SQL): SQL =>
  sql.join(
    keys.map((key, index) => sql`${name(key, index)} ${sql.raw(key.direction)}`),
    sql`, `,
  )

const keyName = (_: Key, index: number) => sql.raw(`p.k${index}`)

/** Ids of one page with the values they are ordered by, as `p(id, tier, k0, k1 …)`. */
function idsOf(search: Search, limit: number, offset: number): SQL {
  const { from, id, where, keys } = search
  const columns = sql.join(
    keys.map((key, index) => sql`${key.by} as ${sql.raw(`k${index}`)}`),
    sql`, `,
  )
  const order = orderBy(keys, (key) => key.by)
  const rows = (tier: number, conditions: SQL[], count: number, skip: number) =>
    sql`select ${id} as id, ${sql.raw(String(tier))} as tier, ${columns} from ${from} where ${every(conditions)}
      order by ${order} limit ${count} offset ${skip}`
  if (!search.tiers) return rows(0, where, limit, offset)
  const tiers = search.tiers.map((tier, index) => sql`(${rows(index, [...where, tier], limit + offset, 0)})`)
  return sql`select * from (${sql.join(tiers, sql` union all `)}) p order by p.tier, ${orderBy(keys, keyName)}
    limit ${limit} offset ${offset}`
}

/** One row `{ items }`: the page as JSON that PostgreSQL builds. `columns` speak of `table` by its alias. */
export function pageStatement(
  search: Search,
  { page, limit }: { page: number; limit: number },
  columns: SQL,
  table: SQL,
): SQL {
  return sql`select coalesce(json_agg(r), '[]'::json) as items from (
    select ${columns} from (${idsOf(search, limit, (page - 1) * limit)}) p join ${table} on ${search.id} = p.id
    order by p.tier, ${orderBy(search.keys, keyName)}) r`
}

export const countStatement = ({ from, where }: Search): SQL =>
  sql`select count(*)::int as count from ${from} where ${every(where)}`

/** One page and the exact total. What nothing matches is asked again with `similar`, which forgives typing errors. */
export async function runSearch<T>(
  db: Queryable,
  search: Search,
  similar: Search | undefined,
  paging: Paging,
  { columns, table }: { columns: SQL; table: SQL },
): Promise<Page<T>> {
  const run = (which: Search) =>
    pageAndCount<{ items: T[] }>(db, pageStatement(which, paging, columns, table), countStatement(which))
  let found = await run(search)
  if (found.total === 0 && similar) found = await run(similar)
  return pageOf(found.rows[0]?.items ?? [], found.total, paging)
}
