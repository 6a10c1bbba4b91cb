import { type SQL, sql } from 'drizzle-orm'
import type { z } from 'zod'
import { isUuid } from '#domain/fields.ts'
import type { doctorSearch } from '#domain/search.ts'
import { freeBefore, locationParts, placeOf, searchPhrase } from '#domain/search-meaning.ts'
import {
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
import { byRating, hospitalsAt, reach, spokenLanguages } from '#server/features/hospitals/search.ts'

export type ParsedDoctorSearch = z.output<typeof doctorSearch>

const text = sql`d.search_text`
const name = sql`d.name_key`
const fee = sql`d.consultation_fee`

/** Doctors of the hospitals that meet these conditions on `h`. */
const atHospitals = (conditions: SQL[]): SQL =>
  sql`d.hospital_id = any(array(select h.id from hospitals h where ${every(conditions)}))`

/** A province is the city their hospital stands in; other text is looked for in the hospital's city, district and address. */
const at = (location: string | undefined): SQL[] =>
  locationParts(location).map((part) =>
    'city' in part ? sql`d.city_key = ${part.city}` : atHospitals(hospitalsAt(part.text)),
  )

const offers = (names: string[]): SQL =>
  sql`exists (select from hospital_services o where o.hospital_id = d.hospital_id and o.service_id = any(${servicesNamed(names)}))`

function conditionsOf(search: ParsedDoctorSearch, now: Date): SQL[] {
  const conditions: SQL[] = []
  const { distance, rating, experience, priceRange, hospitalId } = search
  const from = placeOf(search)
  const free = freeBefore(search, now)
  const languages = [...(search.language ? [search.language] : []), ...(search.languages ?? [])]
  if (!search.includeInactive) conditions.push(sql`d.is_listed`)
  if (search.specialty) conditions.push(sql`d.specialty = ${search.specialty}`)
  if (search.specialties?.length) conditions.push(sql`d.specialty = any(${list(search.specialties)}::text[])`)
  const around = from && distance !== undefined
  if (!around || search.latitude !== undefined) conditions.push(...at(search.location))
  if (around) {
    const { latitude, longitude } = reach(from, distance)
    conditions.push(
      atHospitals([
        sql`h.latitude between ${latitude[0]}::float8 and ${latitude[1]}::float8`,
        sql`h.longitude between ${longitude[0]}::float8 and ${longitude[1]}::float8`,
        sql`${kilometres(sql`h.latitude`, sql`h.longitude`, from)} <= ${distance}::float8`,
      ]),
    )
  }
  if (rating !== undefined) conditions.push(sql`d.rating_key >= ${rating}::real`)
  if (experience !== undefined) conditions.push(sql`d.experience_years >= ${experience}::float8`)
  if (languages.length > 0) conditions.push(sql`d.languages_spoken && ${list(spokenLanguages(languages))}::text[]`)
  if (priceRange?.length) conditions.push(inPriceRanges(fee, priceRange))
  if (free) conditions.push(sql`d.next_free_at < ${free}::timestamptz`)
  if (search.service) conditions.push(offers([search.service]))
  if (search.services?.length) conditions.push(offers(search.services))
  if (search.acceptsInsurance) conditions.push(atHospitals([sql`cardinality(h.insurers) > 0`]))
  // An id of the wrong form belongs to no hospital.
  if (hospitalId) conditions.push(isUuid(hospitalId) ? sql`d.hospital_id = ${hospitalId}::uuid` : sql`false`)
  return conditions
}

function keysOf(search: ParsedDoctorSearch): Key[] {
  const rating = byRating('d')
  if (search.sortBy === 'availability') return [{ by: sql`d.next_free_at`, direction: 'asc' }, ...rating]
  if (search.sortBy === 'price_low') return [{ by: fee, direction: 'asc' }, ...rating]
  if (search.sortBy === 'price_high') return [{ by: fee, direction: 'desc nulls last' }, ...rating]
  return rating
}

const isRelevance = ({ sortBy = 'relevance', ...search }: ParsedDoctorSearch): boolean =>
  sortBy === 'relevance' || (sortBy === 'distance' && !placeOf(search))

const found = { from: sql`doctors d`, id: sql`d.id` }

/** Hospitals are put in order first, they are far fewer; doctors then follow hospital by hospital. */
function nearest(search: ParsedDoctorSearch, where: SQL[]): Search | undefined {
  const from = placeOf(search)
  if (search.sortBy !== 'distance' || !from) return undefined
  const away = kilometres(sql`a.latitude`, sql`a.longitude`, from)
  const near = sql`(select a.id as hospital, ${away} as km from hospitals a where a.latitude is not null order by km) n
    join doctors d on d.hospital_id = n.hospital`
  return { from: near, id: sql`d.id`, where, keys: [{ by: sql`n.km`, direction: 'asc' }, ...byRating('d')] }
}

/**
 * The search in SQL. Order of relevance: names that begin with the text, names that contain every word, doctors with
 * every word somewhere in name, specialty, hospital or city; in each group by rating, then number of reviews.
 */
export function doctorsLike(search: ParsedDoctorSearch, now: Date, terms: Terms): Search {
  const where = conditionsOf(search, now)
  const words = terms.length > 0 ? { text: containsAll(text, terms) } : {}
  const byDistance = nearest(search, where)
  if (byDistance) return { ...byDistance, ...words }
  if (terms.length === 0 || !isRelevance(search)) return { ...found, keys: keysOf(search), where, ...words }
  return { ...found, keys: keysOf(search), where, ...relevance(name, text, terms, searchPhrase(search.q)) }
}
