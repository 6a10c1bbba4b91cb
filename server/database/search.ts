/** Pieces of SQL that every search is made of. Values are parameters; only fixed text is SQL. */
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core'
import { type Currency, convert, DEFAULT_CURRENCY, PRICE_BANDS, type PriceRange } from '#domain/money.ts'
import type { Point } from '#domain/places.ts'
import { locationParts } from '#domain/search-meaning.ts'

/** The words of a text, each with the spellings that count as it. */
export type Terms = string[][]

/** What a list is ordered by. */
export type Key = { by: SQLWrapper; direction: 'asc' | 'desc' | 'desc nulls last' }

/** `%` and `_` typed by somebody mean themselves. */
export const escapeLike = (text: string): string => text.replace(/[\\%_]/g, '\\$&')
export const containing = (text: string): string => `%${escapeLike(text)}%`

export const contains = (column: SQLWrapper, text: string): SQL => sql`${column} like ${containing(text)}`
export const startsWith = (column: SQLWrapper, text: string): SQL => sql`${column} like ${`${escapeLike(text)}%`}`
/** Every term of a text, in one of its spellings. */
export const containsAll = (column: SQLWrapper, terms: Terms): SQL =>
  every(terms.map((spellings) => some(spellings.map((spelling) => contains(column, spelling)))))

/** The same, each at the beginning of a word; what is no word is looked for as it is. */
export const beginsWords = (column: SQLWrapper, terms: Terms): SQL =>
  every(
    terms.map((spellings) =>
      some(
        spellings.map((term) =>
          /^[\p{L}\p{N}]+$/u.test(term) ? sql`${column} ~ ${`\\m${term}`}` : contains(column, term),
        ),
      ),
    ),
  )

export const every = (conditions: SQL[]): SQL =>
  conditions.length > 0 ? sql`(${sql.join(conditions, sql` and `)})` : sql`true`
export const some = (conditions: SQL[]): SQL => sql`(${sql.join(conditions, sql` or `)})`

/** A list as one parameter, so that its length does not change the statement. */
export const list = (items: readonly unknown[]): SQL => sql`${sql.param([...items])}`

/** `column = any(uuids)`: one statement for any number of ids. */
export const idIn = (column: SQLWrapper, ids: readonly string[]): SQL => sql`${column} = any(${list(ids)}::uuid[])`

const inPriceRanges = (price: SQLWrapper, ranges: PriceRange[]): SQL =>
  some(
    [...new Set(ranges)].sort().map((range) => {
      const { from, below } = PRICE_BANDS[range]
      const least = sql`${price} >= ${sql.raw(String(from))}`
      return below === null ? least : sql`(${least} and ${price} < ${sql.raw(String(below))})`
    }),
  )

export type PriceWish = {
  priceRange?: PriceRange[] | undefined
  priceFrom?: number | undefined
  priceTo?: number | undefined
  priceCurrency?: Currency | undefined
}

/** What is asked of a price in US dollars; nothing where no price is asked for. */
export function pricedAs(
  price: SQLWrapper,
  { priceRange = [], priceFrom, priceTo, priceCurrency = DEFAULT_CURRENCY }: PriceWish,
): SQL[] {
  // To the cent, as columns in dollars are.
  const dollars = (amount: number) => sql`${convert(amount, priceCurrency, 'USD').toFixed(2)}::numeric`
  const conditions = priceRange.length > 0 ? [inPriceRanges(price, priceRange)] : []
  if (priceFrom !== undefined) conditions.push(sql`${price} >= ${dollars(priceFrom)}`)
  if (priceTo !== undefined) conditions.push(sql`${price} <= ${dollars(priceTo)}`)
  return conditions
}

/** Best rated first, then most reviewed. */
export const byRating = (rated: { ratingKey: AnyPgColumn; reviewCount: AnyPgColumn; id: AnyPgColumn }): Key[] => [
  { by: rated.ratingKey, direction: 'desc' },
  { by: rated.reviewCount, direction: 'desc' },
  { by: rated.id, direction: 'asc' },
]

type Placed = PgTable & Record<'cityKey' | 'nameKey' | 'searchText', AnyPgColumn>

/** Hospitals at the place that a location names; the text index finds them, the second look leaves out their names. */
export const hospitalsAt = (hospitals: Placed, location: string | undefined): SQL[] =>
  locationParts(location).map((part) => {
    if ('city' in part) return sql`${hospitals.cityKey} = ${part.city}`
    // City, district and address: the search text begins with the name.
    const place = sql`substr(${hospitals.searchText}, length(${hospitals.nameKey}) + 2)`
    return sql`(${contains(hospitals.searchText, part.text)} and ${contains(place, part.text)})`
  })

const DEGREE = Math.PI / 180
const EARTH_DIAMETER_KM = 2 * 6371.0088

type Coordinates = Record<'latitude' | 'longitude', SQLWrapper>

/** Great-circle distance (haversine), the same as distanceKm() in domain/places.ts. */
export const kilometres = ({ latitude, longitude }: Coordinates, from: Point): SQL =>
  sql`(${sql.raw(String(EARTH_DIAMETER_KM))} * asin(least(1, sqrt(
    power(sin(radians(${latitude} - ${from.latitude}::float8) / 2), 2)
    + ${Math.cos(from.latitude * DEGREE)}::float8 * cos(radians(${latitude}))
      * power(sin(radians(${longitude} - ${from.longitude}::float8) / 2), 2)))))`

/** Within so many kilometres; the box around the circle is there for an index to find. */
export function within(place: Coordinates, from: Point, radius: number): SQL[] {
  const height = radius / 111
  const width = height / Math.max(0.01, Math.cos(from.latitude * DEGREE))
  return [
    sql`${place.latitude} between ${from.latitude - height}::float8 and ${from.latitude + height}::float8`,
    sql`${place.longitude} between ${from.longitude - width}::float8 and ${from.longitude + width}::float8`,
    sql`${kilometres(place, from)} <= ${radius}::float8`,
  ]
}
