/** Parts of a search as data with placeholders, from which search.ts builds SQL. */
import { addDays, instantOf } from '#domain/days.ts'
import { type Currency, DEFAULT_CURRENCY, type PriceRange } from '#domain/money.ts'
import type { Point } from '#domain/places.ts'
import { type FreeWindow, locationParts } from '#domain/search-meaning.ts'
import type { TravelDates } from '#domain/travel-dates.ts'
import { type Placeholder, placeholder } from './placeholders.ts'

/** Words of a text, each with its accepted spellings. */
export type Terms = string[][]

/** Escapes `%` and `_`, which users mean literally. */
export const escapeLike = (text: string): string => text.replace(/[\\%_]/g, '\\$&')
export const containing = (text: string): string => `%${escapeLike(text)}%`

export const optional = (value: unknown): Placeholder | undefined =>
  value === undefined ? undefined : placeholder(value)

/**
 * Value out of several. A single value is compared with `= $1`, whose plan PostgreSQL reuses. It
 * plans `= any($1)` for each call.
 */
export type OneOf = { single: Placeholder } | { any: Placeholder }
export const oneOf = (values: readonly string[]): OneOf =>
  values.length === 1 ? { single: placeholder(values[0]) } : { any: placeholder([...values]) }
export const optionalOneOf = (values: readonly string[] | undefined): OneOf | undefined => values && oneOf(values)

/** Letters anywhere in a text, or at the beginning of a word. */
export type Pattern = { like: Placeholder } | { word: Placeholder }

/**
 * Returns patterns for every word of a text, each in one of its spellings, anywhere in the searched
 * text.
 */
export const anywhere = (terms: Terms): Pattern[][] =>
  terms.map((spellings) => spellings.map((term) => ({ like: placeholder(containing(term)) })))

/**
 * Returns patterns like `anywhere`, at the beginning of words. Text that is not a word is matched
 * literally.
 */
export const atWords = (terms: Terms): Pattern[][] =>
  terms.map((spellings) =>
    spellings.map((term) =>
      /^[\p{L}\p{N}]+$/u.test(term) ? { word: placeholder(`\\m${term}`) } : { like: placeholder(containing(term)) },
    ),
  )

export type PriceWish = {
  priceRange?: PriceRange[] | undefined
  priceFrom?: number | undefined
  priceTo?: number | undefined
  priceCurrency?: Currency | undefined
}
/** Price limits in US dollars. */
export type PriceBounds = { ranges: PriceRange[]; from: Placeholder | undefined; to: Placeholder | undefined }

export function boundsOf({
  priceRange = [],
  priceFrom,
  priceTo,
  priceCurrency = DEFAULT_CURRENCY,
}: PriceWish): PriceBounds {
  if (priceCurrency !== DEFAULT_CURRENCY) throw new Error('A search is brought into US dollars before it becomes SQL.')
  // To the cent, like columns in dollars.
  const dollars = (amount: number | undefined) => (amount === undefined ? undefined : placeholder(amount.toFixed(2)))
  return { ranges: [...new Set(priceRange)].sort(), from: dollars(priceFrom), to: dollars(priceTo) }
}
export const isPriced = ({ ranges, from, to }: PriceBounds): boolean =>
  ranges.length > 0 || from !== undefined || to !== undefined

/** City, or text of a hospital's city, district and address. */
export type PlacePart = { city: Placeholder } | { text: Placeholder }
export const placesIn = (location: string | undefined): PlacePart[] =>
  locationParts(location).map((part) =>
    'city' in part ? { city: placeholder(part.city) } : { text: placeholder(containing(part.text)) },
  )

const DEGREE = Math.PI / 180

/** Origin of distance measurements. */
export type Origin = { latitude: Placeholder; longitude: Placeholder; cosine: Placeholder }
export const originAt = ({ latitude, longitude }: Point): Origin => ({
  latitude: placeholder(latitude),
  longitude: placeholder(longitude),
  cosine: placeholder(Math.cos(latitude * DEGREE)),
})

/** Circle with a radius in kilometres. Its bounding box lets an index find candidates. */
export type Circle = {
  origin: Origin
  radius: Placeholder
  south: Placeholder
  north: Placeholder
  west: Placeholder
  east: Placeholder
}
export function circleAround(from: Point, radius: number): Circle {
  const height = radius / 111
  const width = height / Math.max(0.01, Math.cos(from.latitude * DEGREE))
  return {
    origin: originAt(from),
    radius: placeholder(radius),
    south: placeholder(from.latitude - height),
    north: placeholder(from.latitude + height),
    west: placeholder(from.longitude - width),
    east: placeholder(from.longitude + width),
  }
}

/** Days in Türkiye: the first instant of the first day, and the first one after the last day. */
export type Stay = { from: Placeholder; before: Placeholder }
export const stayIn = (travel: TravelDates | null): Stay | undefined =>
  travel
    ? {
        from: placeholder(instantOf(travel.from, '00:00')),
        before: placeholder(instantOf(addDays(travel.to, 1), '00:00')),
      }
    : undefined

/** Windows of time for each of several requirements. A time has to fit one window of each. */
export type Windows = { from: Placeholder | undefined; before: Placeholder }[][]
export const windowsIn = (wishes: FreeWindow[][]): Windows =>
  wishes.map((windows) => windows.map(({ from, before }) => ({ from: optional(from), before: placeholder(before) })))
