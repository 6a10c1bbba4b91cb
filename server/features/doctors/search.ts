import { type SQL, sql } from 'drizzle-orm'
import type { z } from 'zod'
import { isUuid } from '#domain/fields.ts'
import { spokenLanguages } from '#domain/languages.ts'
import type { doctorSearch } from '#domain/search.ts'
import { freeWindows, locationParts, placeOf, searchPhrase } from '#domain/search-meaning.ts'
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
import type { Meaning } from '#server/features/health-services/meaning.ts'
import type { ServiceIds } from '#server/features/hospitals/search.ts'
import { healthServices } from '#server/features/health-services/table.ts'
import { hospitalServices, hospitals } from '#server/features/hospitals/table.ts'
import { doctorServices, doctors } from './table.ts'

export type ParsedSearch = z.output<typeof doctorSearch>

const { nameKey, searchText, feeUsd } = doctors

/** Doctors of the hospitals that meet these conditions. */
const atHospitals = (conditions: SQL[]): SQL =>
  sql`${doctors.hospitalId} = any(array(select ${hospitals.id} from ${hospitals} where ${every(conditions)}))`

/** A province is the city their hospital stands in; other text is looked for in the hospital's city, district and address. */
const at = (location: string | undefined): SQL[] =>
  locationParts(location).map((part) =>
    'city' in part ? sql`${doctors.cityKey} = ${part.city}` : atHospitals(hospitalsAt(hospitals, part.text)),
  )

const doesOneOf = (ids: string[]): SQL =>
  sql`exists (select from ${doctorServices}
    where ${doctorServices.doctorId} = ${doctors.id} and ${idIn(doctorServices.serviceId, ids)})`

/** At a hospital that names an insurer. */
export const namesInsurer = sql`cardinality(${hospitals.insurers}) > 0`
const isInsured = atHospitals([namesInsurer])

type Treatments = Pick<Known, 'ids' | 'meaning'>

const isTreatment = ({ concepts, serviceIds }: Meaning) =>
  concepts.some(({ kind }) => kind === 'treatment') && serviceIds.length > 0

/** The treatments that a free time is asked for: those that are chosen or that the words name. */
export function offeringOf({ ids, meaning }: Treatments): Offering | undefined {
  const wanted = ids.service ?? ids.services ?? (isTreatment(meaning) ? meaning.serviceIds : undefined)
  return (
    wanted && {
      links: doctorServices,
      owner: doctorServices.doctorId,
      service: doctorServices.serviceId,
      ids: wanted,
    }
  )
}

/** A time for the treatment within the hours or on the day that is asked for. */
export const freeConditions = (
  wish: Pick<ParsedSearch, 'availability' | 'urgency'>,
  known: Treatments & Pick<Known, 'now'>,
): SQL[] => freeWithin(doctors, freeWindows(wish, known.now), offeringOf(known))

const pricedIds = ({ ids, meaning }: Treatments): string[] | undefined =>
  ids.service ?? ids.services ?? (isTreatment(meaning) ? meaning.bestIds : undefined)

/** What a doctor takes in US dollars: for the treatment where one is chosen or named, else for a consultation. */
const priceOf = (known: Treatments) => (pricedIds(known) ? sql.raw('chosen.price') : feeUsd)

export const priceConditions = (wish: PriceWish, known: Treatments): SQL[] => pricedAs(priceOf(known), wish)

export const treatmentsDone = sql`${doctorServices} join ${healthServices} on ${healthServices.id} = ${doctorServices.serviceId}`
export const itsOffer = sql`${hospitalServices.hospitalId} = ${doctors.hospitalId}
  and ${hospitalServices.serviceId} = ${doctorServices.serviceId}`
/** The doctor's own price, else the hospital's, else the service's. */
export const treatmentPrice = sql`case when ${doctorServices.priceUsd} is not null then ${doctorServices.priceUsd}
  when ${hospitalServices.onRequest} then null else coalesce(${hospitalServices.priceUsd}, ${healthServices.priceUsd}) end`

/** The doctors, with the price of the treatment where prices matter. */
export function rowsOf(search: ParsedSearch, known: Treatments): SQL {
  const ids = pricedIds(known)
  const { sortBy } = search
  const matters = sortBy === 'price_low' || sortBy === 'price_high' || pricedAs(feeUsd, search).length > 0
  if (!ids || !matters) return sql`${doctors}`
  return sql`${doctors} left join lateral (
    select min(${treatmentPrice}) as price from ${treatmentsDone} left join ${hospitalServices} on ${itsOffer}
    where ${doctorServices.doctorId} = ${doctors.id} and ${idIn(doctorServices.serviceId, ids)}
  ) chosen on true`
}

