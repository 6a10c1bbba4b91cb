import { type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { z } from 'zod'
import { isUuid } from '#domain/fields.ts'
import type { healthServiceSearch } from '#domain/search.ts'
import { searchPhrase } from '#domain/search-meaning.ts'
import { nextFreeOf } from '#server/database/next-free.ts'
import { byRelevance, findsWords, ordered, type Search } from '#server/database/run-search.ts'
import {
  contains,
  escapeLike,
  every,
  hospitalsAt,
  idIn,
  type Key,
  list,
  pricedAs,
  type Terms,
} from '#server/database/search.ts'
import { hospitalServices, hospitals } from '#server/features/hospitals/table.ts'
import type { Meaning } from './meaning.ts'
import { healthServices } from './table.ts'

type ParsedSearch = z.output<typeof healthServiceSearch>

const { nameKey, searchText } = healthServices

const byName: Key[] = [
  { by: nameKey, direction: 'asc' },
  { by: healthServices.id, direction: 'asc' },
]
const byPopularity: Key[] = [{ by: healthServices.hospitalCount, direction: 'desc' }, ...byName]

/** The links of a service to the active hospitals that offer it. */
const offered = sql`${hospitalServices} join ${hospitals} on ${hospitals.id} = ${hospitalServices.hospitalId}
  where ${hospitalServices.serviceId} = ${healthServices.id} and ${hospitals.isActive}`

const offeredWhere = (conditions: SQL[]): SQL => sql`exists (select from ${offered} and ${every(conditions)})`

const namesake = alias(hospitals, 'namesake')

/** A hospital by id or by folded name; a name that no hospital has means those that contain it. */
function providerIs(provider: string): SQL {
  if (isUuid(provider)) return offeredWhere([sql`${hospitals.id} = ${provider}::uuid`])
  const name = searchPhrase(provider)
  const known = sql`exists (select from ${hospitals} ${sql.identifier('namesake')}
    where ${namesake.isActive} and ${namesake.nameKey} like ${escapeLike(name)})`
  return offeredWhere([
    sql`(${hospitals.nameKey} = ${name} or (${contains(hospitals.nameKey, name)} and not ${known}))`,
  ])
}

function conditionsOf(search: ParsedSearch): SQL[] {
  const conditions: SQL[] = []
  const { category, location, provider } = search
  const places = hospitalsAt(hospitals, location)
  if (!search.includeInactive) conditions.push(sql`${healthServices.isActive}`)
  if (category && category !== 'All') conditions.push(sql`${healthServices.category} = ${category}`)
  if (places.length > 0) conditions.push(offeredWhere(places))
  conditions.push(...pricedAs(healthServices.priceUsd, search))
  if (provider) conditions.push(providerIs(provider))
  return conditions
}

const soonest = sql`(select min(${nextFreeOf(hospitals)}) from ${offered})`

/** Distance has no meaning for a service: it falls back to relevance. */
function keysOf({ sortBy, q }: ParsedSearch): Key[] {
  if (sortBy === 'name-desc') return [{ by: nameKey, direction: 'desc' }, ...byName.slice(1)]
  if (sortBy === 'price_low') return [{ by: healthServices.priceUsd, direction: 'asc' }, ...byName]
  if (sortBy === 'price_high') return [{ by: healthServices.priceUsd, direction: 'desc nulls last' }, ...byName]
  if (sortBy === 'availability') return [{ by: soonest, direction: 'asc' }, ...byName]
  if (sortBy === 'rating')
    return [
      { by: healthServices.ratingKey, direction: 'desc' },
      { by: healthServices.reviewCount, direction: 'desc' },
      ...byPopularity,
    ]
  return sortBy === 'relevance' || sortBy === 'distance' || (q && sortBy === undefined) ? byPopularity : byName
}

const isRelevance = ({ sortBy = 'relevance' }: ParsedSearch) => sortBy === 'relevance' || sortBy === 'distance'

/**
 * The search in SQL. Order of relevance: names that begin with the text, names that contain every word,
 * services that the words mean, services with every word somewhere in name, category or description; in each group the
 * likeliest, then the most offered first, then by name.
 */
export function healthServicesLike(search: ParsedSearch, terms: Terms, { serviceIds }: Meaning): Search {
  const [from, where, keys] = [healthServices, conditionsOf(search), keysOf(search)]
  if (terms.length === 0) return ordered({ from, where }, keys)
  const meant = serviceIds.length > 0 ? [idIn(healthServices.id, serviceIds)] : []
  const words = { text: searchText, terms, meant }
  if (!isRelevance(search)) return ordered({ from, where: [...where, findsWords(words)] }, keys)
  const likeliest: Key = {
    by: sql`array_position(${list(serviceIds)}::uuid[], ${healthServices.id})`,
    direction: 'asc',
  }
  const named = { ...words, name: nameKey, phrase: searchPhrase(search.q) }
  return byRelevance({ from, where }, meant.length > 0 ? [likeliest, ...keys] : keys, named)
}
