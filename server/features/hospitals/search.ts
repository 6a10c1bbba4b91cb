import { type SQL, sql } from 'drizzle-orm'
import type { z } from 'zod'
import { spokenLanguages } from '#domain/languages.ts'
import type { hospitalSearch } from '#domain/search.ts'
import { freeBefore, placeOf, searchPhrase, searchTerms } from '#domain/search-meaning.ts'
import { isFreeBefore, soonest } from '#server/database/next-free.ts'
import { byRelevance, findsWords, ordered, type Search } from '#server/database/run-search.ts'
import {
  byRating,
  containsAll,
  every,
  hospitalsAt,
  idIn,
  inPriceRanges,
  type Key,
  kilometres,
  list,
  type Terms,
  within,
} from '#server/database/search.ts'
import { doctors } from '#server/features/doctors/table.ts'
import type { Meaning } from '#server/features/health-services/meaning.ts'
import { healthServices } from '#server/features/health-services/table.ts'
import { hospitalServices, hospitals } from './table.ts'

type ParsedSearch = z.output<typeof hospitalSearch>

/** What of a search has been looked up before: names of services as ids. */
export type ServiceIds = {
  /** Of `service`. */
  service?: string[]
  /** Of `services`, any of which will do. */
  services?: string[]
  /** Where one service is named in all: the price that is compared is that of this service. */
  priced?: string[]
}

const { nameKey, searchText } = hospitals

const offersOneOf = (ids: string[]): SQL =>
  sql`exists (select from ${hospitalServices}
    where ${hospitalServices.hospitalId} = ${hospitals.id} and ${idIn(hospitalServices.serviceId, ids)})`

function conditionsOf(search: ParsedSearch, now: Date, ids: ServiceIds): SQL[] {
  const conditions: SQL[] = []
  const { distance, rating, priceRange, languages, specialties } = search
  const from = placeOf(search)
  const free = freeBefore(search, now)
  if (!search.includeInactive) conditions.push(sql`${hospitals.isActive}`)
  // Within so many kilometres of a province is asked instead of within that province.
  const around = from && distance !== undefined
  if (!around || search.latitude !== undefined) conditions.push(...hospitalsAt(hospitals, search.location))
  if (around) conditions.push(...within(hospitals, from, distance))
  if (rating !== undefined) conditions.push(sql`${hospitals.ratingKey} >= ${rating}::real`)
  if (ids.service) conditions.push(offersOneOf(ids.service))
  if (ids.services) conditions.push(offersOneOf(ids.services))
  if (specialties?.length)
    conditions.push(sql`exists (select from ${doctors} where ${doctors.hospitalId} = ${hospitals.id}
      and ${doctors.isListed} and ${doctors.specialty} = any(${list(specialties)}::text[]))`)
  if (languages?.length) conditions.push(sql`${hospitals.languages} && ${list(spokenLanguages(languages))}::text[]`)
  if (search.acceptsInsurance) conditions.push(sql`cardinality(${hospitals.insurers}) > 0`)
  if (priceRange?.length) conditions.push(inPriceRanges(priceOf(ids), priceRange))
  if (free) conditions.push(isFreeBefore(hospitals, free))
  return conditions
}

/** What is compared: the chosen service's price where one is chosen, else the lowest of the hospital. */
const priceOf = ({ priced }: ServiceIds) => (priced ? sql.raw('chosen.price') : hospitals.priceFrom)

/**
 * The hospitals, with the price of the chosen service where prices matter: joined once. A subquery for each
 * comparison cost seconds among 5,000 hospitals.
 */
function rowsOf({ priceRange, sortBy }: ParsedSearch, { priced }: ServiceIds): SQL {
  const matters = priceRange?.length || sortBy === 'price_low' || sortBy === 'price_high'
  if (!priced || !matters) return sql`${hospitals}`
  return sql`${hospitals} join (
    select ${hospitalServices.hospitalId} as hospital_id, min(coalesce(${hospitalServices.price}, ${healthServices.price})) as price
    from ${hospitalServices} join ${healthServices} on ${healthServices.id} = ${hospitalServices.serviceId}
    where ${idIn(hospitalServices.serviceId, priced)} group by ${hospitalServices.hospitalId}
  ) chosen on chosen.hospital_id = ${hospitals.id}`
}

function keysOf(search: ParsedSearch, ids: ServiceIds): Key[] {
  const from = placeOf(search)
  const rating = byRating(hospitals)
  if (search.sortBy === 'distance' && from) return [{ by: kilometres(hospitals, from), direction: 'asc' }, ...rating]
  if (search.sortBy === 'price_low') return [{ by: priceOf(ids), direction: 'asc' }, ...rating]
  if (search.sortBy === 'price_high') return [{ by: priceOf(ids), direction: 'desc nulls last' }, ...rating]
  return rating
}

/** True when relevance orders the result: nothing else was asked for, or distance without a place to measure from. */
const isRelevance = ({ sortBy = 'relevance', ...search }: ParsedSearch): boolean =>
  sortBy === 'relevance' || (sortBy === 'distance' && !placeOf(search))

type Known = { now: Date; terms: Terms; ids: ServiceIds; meaning: Meaning }

const hasDoctorWith = (condition: SQL): SQL =>
  sql`${hospitals.id} = any(array(select ${doctors.hospitalId} from ${doctors} where ${doctors.isListed} and ${condition}))`

/** Hospitals that do what the words mean: by the likeliest services first; where nobody offers one, by the doctors. */
function meantBy({ concepts, bestIds, serviceIds, specialties, rest }: Meaning): SQL[] {
  if (concepts.length === 0) return []
  const there =
    rest.length > 0
      ? [
          containsAll(
            searchText,
            rest.map((word) => [word]),
          ),
        ]
      : []
  if (serviceIds.length > 0) return [bestIds, serviceIds].map((ids) => every([offersOneOf(ids), ...there]))
  return [every([hasDoctorWith(sql`${doctors.specialty} = any(${list(specialties)}::text[])`), ...there])]
}

/** Hospitals whose doctors have these words in their names. The index of the doctors' texts finds them. */
const byDoctors = (terms: Terms): SQL =>
  hasDoctorWith(every([containsAll(doctors.searchText, terms), containsAll(doctors.nameKey, terms)]))

/**
 * The search in SQL. Order of relevance: names that begin with the text, names that contain every word, hospitals that
 * offer what the words mean, hospitals that contain every word somewhere in name, city, district or address, hospitals whose
 * doctors have that name; in each group by rating, then number of reviews.
 */
export function hospitalsLike(search: ParsedSearch, { now, terms, ids, meaning }: Known): Search {
  const [from, where, keys] = [rowsOf(search, ids), conditionsOf(search, now, ids), keysOf(search, ids)]
  const words = { text: searchText, terms, meant: meantBy(meaning), related: [byDoctors(terms)] }
  const found = { from, where: terms.length > 0 ? [...where, findsWords(words)] : where }
  if (search.sortBy === 'availability') return soonest(found, hospitals)
  if (terms.length === 0 || !isRelevance(search)) return ordered(found, keys)
  const named = { ...words, name: nameKey, phrase: searchPhrase(search.q) }
  return byRelevance({ from, where }, keys, named)
}

/** All conditions but those on services, for counting what each service would leave. */
export function hospitalsWithoutServices(search: ParsedSearch, now: Date, meaning: Meaning): SQL {
  const terms = searchTerms(search.q).map((term) => [term])
  const words = { text: searchText, terms, meant: meantBy(meaning), related: [byDoctors(terms)] }
  return every([...conditionsOf(search, now, {}), ...(terms.length > 0 ? [findsWords(words)] : [])])
}