function conditionsOf(search: ParsedSearch, known: Known): SQL[] {
  const { ids } = known
  const conditions: SQL[] = []
  const { distance, rating, experience, hospitalId } = search
  const from = placeOf(search)
  const languages = [...(search.language ? [search.language] : []), ...(search.languages ?? [])]
  if (!search.includeInactive) conditions.push(sql`${doctors.isListed}`)
  if (search.specialty) conditions.push(sql`${doctors.specialty} = ${search.specialty}`)
  if (search.specialties?.length) conditions.push(sql`${doctors.specialty} = any(${list(search.specialties)}::text[])`)
  const around = from && distance !== undefined
  if (!around || search.latitude !== undefined) conditions.push(...at(search.location))
  if (around) conditions.push(atHospitals(within(hospitals, from, distance)))
  if (rating !== undefined) conditions.push(sql`${doctors.ratingKey} >= ${rating}::real`)
  if (experience !== undefined) conditions.push(sql`${doctors.experienceYears} >= ${experience}::float8`)
  if (languages.length > 0)
    conditions.push(sql`${doctors.languagesSpoken} && ${list(spokenLanguages(languages))}::text[]`)
  conditions.push(...priceConditions(search, known))
  conditions.push(...freeConditions(search, known))
  if (ids.service) conditions.push(doesOneOf(ids.service))
  if (ids.services) conditions.push(doesOneOf(ids.services))
  if (search.acceptsInsurance) conditions.push(isInsured)
  // An id of the wrong form belongs to no hospital.
  if (hospitalId) conditions.push(isUuid(hospitalId) ? sql`${doctors.hospitalId} = ${hospitalId}::uuid` : sql`false`)
  return conditions
}

const rating = byRating(doctors)

function keysOf({ sortBy }: ParsedSearch, known: Known): Key[] {
  if (sortBy === 'price_low') return [{ by: priceOf(known), direction: 'asc' }, ...rating]
  if (sortBy === 'price_high') return [{ by: priceOf(known), direction: 'desc nulls last' }, ...rating]
  return rating
}

const isRelevance = ({ sortBy = 'relevance', ...search }: ParsedSearch): boolean =>
  sortBy === 'relevance' || (sortBy === 'distance' && !placeOf(search))

/**
 * Hospitals are put in order first, they are far fewer; doctors then follow hospital by hospital. Those who have no hospital,
 * or one whose place is unknown, come after them.
 */
function nearest(found: Search['found'], from: NonNullable<ReturnType<typeof placeOf>>): Search {
  const near = sql`${found.from} join (
    select ${hospitals.id} as hospital_id, ${kilometres(hospitals, from)} as km from ${hospitals}
    where ${hospitals.latitude} is not null order by km
  ) near on ${doctors.hospitalId} = near.hospital_id`
  const isPlaced = sql`exists (select from ${hospitals}
    where ${hospitals.id} = ${doctors.hospitalId} and ${hospitals.latitude} is not null)`
  return {
    found,
    tiers: [
      { from: near, where: found.where, keys: [{ by: sql.raw('near.km'), direction: 'asc' }, ...rating] },
      {
        from: found.from,
        where: [...found.where, sql`not ${isPlaced}`],
        keys: [{ by: sql.raw('null::float8'), direction: 'asc' }, ...rating],
      },
    ],
  }
}

export type Known = { now: Date; terms: Terms; ids: ServiceIds; meaning: Meaning }

const isOneOf = (specialties: readonly string[]): SQL => sql`${doctors.specialty} = any(${list(specialties)}::text[])`

/** The same as `doesOneOf` beside other conditions of which one will do: the index of the ids finds them. */
const isWhoDoes = (ids: string[]): SQL =>
  sql`${doctors.id} = any(array(select ${doctorServices.doctorId} from ${doctorServices} where ${idIn(doctorServices.serviceId, ids)}))`

/** Doctors who do what the words mean: a treatment by who does it, anything else by the specialty, the likeliest first. */
function meantBy(meaning: Meaning): SQL[] {
  const { bestIds, serviceIds, specialties, rest } = meaning
  if (specialties.length === 0) return []
  const there =
    rest.length > 0
      ? [
          containsAll(
            searchText,
            rest.map((word) => [word]),
          ),
        ]
      : []
  const meant = isTreatment(meaning)
    ? [bestIds, serviceIds].map(isWhoDoes)
    : [specialties.slice(0, 1), specialties].map(isOneOf)
  return meant.map((who) => every([who, ...there]))
}

/**
 * The search in SQL. Order of relevance: names that begin with the text, names that contain every word, doctors
 * who do what the words mean, doctors with every word somewhere in name, specialty, hospital or city; in each group by rating, then number of reviews.
 */
export function doctorsLike(search: ParsedSearch, known: Known): Search {
  const { terms, meaning } = known
  const conditions = conditionsOf(search, known)
  const words = { text: searchText, terms, meant: meantBy(meaning) }
  const where = terms.length > 0 ? [...conditions, findsWords(words)] : conditions
  const [place, from] = [placeOf(search), rowsOf(search, known)]
  if (search.sortBy === 'distance' && place) return nearest({ from, where }, place)
  if (search.sortBy === 'availability') return soonest({ from, where }, doctors, offeringOf(known))
  if (terms.length === 0 || !isRelevance(search)) return ordered({ from, where }, keysOf(search, known))
  const named = { ...words, name: nameKey, phrase: searchPhrase(search.q) }
  return byRelevance({ from, where: conditions }, keysOf(search, known), named)
}
