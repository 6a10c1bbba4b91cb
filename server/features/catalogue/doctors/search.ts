import { type SQL, sql } from 'drizzle-orm'
import { healthServices } from '#server/features/catalogue/health-services/table.ts'
import { hospitalServices, hospitals } from '#server/features/catalogue/hospitals/table.ts'
import { isPriced, type OneOf, type Origin, type PriceBounds } from '#server/search/conditions.ts'
import { freeWithin, type Offering, soonest } from '#server/search/next-free.ts'
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
  pricedAs,
  type Rows,
  type Search,
  some,
  within,
} from '#server/search/search.ts'
import type { SearchSource } from '#server/search/source.ts'
import type { DoctorPlan } from './plan.ts'
import { doctorPriceUsd, doctorServices, doctors } from './table.ts'

const { nameKey, searchText } = doctors

/** Doctors of the hospitals that meet these conditions. */
const atHospitals = (conditions: SQL[]): SQL =>
  sql`${doctors.hospitalId} = any(array(select ${hospitals.id} from ${hospitals} where ${every(conditions)}))`

/**
 * A province is the city their hospital stands in; other text is looked for in the hospital's city,
 * district and address.
 */
const at = (place: DoctorPlan['places'][number]): SQL =>
  'city' in place ? sql`${doctors.cityKey} = ${place.city}` : atHospitals([hospitalsAt(hospitals, place)])

const doesOneOf = (ids: OneOf): SQL =>
  sql`exists (select from ${doctorServices}
    where ${doctorServices.doctorId} = ${doctors.id} and ${isOneOfIds(doctorServices.serviceId, ids)})`

/** At a hospital that names an insurer. */
export const namesInsurer = sql`cardinality(${hospitals.insurers}) > 0`

export const offeringOf = ({ freeFor }: Pick<DoctorPlan, 'freeFor'>): Offering | undefined =>
  freeFor && {
    links: doctorServices,
    owner: doctorServices.doctorId,
    service: doctorServices.serviceId,
    ids: freeFor,
  }

/**
 * Price of a doctor in US dollars, in SQL as `priceOfDoctor` (domain/money.ts) shows it: of the
 * chosen or recognised treatment, else the lowest, else the fee.
 */
export const priceOf = ({ priced }: Pick<DoctorPlan, 'priced'>) => (priced ? sql.raw('chosen.price') : doctorPriceUsd)

export const treatmentsDone = sql`${doctorServices} join ${healthServices} on ${healthServices.id} = ${doctorServices.serviceId}`
export const itsOffer = sql`${hospitalServices.hospitalId} = ${doctors.hospitalId}
  and ${hospitalServices.serviceId} = ${doctorServices.serviceId}`
/** The doctor's own price, else the hospital's, else the service's. */
export const treatmentPrice = sql`case when ${doctorServices.priceUsd} is not null then ${doctorServices.priceUsd}
  when ${hospitalServices.onRequest} then null else coalesce(${hospitalServices.priceUsd}, ${healthServices.priceUsd}) end`

/** The doctors, with the price of the treatment where prices matter. */
export function rowsOf({ priced, price, sortBy }: Pick<DoctorPlan, 'priced' | 'sortBy'> & { price: PriceBounds }): SQL {
  const matters = sortBy === 'price_low' || sortBy === 'price_high' || isPriced(price)
  if (!priced || !matters) return sql`${doctors}`
  return sql`${doctors} left join lateral (
    select min(${treatmentPrice}) as price from ${treatmentsDone} left join ${hospitalServices} on ${itsOffer}
    where ${doctorServices.doctorId} = ${doctors.id} and ${isOneOfIds(doctorServices.serviceId, priced)}
  ) chosen on true`
}

function conditionsOf(plan: DoctorPlan): SQL[] {
  const { hospital } = plan
  const conditions: SQL[] = []
  if (!plan.everybody) conditions.push(sql`${doctors.isListed}`)
  conditions.push(
    ...plan.specialties.map((specialty) => isOneOfTexts(doctors.specialty, specialty)),
    ...plan.places.map(at),
  )
  if (plan.around) conditions.push(atHospitals(within(hospitals, plan.around)))
  if (plan.rating) conditions.push(sql`${doctors.ratingKey} >= ${plan.rating}::real`)
  if (plan.experience) conditions.push(sql`${doctors.experienceYears} >= ${plan.experience}::float8`)
  if (plan.languages) conditions.push(sql`${doctors.languagesSpoken} && ${plan.languages}::text[]`)
  conditions.push(...pricedAs(priceOf(plan), plan.price), ...freeWithin(doctors, plan.free, offeringOf(plan)))
  conditions.push(...plan.services.map(doesOneOf))
  if (plan.isInsured) conditions.push(atHospitals([namesInsurer]))
  if (hospital) conditions.push(hospital === 'none' ? sql`false` : sql`${doctors.hospitalId} = ${hospital.id}::uuid`)
  return conditions
}

