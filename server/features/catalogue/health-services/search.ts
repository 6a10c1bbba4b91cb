import { type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { z } from 'zod'
import { isUuid } from '#domain/fields.ts'
import type { UiLanguage } from '#domain/languages.ts'
import type { healthServiceSearch } from '#domain/search.ts'
import { searchPhrase } from '#domain/search-meaning.ts'
import { hospitalServices, hospitals } from '#server/features/catalogue/hospitals/table.ts'
import { boundsOf, containing, escapeLike, isPriced, oneOf, placesIn, type Terms } from '#server/search/conditions.ts'
import { joinFreeTimesOf } from '#server/search/next-free.ts'
import { placeholder } from '#server/search/placeholders.ts'
import { byRelevance, wordsIn } from '#server/search/relevance.ts'
import {
  every,
  holds,
  hospitalsAt,
  isOneOfIds,
  type Key,
  ordered,
  orderedFew,
  pricedAs,
  type Search,
  some,
} from '#server/search/search.ts'
import type { SearchSource } from '#server/search/source.ts'
import type { Meaning } from './meaning.ts'
import { healthServices, healthServiceTexts } from './table.ts'

type ParsedSearch = z.output<typeof healthServiceSearch>

/** Parses a hospital given by ID or name. */
function providerIn(provider: string | undefined) {
  if (!provider) return undefined
  if (isUuid(provider)) return { id: placeholder(provider) }
  const name = searchPhrase(provider)
  return { name: placeholder(name), same: placeholder(escapeLike(name)), part: placeholder(containing(name)) }
}

/** Returns a search for services as data with placeholders. */
export function healthServicePlan(
  search: ParsedSearch,
  terms: Terms,
  { meaning: { concepts, serviceIds }, language }: { meaning: Meaning; language: UiLanguage },
) {
  const { category, sortBy, q } = search
  return {
    everybody: search.includeInactive === true,
    /** Language of the names that are sorted by. */
    language: language === 'en' ? undefined : placeholder(language),
    category: category && category !== 'All' ? placeholder(category) : undefined,
    places: placesIn(search.location),
    price: boundsOf(search),
    provider: providerIn(search.provider),
    words: wordsIn(searchPhrase(q), terms, { areUnderstood: concepts.length > 0 && serviceIds.length > 0 }),
    meant: serviceIds.length > 0 ? { ids: oneOf(serviceIds), order: placeholder(serviceIds) } : undefined,
    sortBy: sortBy ?? (q ? ('popularity' as const) : undefined),
    isRelevance: sortBy === undefined || sortBy === 'relevance' || sortBy === 'distance',
  }
}
export type HealthServicePlan = ReturnType<typeof healthServicePlan>

const POPULAR = new Set<HealthServicePlan['sortBy']>(['relevance', 'distance', 'popularity'])

/**
 * Returns true for a search for all active services, most offered first, which is served from
 * memory.
 */
export const isForPopular = ({
  everybody,
  category,
  places,
  price,
  provider,
  words,
  sortBy,
}: HealthServicePlan): boolean =>
  !everybody && !category && places.length === 0 && !isPriced(price) && !provider && !words && POPULAR.has(sortBy)

const { nameKey } = healthServices
/** Names and texts in all languages. */
const allNames = sql`(${nameKey} || ' ' || ${healthServices.translatedNames})`
const allText = sql`(${healthServices.searchText} || ' ' || ${healthServices.translatedText})`

const byName: Key[] = [
  { by: nameKey, direction: 'asc' },
  { by: healthServices.id, direction: 'asc' },
]
/** Returns the order by the names in the reader's language. */
const byNameIn = ({ language }: HealthServicePlan): Key[] =>
  language
    ? [
        {
          by: sql`coalesce((select ${healthServiceTexts.nameKey} from ${healthServiceTexts}
            where ${healthServiceTexts.serviceId} = ${healthServices.id} and ${healthServiceTexts.language} = ${language}), ${nameKey})`,
          direction: 'asc',
        },
        ...byName.slice(1),
      ]
    : byName
const byPopularity: Key[] = [{ by: healthServices.hospitalCount, direction: 'desc' }, ...byName]

/** Links of a service to the active hospitals that offer it. */
const links = sql`${hospitalServices} join ${hospitals} on ${hospitals.id} = ${hospitalServices.hospitalId}`
const isOffered = sql`${hospitalServices.serviceId} = ${healthServices.id} and ${hospitals.isActive}`

const offeredWhere = (conditions: SQL[]): SQL =>
  sql`exists (select from ${links} where ${every([isOffered, ...conditions])})`

const namesake = alias(hospitals, 'namesake')

/**
 * Returns the condition for a hospital. A name that no hospital has matches hospitals whose name
 * contains it.
 */
function providerIs(provider: NonNullable<HealthServicePlan['provider']>): SQL {
  if ('id' in provider) return offeredWhere([sql`${hospitals.id} = ${provider.id}::uuid`])
  const isNamed = sql`exists (select from ${hospitals} ${sql.identifier('namesake')}
    where ${namesake.isActive} and ${namesake.nameKey} like ${provider.same})`
  return offeredWhere([
    sql`(${hospitals.nameKey} = ${provider.name} or (${hospitals.nameKey} like ${provider.part} and not ${isNamed}))`,
  ])
}

function conditionsOf({ everybody, category, places, price, provider }: HealthServicePlan): SQL[] {
  const conditions: SQL[] = []
  if (!everybody) conditions.push(sql`${healthServices.isActive}`)
  if (category) conditions.push(sql`${healthServices.category} = ${category}`)
  if (places.length > 0) conditions.push(offeredWhere(places.map((place) => hospitalsAt(hospitals, place))))
  conditions.push(...pricedAs(healthServices.priceUsd, price))
  if (provider) conditions.push(providerIs(provider))
  return conditions
}

const soonest = sql`(select min(f.at) from ${links} ${joinFreeTimesOf(hospitals, hospitalServices.serviceId)}
  where ${isOffered})`

/** Returns the sort keys. Distance has no meaning for a service, so it falls back to relevance. */
function keysOf(plan: HealthServicePlan): Key[] {
  const { sortBy } = plan
  const names = byNameIn(plan)
  if (sortBy === 'name-desc') return names.map((key, index) => (index === 0 ? { ...key, direction: 'desc' } : key))
  if (sortBy === 'price_low') return [{ by: healthServices.priceUsd, direction: 'asc' }, ...byName]
  if (sortBy === 'price_high') return [{ by: healthServices.priceUsd, direction: 'desc nulls last' }, ...byName]
  if (sortBy === 'availability') return [{ by: soonest, direction: 'asc' }, ...byName]
  if (sortBy === 'rating')
    return [
      { by: healthServices.ratingKey, direction: 'desc' },
      { by: healthServices.reviewCount, direction: 'desc' },
      ...byPopularity,
    ]
  return POPULAR.has(sortBy) ? byPopularity : names
}

/**
 * Compiles the search to SQL. Order of relevance: names that begin with the text, names in any
 * language that contain every word, services with every word in name, category or description,
 * services that the text means. Within each group they are sorted by likelihood, then number of
 * hospitals, then name. A single word occurs in many descriptions by chance, so for one word the
 * meaning comes first.
 */
export function compileHealthServices(plan: HealthServicePlan): Search {
  const { words, meant } = plan
  const [from, where, keys] = [healthServices, conditionsOf(plan), keysOf(plan)]
  if (!words) return ordered({ from, where }, keys)
  const isMeant = meant ? [isOneOfIds(healthServices.id, meant.ids)] : []
  const match = some([holds(allText, words.words), ...isMeant])
  if (!plan.isRelevance) return orderedFew(ordered({ from, where: [...where, match] }, keys))
  const likeliest: Key[] = meant
    ? [{ by: sql`array_position(${meant.order}::uuid[], ${healthServices.id})`, direction: 'asc' }]
    : []
  const isTextFirst = words.words.length > 1
  const relevance = {
    ...words,
    name: nameKey,
    names: allNames,
    text: allText,
    isTextFirst,
    meant: isMeant,
    match,
  }
  return byRelevance({ from, where }, [...likeliest, ...keys], relevance)
}

export const healthServiceSource: SearchSource<HealthServicePlan> = {
  kind: 'health_service',
  id: healthServices.id,
  compile: compileHealthServices,
}
