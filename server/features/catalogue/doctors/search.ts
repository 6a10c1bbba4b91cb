import { type SQL, sql } from 'drizzle-orm'
import { healthServices } from '#server/features/catalogue/health-services/table.ts'
import { hospitalServices, hospitals } from '#server/features/catalogue/hospitals/table.ts'
import { isPriced, type OneOf, type Origin, type PriceBounds } from '#server/search/conditions.ts'
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
  type Rows,
  type Search,
  some,
  within,
} from '#server/search/search.ts'
import type { SearchSource } from '#server/search/source.ts'
import type { DoctorPlan } from './plan.ts'
import { doctorPriceUsd, doctorServices, doctors } from './table.ts'

const { nameKey, searchText } = doctors

/** Returns the condition for doctors of hospitals that meet these conditions. */
const atHospitals = (conditions: SQL[]): SQL =>
  sql`${doctors.hospitalId} = any(array(select ${hospitals.id} from ${hospitals} where ${every(conditions)}))`

/**
 * Returns the condition for a place. A province is the city of the hospital. Other text is searched
 * in the hospital's city, district and address.
 */
const at = (place: DoctorPlan['places'][number]): SQL =>
  'city' in place ? sql`${doctors.cityKey} = ${place.city}` : atHospitals([hospitalsAt(hospitals, place)])

const doesOneOf = (ids: OneOf): SQL =>
  sql`exists (select from ${doctorServices}
    where ${doctorServices.doctorId} = ${doctors.id} and ${isOneOfIds(doctorServices.serviceId, ids)})`

/** Condition for doctors with one of these sub-specialties. */
export const hasOneOf = (names: OneOf): SQL => overlaps(doctors.subspecialties, names)

/** Condition for hospitals that list an insurer. */
export const namesInsurer = sql`cardinality(${hospitals.insurers}) > 0`

export const offeringOf = ({ freeFor }: Pick<DoctorPlan, 'freeFor'>): Offering | undefined =>
  freeFor && {
    links: doctorServices,
    owner: doctorServices.doctorId,
    service: doctorServices.serviceId,
    ids: freeFor,
  }

/**
 * Returns the price of a doctor in US dollars, in SQL as `priceOfDoctor` (domain/money.ts) shows
 * it: of the chosen or recognised treatment, else the lowest, else the fee.
 */
export const priceOf = ({ priced }: Pick<DoctorPlan, 'priced'>) => (priced ? sql.raw('chosen.price') : doctorPriceUsd)

export const treatmentsDone = sql`${doctorServices} join ${healthServices} on ${healthServices.id} = ${doctorServices.serviceId}`
export const itsOffer = sql`${hospitalServices.hospitalId} = ${doctors.hospitalId}
  and ${hospitalServices.serviceId} = ${doctorServices.serviceId}`
/** Price of the doctor, else of the hospital, else of the service. */
export const treatmentPrice = sql`case when ${doctorServices.priceUsd} is not null then ${doctorServices.priceUsd}
  when ${hospitalServices.onRequest} then null else coalesce(${hospitalServices.priceUsd}, ${healthServices.priceUsd}) end`

/** Returns the source of rows, with the price of the treatment if it is needed. */
export function rowsOf({ priced, price, sortBy }: Pick<DoctorPlan, 'priced' | 'sortBy'> & { price: PriceBounds }): SQL {
  const matters = sortBy === 'price_low' || sortBy === 'price_high' || isPriced(price)
  if (!priced || !matters) return sql`${doctors}`
  return sql`${doctors} left join lateral (
    select min(${treatmentPrice}) as price from ${treatmentsDone} left join ${hospitalServices} on ${itsOffer}
    where ${doctorServices.doctorId} = ${doctors.id} and ${isOneOfIds(doctorServices.serviceId, priced)}
  ) chosen on true`
}

/** Returns the condition for travel dates, which visits by video or phone always meet. */
function stayConditions({ stay, freeFor }: DoctorPlan): SQL[] {
  const requested = freeFor ? isOneOfIds(doctorServices.serviceId, freeFor) : sql`true`
  const channels = sql`coalesce(${doctorServices.channels}, ${hospitalServices.channels})`
  const remote = sql`exists (select from ${treatmentsDone} left join ${hospitalServices} on ${itsOffer}
    where ${doctorServices.doctorId} = ${doctors.id} and ${requested}
    and ${healthServices.visitType} <> 'examination' and ${isRemoteBy(channels)})`
  return freeForStay(doctors, { stay, offering: offeringOf({ freeFor }), remote })
}

