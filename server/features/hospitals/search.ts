import { type SQL, sql } from 'drizzle-orm'
import type { z } from 'zod'
import { fold } from '#domain/fold.ts'
import { SPOKEN_LANGUAGES } from '#domain/languages.ts'
import type { Point } from '#domain/places.ts'
import type { hospitalSearch } from '#domain/search.ts'
import { freeBefore, locationParts, placeOf, searchPhrase, searchTerms } from '#domain/search-meaning.ts'
import {
  contains,
  containsAll,
  every,
  inPriceRanges,
  type Key,
  kilometres,
  list,
  relevance,
  type Search,
  type Terms,
} from '#server/database/search.ts'
import { servicesNamed } from '#server/features/health-services/related.ts'

export type ParsedHospitalSearch = z.output<typeof hospitalSearch>

const text = sql`h.search_text`
const name = sql`h.name_key`
/** City, district and address: the search text begins with the name. */
const place = sql`substr(h.search_text, length(h.name_key) + 2)`

export const byRating = (alias: string): Key[] => [
  { by: sql.raw(`${alias}.rating_key`), direction: 'desc' },
  { by: sql.raw(`${alias}.review_count`), direction: 'desc' },
  { by: sql.raw(`${alias}.id`), direction: 'asc' },
]

const byKey = new Map(SPOKEN_LANGUAGES.map((language) => [fold(language), language]))
/** As they are stored, whatever the letter case of the question. */
export const spokenLanguages = (names: string[]): string[] => names.map((name) => byKey.get(fold(name)) ?? name)

/** Hospitals at the place that a location names; the text index finds them, the second look leaves out their names. */
export const hospitalsAt = (location: string | undefined): SQL[] =>
  locationParts(location).map((part) =>
    'city' in part
      ? sql`h.city_key = ${part.city}`
      : sql`(${contains(text, part.text)} and ${contains(place, part.text)})`,
  )

/** What is measured and compared: the chosen service's price where one service is chosen, else the lowest. */
function priceOf({ service, services = [] }: ParsedHospitalSearch): SQL {
  const chosen = [...(service ? [service] : []), ...services]
  if (chosen.length !== 1) return sql`h.price_from`
  return sql`(select min(coalesce(o.price, t.price)) from hospital_services o join health_services t on t.id = o.service_id
    where o.hospital_id = h.id and o.service_id = any(${servicesNamed(chosen)}))`
}

const offers = (names: string[]): SQL =>
  sql`exists (select from hospital_services o where o.hospital_id = h.id and o.service_id = any(${servicesNamed(names)}))`

function conditionsOf(search: ParsedHospitalSearch, now: Date): SQL[] {
  const conditions: SQL[] = []
  const { distance, rating, priceRange, languages, specialties, acceptsInsurance } = search
  const from = placeOf(search)
  const free = freeBefore(search, now)
  const away = sql`h.latitude is not null`
  if (!search.includeInactive) conditions.push(sql`h.is_active`)
  // Within so many kilometres of a province is asked instead of within that province.
  const around = from && distance !== undefined
  if (!around || search.latitude !== undefined) conditions.push(...hospitalsAt(search.location))
  if (around) {
    const { latitude, longitude } = reach(from, distance)
    conditions.push(away, sql`h.latitude between ${latitude[0]}::float8 and ${latitude[1]}::float8`)
    conditions.push(sql`h.longitude between ${longitude[0]}::float8 and ${longitude[1]}::float8`)
    conditions.push(sql`${kilometres(sql`h.latitude`, sql`h.longitude`, from)} <= ${distance}::float8`)
  }
  if (rating !== undefined) conditions.push(sql`h.rating_key >= ${rating}::real`)
  if (search.service) conditions.push(offers([search.service]))
  if (search.services?.length) conditions.push(offers(search.services))
  if (specialties?.length)
    conditions.push(sql`exists (select from doctors d where d.hospital_id = h.id and d.is_listed
      and d.specialty = any(${list(specialties)}::text[]))`)
  if (languages?.length) conditions.push(sql`h.languages && ${list(spokenLanguages(languages))}::text[]`)
  if (acceptsInsurance) conditions.push(sql`cardinality(h.insurers) > 0`)
  if (priceRange?.length) conditions.push(inPriceRanges(priceOf(search), priceRange))
  if (free) conditions.push(sql`h.next_free_at < ${free}::timestamptz`)
  return conditions
}

/** A box around the circle, for an index to find. */
export function reach(from: Point, radius: number) {
  const degrees = radius / 111
  const width = degrees / Math.max(0.01, Math.cos((from.latitude * Math.PI) / 180))
  return {
    latitude: [from.latitude - degrees, from.latitude + degrees],
    longitude: [from.longitude - width, from.longitude + width],
  }
}

function keysOf(search: ParsedHospitalSearch): Key[] {
  const from = placeOf(search)
  const rating = byRating('h')
  if (search.sortBy === 'distance' && from)
    return [{ by: kilometres(sql`h.latitude`, sql`h.longitude`, from), direction: 'asc' }, ...rating]
  if (search.sortBy === 'availability') return [{ by: sql`h.next_free_at`, direction: 'asc' }, ...rating]
  if (search.sortBy === 'price_low') return [{ by: priceOf(search), direction: 'asc' }, ...rating]
  if (search.sortBy === 'price_high') return [{ by: priceOf(search), direction: 'desc nulls last' }, ...rating]
  return rating
}

/** True when relevance orders the result: nothing else was asked for, or distance without a place to measure from. */
const isRelevance = ({ sortBy = 'relevance', ...search }: ParsedHospitalSearch): boolean =>
  sortBy === 'relevance' || (sortBy === 'distance' && !placeOf(search))

/**
 * The search in SQL. Order of relevance: names that begin with the text, names that contain every word, hospitals that
 * contain every word somewhere in name, city, district or address; in each group by rating, then number of reviews.
 */
export function hospitalsLike(search: ParsedHospitalSearch, now: Date, terms: Terms): Search {
  const found = { from: sql`hospitals h`, id: sql`h.id`, keys: keysOf(search), where: conditionsOf(search, now) }
  if (terms.length === 0) return found
  if (!isRelevance(search)) return { ...found, text: containsAll(text, terms) }
  return { ...found, ...relevance(name, text, terms, searchPhrase(search.q)) }
}

/** All conditions but those on services, for counting what each service would leave. */
export const hospitalsWithoutServices = (search: ParsedHospitalSearch, now: Date): SQL => {
  const { service: _, services: __, ...rest } = search
  const terms = searchTerms(search.q).map((term) => [term])
  return every([...conditionsOf(rest, now), containsAll(text, terms)])
}
