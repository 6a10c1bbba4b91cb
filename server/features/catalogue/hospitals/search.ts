import { type SQL, sql } from 'drizzle-orm'
import { doctorServices, doctors } from '#server/features/catalogue/doctors/table.ts'
import { healthServices } from '#server/features/catalogue/health-services/table.ts'
import { isPriced, type OneOf } from '#server/search/conditions.ts'
import { freeForStay, freeWithin, isRemoteBy, type Offering, soonest } from '#server/search/next-free.ts'
import { byRelevance } from '#server/search/relevance.ts'
import {
  byRating,
  every,
  holds,
  hospitalsAt,
  isOneOfIds,
  isOneOfTexts,
  type Key,
  kilometres,
  ordered,
  orderedFew,
  overlaps,
  pricedAs,
  type Search,
  some,
  within,
} from '#server/search/search.ts'
import type { SearchSource } from '#server/search/source.ts'
import type { HospitalPlan } from './plan.ts'
import { hospitalServices, hospitals } from './table.ts'

const { nameKey, searchText } = hospitals

const offersOneOf = (ids: OneOf): SQL =>
  sql`exists (select from ${hospitalServices}
    where ${hospitalServices.hospitalId} = ${hospitals.id} and ${isOneOfIds(hospitalServices.serviceId, ids)})`

const hasDoctorOf = (specialties: OneOf): SQL =>
  sql`exists (select from ${doctors} where ${doctors.hospitalId} = ${hospitals.id}
    and ${doctors.isListed} and ${isOneOfTexts(doctors.specialty, specialties)})`

const isIn = (ids: SQL): SQL => sql`${hospitals.id} in (${ids})`

/** Returns the hospitals of the doctors who have one of these sub-specialties and treatments. */
const specialistHospitals = (names: OneOf, treatments?: OneOf): SQL =>
  sql`select ${doctors.hospitalId} from ${doctors} where ${every([
    sql`${doctors.isListed}`,
    overlaps(doctors.subspecialties, names),
    ...(treatments ? [performsOneOf(treatments)] : []),
  ])}`

const performsOneOf = (ids: OneOf): SQL =>
  sql`exists (select from ${doctorServices}
    where ${doctorServices.doctorId} = ${doctors.id} and ${isOneOfIds(doctorServices.serviceId, ids)})`

export const offeringOf = ({ freeFor }: Pick<HospitalPlan, 'freeFor'>): Offering | undefined =>
  freeFor && {
    links: hospitalServices,
    owner: hospitalServices.hospitalId,
    service: hospitalServices.serviceId,
    ids: freeFor,
  }

function conditionsOf(plan: HospitalPlan): SQL[] {
  const conditions: SQL[] = []
  if (!plan.everybody) conditions.push(sql`${hospitals.isActive}`)
  conditions.push(...plan.places.map((place) => hospitalsAt(hospitals, place)))
  if (plan.around) conditions.push(...within(hospitals, plan.around))
  if (plan.rating) conditions.push(sql`${hospitals.ratingKey} >= ${plan.rating}::real`)
  conditions.push(...plan.services.map(offersOneOf), ...plan.specialties.map(hasDoctorOf))
  if (plan.subspecialties) conditions.push(isIn(specialistHospitals(plan.subspecialties)))
  if (plan.languages) conditions.push(sql`${hospitals.languages} && ${plan.languages}::text[]`)
  if (plan.isInsured) conditions.push(sql`cardinality(${hospitals.insurers}) > 0`)
  return [
    ...conditions,
    ...priceConditions(plan),
    ...freeWithin(hospitals, plan.free, offeringOf(plan)),
    ...stayConditions(plan),
  ]
}

/** Returns the condition for travel dates, which visits by video or phone always meet. */
function stayConditions({ stay, freeFor }: HospitalPlan): SQL[] {
  const requested = freeFor ? isOneOfIds(hospitalServices.serviceId, freeFor) : sql`true`
  const remote = sql`exists (select from ${offers} where ${hospitalServices.hospitalId} = ${hospitals.id} and ${requested}
    and ${healthServices.visitType} <> 'examination' and ${isRemoteBy(hospitalServices.channels)})`
  return freeForStay(hospitals, { stay, offering: offeringOf({ freeFor }), remote })
}

/**
 * Price of a service at a hospital in US dollars: its own, else the service's. Null means on
 * request.
 */
export const offeredInDollars = sql`case when ${hospitalServices.onRequest} then null
  else coalesce(${hospitalServices.priceUsd}, ${healthServices.priceUsd}) end`
export const offers = sql`${hospitalServices} join ${healthServices} on ${healthServices.id} = ${hospitalServices.serviceId}`

export const chosenPrice = sql.raw('chosen.price')

/**
 * Returns the conditions for the price of the chosen treatment, or of any service if none is
 * chosen.
 */
function priceConditions({ priced, price }: HospitalPlan): SQL[] {
  if (priced) return pricedAs(chosenPrice, price)
  if (!isPriced(price)) return []
  return [
    sql`exists (select from ${offers} where ${hospitalServices.hospitalId} = ${hospitals.id}
      and ${healthServices.isActive} and ${every(pricedAs(offeredInDollars, price))})`,
  ]
}