function conditionsOf(plan: DoctorPlan): SQL[] {
  const { hospital } = plan
  const conditions: SQL[] = []
  if (!plan.everybody) conditions.push(sql`${doctors.isListed}`)
  conditions.push(
    ...plan.specialties.map((specialty) => isOneOfTexts(doctors.specialty, specialty)),
    ...plan.places.map(at),
  )
  if (plan.subspecialties) conditions.push(hasOneOf(plan.subspecialties))
  if (plan.around) conditions.push(atHospitals(within(hospitals, plan.around)))
  if (plan.rating) conditions.push(sql`${doctors.ratingKey} >= ${plan.rating}::real`)
  if (plan.experience) conditions.push(sql`${doctors.experienceYears} >= ${plan.experience}::float8`)
  if (plan.languages) conditions.push(sql`${doctors.languagesSpoken} && ${plan.languages}::text[]`)
  conditions.push(...pricedAs(priceOf(plan), plan.price), ...freeWithin(doctors, plan.free, offeringOf(plan)))
  conditions.push(...stayConditions(plan))
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
 * Sorts by distance. Hospitals are sorted first, because they are far fewer, and doctors follow
 * hospital by hospital. Doctors without a hospital or with an unknown location come last.
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

/**
 * Returns a condition equivalent to `doesOneOf` for finding all of them, served by the index of the
 * IDs.
 */
const isWhoDoes = (ids: OneOf): SQL =>
  sql`${doctors.id} = any(array(select ${doctorServices.doctorId} from ${doctorServices} where ${isOneOfIds(doctorServices.serviceId, ids)}))`

/** Returns conditions for doctors who offer what the text means: in tiers, and all of them. */
function meantBy({ meant }: DoctorPlan): { tiers: SQL[]; all: SQL[] } {
  if (!meant) return { tiers: [], all: [] }
  const { kind, best, all, also, rest } = meant
  const there = [...(also ? [doesOneOf(also)] : []), ...(rest.length > 0 ? [holds(searchText, rest)] : [])]
  const isOne = {
    service: doesOneOf,
    specialty: (choice: OneOf) => isOneOfTexts(doctors.specialty, choice),
    subspecialty: hasOneOf,
  }[kind]
  return {
    tiers: [...best, all].map((choice) => every([isOne(choice), ...there])),
    all: [every([kind === 'service' ? isWhoDoes(all) : isOne(all), ...there])],
  }
}

/** Returns true if an index leads to few doctors for any text. */
const isNarrow = ({ places, specialties, hospital }: DoctorPlan): boolean =>
  hospital !== undefined || specialties.length > 0 || places.some((place) => 'city' in place)

/**
 * Compiles the search to SQL. Order of relevance: names that begin with the text, names that
 * contain every word, doctors who offer what the text means, doctors with every word in name,
 * specialty, hospital or city. Within each group they are sorted by rating, then number of reviews.
 */
export function compileDoctors(plan: DoctorPlan): Search {
  const { words, from: origin, sortBy } = plan
  const [from, conditions, keys] = [rowsOf(plan), conditionsOf(plan), keysOf(plan)]
  const meant = meantBy(plan)
  const match = words && some([holds(searchText, words.words), ...meant.all])
  const all = { from, where: match ? [...conditions, match] : conditions }
  if (origin) return nearest(all, origin)
  if (!match)
    return sortBy === 'availability'
      ? soonest(all, doctors, { offering: offeringOf(plan), stay: plan.stay })
      : ordered(all, keys)
  const isReplanned = !isNarrow(plan)
  if (sortBy === 'availability')
    return { ...orderedFew(soonest(all, doctors, { offering: offeringOf(plan), stay: plan.stay })), isReplanned }
  if (!plan.isRelevance) return { ...orderedFew(ordered(all, keys)), isReplanned }
  const relevance = { ...words, name: nameKey, text: searchText, meant: meant.tiers, match }
  return { ...byRelevance({ from, where: conditions }, keys, relevance), isReplanned }
}

/** Maximum of the exact count for a text search. Counting all would read a tenth of the table. */
export const MOST_COUNTED = 1000

export const doctorSource: SearchSource<DoctorPlan> = {
  kind: 'doctor',
  id: doctors.id,
  compile: compileDoctors,
  mostCounted: MOST_COUNTED,
}
