import { type SQL, sql } from 'drizzle-orm'
import type { z } from 'zod'
import { spokenLanguages } from '#domain/languages.ts'
import type { hospitalSearch } from '#domain/search.ts'
import { freeWindows, placeOf, searchPhrase } from '#domain/search-meaning.ts'
import { freeWithin, type Offering, soonest } from '#server/database/next-free.ts'
import { byRelevance, findsWords, ordered, type Search } from '#server/database/run-search.ts'
import {
  byRating,
  containsAll,
  every,
  hospitalsAt,
  idIn,
  type Key,
  kilometres,
  list,
  type PriceWish,
  pricedAs,
  type Terms,
  within,
} from '#server/database/search.ts'
import { doctors } from '#server/features/doctors/table.ts'
import type { Meaning } from '#server/features/health-services/meaning.ts'
import { healthServices } from '#server/features/health-services/table.ts'
import { hospitalServices, hospitals } from './table.ts'

export type ParsedSearch = z.output<typeof hospitalSearch>

/** What of a search has been looked up before: names of services as ids. */
export type ServiceIds = {
  /** Of `service`. */
  service?: string[]
  /** Of `services`, any of which will do. */
  services?: string[]
}

const { nameKey, searchText } = hospitals

const offersOneOf = (ids: string[]): SQL =>
  sql`exists (select from ${hospitalServices}
    where ${hospitalServices.hospitalId} = ${hospitals.id} and ${idIn(hospitalServices.serviceId, ids)})`

/** The treatments that a free time is asked for: those that are chosen, else all that the words mean. */
export function wantedIds({ ids, meaning }: Pick<Known, 'ids' | 'meaning'>): string[] | undefined {
  const meant = meaning.serviceIds.length > 0 ? meaning.serviceIds : undefined
  return ids.service ?? ids.services ?? meant
}

export function offeringOf(known: Pick<Known, 'ids' | 'meaning'>): Offering | undefined {
  const ids = wantedIds(known)
  return (
    ids && { links: hospitalServices, owner: hospitalServices.hospitalId, service: hospitalServices.serviceId, ids }
  )
}

/** The treatments whose price is compared: those that are chosen, else those that the words mean most. */
export function pricedIds({ ids, meaning }: Pick<Known, 'ids' | 'meaning'>): string[] | undefined {
  const meant = meaning.bestIds.length > 0 ? meaning.bestIds : undefined
  return ids.service ?? ids.services ?? meant
}

const hasDoctorOf = (specialties: readonly string[]): SQL =>
  sql`exists (select from ${doctors} where ${doctors.hospitalId} = ${hospitals.id}
    and ${doctors.isListed} and ${doctors.specialty} = any(${list(specialties)}::text[]))`

export function conditionsOf(search: ParsedSearch, known: Omit<Known, 'terms'>): SQL[] {
  const { ids } = known
  const conditions: SQL[] = []
  const { distance, rating, languages, specialty, specialties } = search
  const from = placeOf(search)
  if (!search.includeInactive) conditions.push(sql`${hospitals.isActive}`)
  // Within so many kilometres of a province is asked instead of within that province.
  const around = from && distance !== undefined
  if (!around || search.latitude !== undefined) conditions.push(...hospitalsAt(hospitals, search.location))
  if (around) conditions.push(...within(hospitals, from, distance))
  if (rating !== undefined) conditions.push(sql`${hospitals.ratingKey} >= ${rating}::real`)
  if (ids.service) conditions.push(offersOneOf(ids.service))
  if (ids.services) conditions.push(offersOneOf(ids.services))
  if (specialty) conditions.push(hasDoctorOf([specialty]))
  if (specialties?.length) conditions.push(hasDoctorOf(specialties))
  if (languages?.length) conditions.push(sql`${hospitals.languages} && ${list(spokenLanguages(languages))}::text[]`)
  if (search.acceptsInsurance) conditions.push(sql`cardinality(${hospitals.insurers}) > 0`)
  conditions.push(...priceConditions(search, known))
  conditions.push(...freeConditions(search, known))
  return conditions
}

