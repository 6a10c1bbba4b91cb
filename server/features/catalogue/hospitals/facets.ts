/**
 * Numbers of hospitals for each choice of a filter. A filter's own choices are counted as if none
 * were made.
 */
import { type SQL, sql } from 'drizzle-orm'
import { SPECIALTIES } from '#domain/doctors.ts'
import { PRICE_RANGES } from '#domain/money.ts'
import { hospitalSearch } from '#domain/search.ts'
import { searchTerms } from '#domain/search-meaning.ts'
import { SUBSPECIALTIES } from '#domain/subspecialties.ts'
import type { Context } from '#server/context.ts'
import { withRequirements } from '#server/features/catalogue/health-services/requirements.ts'
import { doctors } from '#server/features/catalogue/doctors/table.ts'
import { type ServiceFacet, serviceFacets } from '#server/features/catalogue/health-services/facets.ts'
import { healthServices } from '#server/features/catalogue/health-services/table.ts'
import { boundsOf } from '#server/search/conditions.ts'
import { byColumn, byConditions, type ChoiceCount, countChoices } from '#server/search/facets.ts'
import { type FacetSearch, filterCounts, PRICE } from '#server/search/filter-counts.ts'
import { spelledTerms } from '#server/search/run.ts'
import { every, pricedAs } from '#server/search/search.ts'
import { allowInactive } from '#server/viewer.ts'
import { type HospitalPlan, hospitalPlan, type ParsedSearch, type SearchContext } from './plan.ts'
import { lookUp } from './reading.ts'
import {
  chosenPrice,
  compileHospitals,
  hospitalSource,
  offeredInDollars,
  offeringOf,
  offers,
  rowsOf,
} from './search.ts'
import { hospitalServices, hospitals } from './table.ts'

/** Search whose choices are counted. */
export type HospitalFacets = FacetSearch<ParsedSearch, SearchContext, HospitalPlan>

export async function hospitalFacets(ctx: Context, raw: unknown): Promise<HospitalFacets> {
  const { search: required } = await withRequirements(ctx, hospitalSearch.parse(raw ?? {}))
  const { sortBy: _, ...search } = required
  allowInactive(ctx, search.includeInactive)
  const context = await lookUp(ctx, search)
  const terms = await spelledTerms(ctx.read, hospitalSource, {
    terms: searchTerms(search.q),
    planOf: (words) => hospitalPlan(search, { ...context, terms: words }),
  })
  return { search, lookedUp: { ...context, terms }, counts: counts.countsOf(ctx) }
}

const counts = filterCounts({
  name: 'hospitals',
  table: hospitals,
  columns: [hospitals.id, hospitals.ratingKey, hospitals.languages, hospitals.insurers],
  planOf: hospitalPlan,
  rowsOf: (plan) => compileHospitals(plan).rows,
  offeringOf,
  treatments: {
    join: (arePriced) =>
      sql`${arePriced ? sql`(${offers})` : hospitalServices} on ${hospitalServices.hospitalId} = ${hospitals.id}`,
    service: hospitalServices.serviceId,
    price: offeredInDollars,
  },
  languages: { column: hospitals.languages, filters: ['languages'] },
  isInsured: sql`cardinality(${hospitals.insurers}) > 0`,
})
const { countWithout } = counts
export const countRatings = counts.ratings
export const countAvailability = counts.availability
export const countLanguages = counts.languages
export const countInsured = counts.insured

/** Counts every active service, most offered first. */
export const countServices = (ctx: Context, facets: HospitalFacets): Promise<ServiceFacet[]> =>
  serviceFacets(ctx, counts.treatments(facets))

const isListedThere = sql`${doctors.isListed} and ${doctors.hospitalId} in (select ${hospitals.id} from ${hospitals})`

/** Counts specialties. A hospital counts once for each specialty of its doctors. */
export const countSpecialties = (facets: HospitalFacets): Promise<ChoiceCount[]> =>
  countChoices(facets.counts, {
    ...countWithout(facets, 'specialties', 'specialty', 'specialties'),
    from: () => sql`(select distinct ${doctors.hospitalId}, ${doctors.specialty} as specialty
      from ${doctors} where ${isListedThere}) had`,
    groupOf: () => byColumn(sql.raw('had.specialty'), SPECIALTIES),
  })

/** Counts sub-specialties. A hospital counts once for each that a doctor of it has. */
export const countSubspecialties = (facets: HospitalFacets): Promise<ChoiceCount[]> =>
  countChoices(facets.counts, {
    ...countWithout(facets, 'sub-specialties', 'subspecialties'),
    from: () => sql`(select distinct ${doctors.hospitalId}, held.name as name
      from ${doctors} cross join unnest(${doctors.subspecialties}) held(name) where ${isListedThere}) had`,
    groupOf: () => byColumn(sql.raw('had.name'), SUBSPECIALTIES),
  })

const inRange = (price: SQL) =>
  byConditions(PRICE_RANGES.map((range) => [range, every(pricedAs(price, boundsOf({ priceRange: [range] })))]))

export function countPriceRanges(facets: HospitalFacets): Promise<ChoiceCount[]> {
  const count = countWithout(facets, 'prices', ...PRICE)
  if (count.plan.priced)
    return countChoices(facets.counts, {
      ...count,
      from: (_, plan) => rowsOf({ ...plan, price: boundsOf({ priceRange: [...PRICE_RANGES] }) }),
      groupOf: () => inRange(chosenPrice),
    })
  return countChoices(facets.counts, {
    ...count,
    from: () =>
      sql`${hospitals} join (${offers}) on ${hospitalServices.hospitalId} = ${hospitals.id} and ${healthServices.isActive}`,
    groupOf: () => inRange(offeredInDollars),
    severalOf: sql`${hospitals.id}`,
  })
}
