/** Pieces of SQL shared by every search. Values are parameters, and only fixed text is SQL. */
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core'
import { PRICE_BANDS, type PriceRange } from '#domain/money.ts'
import {
  type Circle,
  containing,
  type OneOf,
  type Origin,
  type Pattern,
  type PlacePart,
  type PriceBounds,
} from './conditions.ts'

/** Sort key of a list. */
export type Key = { by: SQLWrapper; direction: 'asc' | 'desc' | 'desc nulls last' }

export type Rows = { from: SQLWrapper; where: SQL[] }

/**
 * Search. `found` selects all matches, for the total. `tiers` select the same rows in the order of
 * the response: rows of the first tier come first, and tiers exclude each other. Each tier is a
 * statement with its own limit, so an index can serve it without a sort. The last of the `keys` is
 * unique.
 */
export type Search = {
  rows: Rows
  tiers: (Rows & { keys: Key[] })[]
  /**
   * Tier of a row of `found`, if few matches are expected. All rows are then found together,
   * counted and sorted.
   */
  tier?: SQL
  /**
   * True if the right plan depends on the number of matches of these words, so PostgreSQL must not
   * reuse one (7 ms instead of 0.8).
   */
  isReplanned?: boolean
}

/** Returns a search in one order. */
export const ordered = (rows: Rows, keys: Key[]): Search => ({ rows, tiers: [{ ...rows, keys }] })
/** Returns a search like `ordered`, for a text search with few expected matches. */
export const orderedFew = (search: Search): Search => ({ ...search, tier: sql`0` })

export const every = (conditions: SQL[]): SQL =>
  conditions.length > 0 ? sql`(${sql.join(conditions, sql` and `)})` : sql`true`
export const some = (conditions: SQL[]): SQL => sql`(${sql.join(conditions, sql` or `)})`

export const contains = (column: SQLWrapper, text: string): SQL => sql`${column} like ${containing(text)}`

/** Returns the condition that the column contains every word of a text, in one of its spellings. */
export const holds = (column: SQLWrapper, words: Pattern[][]): SQL =>
  every(
    words.map((spellings) =>
      some(
        spellings.map((pattern) =>
          'like' in pattern ? sql`${column} like ${pattern.like}` : sql`${column} ~ ${pattern.word}`,
        ),
      ),
    ),
  )

/** Returns a list as one parameter, so that its length does not change the statement. */
export const list = (items: readonly unknown[]): SQL => sql`${sql.param([...items])}`

/**
 * Returns `column = any(uuids)`, one statement for any number of IDs, or `column = uuid` for one,
 * whose plan PostgreSQL reuses.
 */
export const idIn = (column: SQLWrapper, ids: readonly string[]): SQL =>
  ids.length === 1 ? sql`${column} = ${ids[0]}::uuid` : sql`${column} = any(${list(ids)}::uuid[])`

/**
 * Returns the condition that a column is one of the UUIDs of the placeholder `ids`. The planner
 * does not count a list in a subquery, so it keeps one plan for any number of IDs.
 */
export const isOneOfGiven = (column: SQLWrapper): SQL =>
  sql`${column} = any((select ${sql.placeholder('ids')}::uuid[])::uuid[])`

// As in `isOneOfGiven`.
const isOneOf = (type: 'uuid' | 'text') => (column: SQLWrapper, values: OneOf) =>
  'single' in values
    ? sql`${column} = ${values.single}::${sql.raw(type)}`
    : sql`${column} = any((select ${values.any}::${sql.raw(type)}[])::${sql.raw(type)}[])`
/** Variants for UUIDs and for texts. */
export const isOneOfIds = isOneOf('uuid')
export const isOneOfTexts = isOneOf('text')

/** Whether a list holds one of these texts. */
export const overlaps = (column: SQLWrapper, values: OneOf): SQL =>
  'single' in values
    ? sql`${column} @> array[${values.single}::text]`
    : sql`${column} && (select ${values.any}::text[])`

const inPriceRanges = (price: SQLWrapper, ranges: PriceRange[]): SQL =>
  some(
    ranges.map((range) => {
      const { from, below } = PRICE_BANDS[range]
      const least = sql`${price} >= ${sql.raw(String(from))}`
      return below === null ? least : sql`(${least} and ${price} < ${sql.raw(String(below))})`
    }),
  )

/** Returns the conditions on a price in US dollars, none without price filters. */
export function pricedAs(price: SQLWrapper, { ranges, from, to }: PriceBounds): SQL[] {
  const conditions = ranges.length > 0 ? [inPriceRanges(price, ranges)] : []
  if (from) conditions.push(sql`${price} >= ${from}::numeric`)
  if (to) conditions.push(sql`${price} <= ${to}::numeric`)
  return conditions
}

/** Returns the order: best rated first, then most reviewed. */
export const byRating = (rated: { ratingKey: AnyPgColumn; reviewCount: AnyPgColumn; id: AnyPgColumn }): Key[] => [
  { by: rated.ratingKey, direction: 'desc' },
  { by: rated.reviewCount, direction: 'desc' },
  { by: rated.id, direction: 'asc' },
]

type SearchedTable = PgTable & Record<'cityKey' | 'nameKey' | 'searchText', AnyPgColumn>

/**
 * Returns the condition for hospitals at this place. The text index finds them, and the second
 * condition excludes matches in their names.
 */
export function hospitalsAt(hospitals: SearchedTable, part: PlacePart): SQL {
  if ('city' in part) return sql`${hospitals.cityKey} = ${part.city}`
  // City, district and address, because the search text begins with the name.
  const place = sql`substr(${hospitals.searchText}, length(${hospitals.nameKey}) + 2)`
  return sql`(${hospitals.searchText} like ${part.text} and ${place} like ${part.text})`
}

const EARTH_DIAMETER_KM = 2 * 6371.0088

type Coordinates = Record<'latitude' | 'longitude', SQLWrapper>

/** Returns the great-circle distance (haversine), like distanceKm() in domain/places.ts. */
export const kilometres = ({ latitude, longitude }: Coordinates, from: Origin): SQL =>
  sql`(${sql.raw(String(EARTH_DIAMETER_KM))} * asin(least(1, sqrt(
    power(sin(radians(${latitude} - ${from.latitude}::float8) / 2), 2)
    + ${from.cosine}::float8 * cos(radians(${latitude}))
      * power(sin(radians(${longitude} - ${from.longitude}::float8) / 2), 2)))))`

export const within = (place: Coordinates, { origin, radius, south, north, west, east }: Circle): SQL[] => [
  sql`${place.latitude} between ${south}::float8 and ${north}::float8`,
  sql`${place.longitude} between ${west}::float8 and ${east}::float8`,
  sql`${kilometres(place, origin)} <= ${radius}::float8`,
]