const rating = byRating(doctors)

function keysOf(plan: DoctorPlan): Key[] {
  if (plan.sortBy === 'price_low') return [{ by: priceOf(plan), direction: 'asc' }, ...rating]
  if (plan.sortBy === 'price_high') return [{ by: priceOf(plan), direction: 'desc nulls last' }, ...rating]
  return rating
}

/**
 * Hospitals are put in order first, they are far fewer; doctors then follow hospital by hospital.
 * Those who have no hospital, or one whose place is unknown, come after them.
 */
function nearest(rows: Rows, from: Origin): Search {
  const near = sql`${rows.from} join (
    select ${hospitals.id} as hospital_id, ${kilometres(hospitals, from)} as km from ${hospitals}
    where ${hospitals.latitude} is not null order by km
  ) near on ${doctors.hospitalId} = near.hospital_id`
  const isPlaced = sql`exists (select from ${hospitals}
    where ${hospitals.id} = ${doctors.hospitalId} and ${hospitals.latitude} is not null)`
  return {
    rows,
    tiers: [
      { from: near, where: rows.where, keys: [{ by: sql.raw('near.km'), direction: 'asc' }, ...rating] },
      {
        from: rows.from,
        where: [...rows.where, sql`not ${isPlaced}`],
        keys: [{ by: sql.raw('null::float8'), direction: 'asc' }, ...rating],
      },
    ],
  }
}

/** Equivalent of `doesOneOf` for finding all of them: the index of the IDs serves it. */
const isWhoDoes = (ids: OneOf): SQL =>
  sql`${doctors.id} = any(array(select ${doctorServices.doctorId} from ${doctorServices} where ${isOneOfIds(doctorServices.serviceId, ids)}))`

/** Doctors who do what the words mean: in tiers, and all of them. */
function meantBy({ meant }: DoctorPlan): { tiers: SQL[]; all: SQL[] } {
  if (!meant) return { tiers: [], all: [] }
  const { kind, best, all, rest } = meant
  const there = rest.length > 0 ? [holds(searchText, rest)] : []
  const isOne = (choice: OneOf) => (kind === 'service' ? doesOneOf(choice) : isOneOfTexts(doctors.specialty, choice))
  return {
    tiers: [...best, all].map((choice) => every([isOne(choice), ...there])),
    all: [every([kind === 'service' ? isWhoDoes(all) : isOne(all), ...there])],
  }
}

/** Whether an index leads to few doctors whatever the words are. */
const isNarrow = ({ places, specialties, hospital }: DoctorPlan): boolean =>
  hospital !== undefined || specialties.length > 0 || places.some((place) => 'city' in place)

/**
 * The search in SQL. Order of relevance: names that begin with the text, names that contain every
 * word, doctors who do what the words mean, doctors with every word somewhere in name, specialty,
 * hospital or city; in each group by rating, then number of reviews.
 */
export function compileDoctors(plan: DoctorPlan): Search {
  const { words, from: origin, sortBy } = plan
  const [from, conditions, keys] = [rowsOf(plan), conditionsOf(plan), keysOf(plan)]
  const meant = meantBy(plan)
  const match = words && some([holds(searchText, words.words), ...meant.all])
  const all = { from, where: match ? [...conditions, match] : conditions }
  if (origin) return nearest(all, origin)
  if (!match) return sortBy === 'availability' ? soonest(all, doctors, offeringOf(plan)) : ordered(all, keys)
  const isReplanned = !isNarrow(plan)
  if (sortBy === 'availability') return { ...orderedFew(soonest(all, doctors, offeringOf(plan))), isReplanned }
  if (!plan.isRelevance) return { ...orderedFew(ordered(all, keys)), isReplanned }
  const relevance = { ...words, name: nameKey, text: searchText, meant: meant.tiers, match }
  return { ...byRelevance({ from, where: conditions }, keys, relevance), isReplanned }
}

/**
 * A text is counted up to so many doctors: a count of all would read a tenth of the table for it.
 */
export const MOST_COUNTED = 1000

export const doctorSource: SearchSource<DoctorPlan> = {
  kind: 'doctor',
  id: doctors.id,
  compile: compileDoctors,
  mostCounted: MOST_COUNTED,
}
