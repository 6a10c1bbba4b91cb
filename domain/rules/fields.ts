/** Fields of public records that state something a rule may hide. One list serves every door. */
import type { RuleTopic } from './rules.ts'

const TOPIC_OF_FIELD: Readonly<Record<string, RuleTopic>> = {
  price: 'prices',
  ownPrice: 'prices',
  priceFrom: 'prices',
  priceRange: 'prices',
  priceRanges: 'prices',
  lowestPrice: 'prices',
  consultationFee: 'prices',
  priceIncludes: 'prices',
  priceExcludes: 'prices',
  priceSummary: 'prices',
  averageRating: 'reviews',
  rating: 'reviews',
  ratings: 'reviews',
  reviewCount: 'reviews',
}

export const isWithheld = (topics: readonly RuleTopic[], field: string): boolean => {
  const topic = Object.hasOwn(TOPIC_OF_FIELD, field) ? TOPIC_OF_FIELD[field] : undefined
  return topic !== undefined && topics.includes(topic)
}

/**
 * Returns the topics for a signed-in user who requests one named treatment of one hospital or
 * doctor. That is information about an own visit, as in the summary of a booking, and no promotion.
 */
export const topicsOfOwnQuestion = (topics: readonly RuleTopic[]): readonly RuleTopic[] =>
  topics.filter((topic) => topic !== 'prices')

/** Returns what replaces a withheld value: an empty list, or null, because zero would be untrue. */
export const replacementOf = (value: unknown): unknown => (Array.isArray(value) ? [] : null)

/**
 * Returns records without the withheld fields. Records are copied, because the catalogue shares
 * them. Nothing is copied if nothing is withheld.
 */
export function withoutWithheld<T>(topics: readonly RuleTopic[], value: T): T {
  if (topics.length === 0 || typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map((entry) => withoutWithheld(topics, entry as unknown)) as T
  if (Object.getPrototypeOf(value) !== Object.prototype) return value
  return Object.fromEntries(
    Object.entries(value).map(([field, entry]) => [
      field,
      isWithheld(topics, field) ? replacementOf(entry) : withoutWithheld(topics, entry as unknown),
    ]),
  ) as T
}

/** Filters of the searches that would reveal a topic. */
const FILTERS: Readonly<Record<string, RuleTopic>> = {
  priceRange: 'prices',
  priceFrom: 'prices',
  priceTo: 'prices',
  rating: 'reviews',
}
const SORTS: Readonly<Record<string, RuleTopic>> = { price_low: 'prices', price_high: 'prices', rating: 'reviews' }

/** Returns a search without the filters and the order that would reveal a withheld topic. */
export function withoutRevealing<Search extends object>(topics: readonly RuleTopic[], search: Search): Search {
  if (topics.length === 0) return search
  const reveals = ([name, value]: [string, unknown]) => {
    const topic = name === 'sortBy' ? SORTS[String(value)] : FILTERS[name]
    return topic !== undefined && topics.includes(topic)
  }
  return Object.fromEntries(Object.entries(search).filter((entry) => !reveals(entry))) as Search
}
