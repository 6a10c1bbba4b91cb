import { type SQL, sql } from 'drizzle-orm'
import type { z } from 'zod'
import { isUuid } from '#domain/fields.ts'
import type { healthServiceSearch } from '#domain/search.ts'
import { searchPhrase } from '#domain/search-meaning.ts'
import {
  contains,
  containsAll,
  escapeLike,
  every,
  inPriceRanges,
  type Key,
  relevance,
  type Search,
  type Terms,
} from '#server/database/search.ts'
import { hospitalsAt } from '#server/features/hospitals/search.ts'

export type ParsedHealthServiceSearch = z.output<typeof healthServiceSearch>

const text = sql`s.search_text`
const name = sql`s.name_key`

const byName: Key[] = [
  { by: name, direction: 'asc' },
  { by: sql`s.id`, direction: 'asc' },
]
const byPopularity: Key[] = [{ by: sql`s.hospital_count`, direction: 'desc' }, ...byName]

/** Offered by an active hospital that meets these conditions on `h`. */
const offeredWhere = (conditions: SQL[]): SQL =>
  sql`exists (select from hospital_services o join hospitals h on h.id = o.hospital_id
    where o.service_id = s.id and h.is_active and ${every(conditions)})`

/** A hospital by id or by folded name; a name that no hospital has means those that contain it. */
function providerIs(provider: string): SQL {
  if (isUuid(provider)) return offeredWhere([sql`h.id = ${provider}::uuid`])
  const key = searchPhrase(provider)
  const named = sql`(select 1 from hospitals e where e.is_active and e.name_key like ${escapeLike(key)})`
  const like = sql`h.name_key`
  return offeredWhere([sql`(${like} = ${key} or (${contains(like, key)} and not exists ${named}))`])
}

function conditionsOf(search: ParsedHealthServiceSearch): SQL[] {
  const conditions: SQL[] = []
  const { category, location, priceRange, provider } = search
  const places = hospitalsAt(location)
  if (!search.includeInactive) conditions.push(sql`s.is_active`)
  if (category && category !== 'All') conditions.push(sql`s.category = ${category}`)
  if (places.length > 0) conditions.push(offeredWhere(places))
  if (priceRange?.length) conditions.push(inPriceRanges(sql`s.price`, priceRange))
  if (provider) conditions.push(providerIs(provider))
  return conditions
}

const soonest = sql`(select min(h.next_free_at) from hospital_services o join hospitals h on h.id = o.hospital_id
  where o.service_id = s.id and h.is_active)`

/** Distance has no meaning for a service: it falls back to relevance. */
function keysOf({ sortBy, q }: ParsedHealthServiceSearch): Key[] {
  if (sortBy === 'name-desc') return [{ by: name, direction: 'desc' }, ...byName.slice(1)]
  if (sortBy === 'price_low') return [{ by: sql`s.price`, direction: 'asc' }, ...byName]
  if (sortBy === 'price_high') return [{ by: sql`s.price`, direction: 'desc nulls last' }, ...byName]
  if (sortBy === 'availability') return [{ by: soonest, direction: 'asc' }, ...byName]
  if (sortBy === 'rating')
    return [
      { by: sql`s.rating_key`, direction: 'desc' },
      { by: sql`s.review_count`, direction: 'desc' },
      ...byPopularity,
    ]
  return sortBy === 'relevance' || sortBy === 'distance' || (q && sortBy === undefined) ? byPopularity : byName
}

const isRelevance = ({ sortBy = 'relevance' }: ParsedHealthServiceSearch) =>
  sortBy === 'relevance' || sortBy === 'distance'

const found = { from: sql`health_services s`, id: sql`s.id` }

/**
 * The search in SQL. Order of relevance: names that begin with the text, names that contain every word, services with
 * every word somewhere in name, category or description; in each group the most offered first, then by name.
 */
export function healthServicesLike(search: ParsedHealthServiceSearch, terms: Terms): Search {
  const where = conditionsOf(search)
  const keys = keysOf(search)
  if (terms.length === 0) return { ...found, where, keys }
  if (!isRelevance(search)) return { ...found, where, keys, text: containsAll(text, terms) }
  return { ...found, where, keys, ...relevance(name, text, terms, searchPhrase(search.q)) }
}