/**
 * Returns the source of rows, joined once with the price of the chosen service if it is needed. A
 * subquery for each comparison took seconds among 5,000 hospitals.
 */
export function rowsOf({ priced, price, sortBy }: Pick<HospitalPlan, 'priced' | 'price' | 'sortBy'>): SQL {
  const matters = sortBy === 'price_low' || sortBy === 'price_high' || isPriced(price)
  if (!priced || !matters) return sql`${hospitals}`
  return sql`${hospitals} left join (
    select ${hospitalServices.hospitalId} as hospital_id, min(${offeredInDollars}) as price
    from ${offers} where ${isOneOfIds(hospitalServices.serviceId, priced)} group by ${hospitalServices.hospitalId}
  ) chosen on chosen.hospital_id = ${hospitals.id}`
}

function keysOf({ from, sortBy, priced }: HospitalPlan): Key[] {
  const rating = byRating(hospitals)
  const price = priced ? chosenPrice : hospitals.priceFrom
  if (from) return [{ by: kilometres(hospitals, from), direction: 'asc' }, ...rating]
  if (sortBy === 'price_low') return [{ by: price, direction: 'asc' }, ...rating]
  if (sortBy === 'price_high') return [{ by: price, direction: 'desc nulls last' }, ...rating]
  return rating
}

/** Returns hospitals that offer what the text means: in tiers, and all of them by ID. */
function meantBy({ meant }: HospitalPlan): { tiers: SQL[]; ids: SQL | undefined } {
  if (!meant) return { tiers: [], ids: undefined }
  const { also, best, services, specialties, subspecialties, rest } = meant
  const there = rest.length > 0 ? [holds(searchText, rest)] : []
  const alone = (ids: SQL): SQL =>
    there.length > 0
      ? sql`select ${hospitals.id} from ${hospitals} where ${every([sql`${hospitals.id} in (${ids})`, ...there])}`
      : ids
  if (services)
    return {
      tiers: [...best, services].map((ids) => every([offersOneOf(ids), ...there])),
      ids: alone(
        sql`select ${hospitalServices.hospitalId} from ${hospitalServices} where ${isOneOfIds(hospitalServices.serviceId, services)}`,
      ),
    }
  const ids = specialties
    ? sql`select ${doctors.hospitalId} from ${doctors} where ${doctors.isListed} and ${isOneOfTexts(doctors.specialty, specialties)}`
    : subspecialties && specialistHospitals(subspecialties, also)
  if (!ids) return { tiers: [], ids: undefined }
  return {
    tiers: [every([specialties ? hasDoctorOf(specialties) : isIn(ids), ...there])],
    ids: alone(ids),
  }
}

/**
 * Returns hospitals whose doctors have these words in their names, within the requested cities,
 * which an index of doctors contains.
 */
function byDoctors({ doctorNames, places }: HospitalPlan): SQL {
  const cities = places.flatMap((place) => ('city' in place ? [sql`${doctors.cityKey} = ${place.city}`] : []))
  return sql`select ${doctors.hospitalId} from ${doctors}
    where ${every([sql`${doctors.isListed}`, ...cities, holds(doctors.nameKey, doctorNames)])}`
}

/**
 * Compiles the search to SQL. Order of relevance: names that begin with the text, names that
 * contain every word, hospitals that offer what the text means, hospitals with every word in name,
 * city, district or address, hospitals whose doctors have that name. Within each group they are
 * sorted by rating, then number of reviews.
 */
export function compileHospitals(plan: HospitalPlan): Search {
  const { words, sortBy } = plan
  const [from, where, keys] = [rowsOf(plan), conditionsOf(plan), keysOf(plan)]
  if (!words) {
    const rows = { from, where }
    return sortBy === 'availability'
      ? soonest(rows, hospitals, { offering: offeringOf(plan), stay: plan.stay })
      : ordered(rows, keys)
  }
  const [meant, related] = [meantBy(plan), byDoctors(plan)]
  const others = [...(meant.ids ? [meant.ids] : []), related]
  const isNarrow = plan.places.some((place) => 'city' in place)
  // The few hospitals of a city are scanned for the words. Otherwise each index is used separately.
  const holding = sql`select ${hospitals.id} from ${hospitals} where ${holds(searchText, words.words)}`
  const match = isNarrow
    ? some([holds(searchText, words.words), ...others.map(isIn)])
    : isIn(sql.join([holding, ...others], sql` union `))
  const all = { from, where: [...where, match] }
  if (sortBy === 'availability')
    return orderedFew(soonest(all, hospitals, { offering: offeringOf(plan), stay: plan.stay }))
  if (!plan.isRelevance) return orderedFew(ordered(all, keys))
  const relevance = {
    ...words,
    name: nameKey,
    text: searchText,
    meant: meant.tiers,
    related: [isIn(related)],
    match,
  }
  return byRelevance({ from, where }, keys, relevance)
}

export const hospitalSource: SearchSource<HospitalPlan> = {
  kind: 'hospital',
  id: hospitals.id,
  compile: compileHospitals,
}