/** A time for the treatment within the hours or on the day that is asked for. */
export const freeConditions = (
  wish: Pick<ParsedSearch, 'availability' | 'urgency'>,
  known: Pick<Known, 'now' | 'ids' | 'meaning'>,
): SQL[] => freeWithin(hospitals, freeWindows(wish, known.now), offeringOf(known))

/** A hospital's price of a service in US dollars: its own, else the service's; null is on request. */
export const offeredInDollars = sql`case when ${hospitalServices.onRequest} then null
  else coalesce(${hospitalServices.priceUsd}, ${healthServices.priceUsd}) end`
export const offers = sql`${hospitalServices} join ${healthServices} on ${healthServices.id} = ${hospitalServices.serviceId}`

export const chosenPrice = sql.raw('chosen.price')

/** The price of the chosen treatment; without one, that of any service will do. */
export function priceConditions(wish: PriceWish, known: Pick<Known, 'ids' | 'meaning'>): SQL[] {
  if (pricedIds(known)) return pricedAs(chosenPrice, wish)
  const wanted = pricedAs(offeredInDollars, wish)
  if (wanted.length === 0) return []
  return [
    sql`exists (select from ${offers} where ${hospitalServices.hospitalId} = ${hospitals.id}
      and ${healthServices.isActive} and ${every(wanted)})`,
  ]
}

/**
 * The hospitals, with the price of the chosen service where prices matter: joined once. A subquery for each
 * comparison cost seconds among 5,000 hospitals.
 */
export function rowsOf(search: ParsedSearch, known: Pick<Known, 'ids' | 'meaning'>): SQL {
  const priced = pricedIds(known)
  const { sortBy } = search
  const matters = sortBy === 'price_low' || sortBy === 'price_high' || pricedAs(chosenPrice, search).length > 0
  if (!priced || !matters) return sql`${hospitals}`
  return sql`${hospitals} left join (
    select ${hospitalServices.hospitalId} as hospital_id, min(${offeredInDollars}) as price
    from ${offers} where ${idIn(hospitalServices.serviceId, priced)} group by ${hospitalServices.hospitalId}
  ) chosen on chosen.hospital_id = ${hospitals.id}`
}

function keysOf(search: ParsedSearch, known: Known): Key[] {
  const from = placeOf(search)
  const rating = byRating(hospitals)
  const price = pricedIds(known) ? chosenPrice : hospitals.priceFrom
  if (search.sortBy === 'distance' && from) return [{ by: kilometres(hospitals, from), direction: 'asc' }, ...rating]
  if (search.sortBy === 'price_low') return [{ by: price, direction: 'asc' }, ...rating]
  if (search.sortBy === 'price_high') return [{ by: price, direction: 'desc nulls last' }, ...rating]
  return rating
}

/** True when relevance orders the result: nothing else was asked for, or distance without a place to measure from. */
const isRelevance = ({ sortBy = 'relevance', ...search }: ParsedSearch): boolean =>
  sortBy === 'relevance' || (sortBy === 'distance' && !placeOf(search))

export type Known = { now: Date; terms: Terms; ids: ServiceIds; meaning: Meaning }

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
export function hospitalsLike(search: ParsedSearch, known: Known): Search {
  const { terms, meaning } = known
  const [from, where, keys] = [rowsOf(search, known), conditionsOf(search, known), keysOf(search, known)]
  const words = { text: searchText, terms, meant: meantBy(meaning), related: [byDoctors(terms)] }
  const found = { from, where: terms.length > 0 ? [...where, findsWords(words)] : where }
  if (search.sortBy === 'availability') return soonest(found, hospitals, offeringOf(known))
  if (terms.length === 0 || !isRelevance(search)) return ordered(found, keys)
  const named = { ...words, name: nameKey, phrase: searchPhrase(search.q) }
  return byRelevance({ from, where }, keys, named)
}
