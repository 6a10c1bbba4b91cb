/**
 * Numbers of doctors for each choice of a filter. A filter's own choices are counted as if none
 * were made.
 */
import { sql } from 'drizzle-orm'
import { SPECIALTIES } from '#domain/doctors.ts'
import { PRICE_RANGES, type PriceRange } from '#domain/money.ts'
import { doctorSearch } from '#domain/search.ts'
import { EXPERIENCE_CHOICES } from '#domain/search-choices.ts'
import { searchTerms } from '#domain/search-meaning.ts'
import { SUBSPECIALTIES } from '#domain/subspecialties.ts'
import type { Context } from '#server/context.ts'
import { withRequirements } from '#server/features/catalogue/health-services/requirements.ts'
import { type ServiceFacet, serviceFacets } from '#server/features/catalogue/health-services/facets.ts'
import type { SearchContext } from '#server/features/catalogue/hospitals/plan.ts'
import { lookUp } from '#server/features/catalogue/hospitals/reading.ts'
import { hospitalServices, hospitals } from '#server/features/catalogue/hospitals/table.ts'
import { boundsOf } from '#server/search/conditions.ts'
import { byColumn, byConditions, byItems, type ChoiceCount, countChoices } from '#server/search/facets.ts'
import { type FacetSearch, filterCounts, PRICE } from '#server/search/filter-counts.ts'
import { spelledTerms } from '#server/search/run.ts'
import { every, pricedAs } from '#server/search/search.ts'
import { allowInactive } from '#server/viewer.ts'
import { type DoctorPlan, doctorPlan, type ParsedSearch } from './plan.ts'
import {
  compileDoctors,
  doctorSource,
  itsOffer,
  namesInsurer,
  offeringOf,
  priceOf,
  rowsOf,
  treatmentPrice,
  treatmentsDone,
} from './search.ts'
import { doctorServices, doctors } from './table.ts'

/** Search whose choices are counted. */
export type DoctorFacets = FacetSearch<ParsedSearch, SearchContext, DoctorPlan>

export async function doctorFacets(ctx: Context, raw: unknown): Promise<DoctorFacets> {
  const { search: required } = await withRequirements(ctx, doctorSearch.parse(raw ?? {}))
  const { sortBy: _, ...search } = required
  allowInactive(ctx, search.includeInactive)
  const context = await lookUp(ctx, search)
  const terms = await spelledTerms(ctx.read, doctorSource, {
    terms: searchTerms(search.q),
    planOf: (words) => doctorPlan(search, { ...context, terms: words }),
  })
  return { search, lookedUp: { ...context, terms }, counts: counts.countsOf(ctx) }
}

function rowsFound(plan: DoctorPlan) {
  const { rows, isReplanned } = compileDoctors(plan)
  return { ...rows, isReplanned }
}

// With hundreds of thousands of rows, prices are joined only if needed.
const joinTreatments = (arePriced: boolean) =>
  arePriced
    ? sql`(${treatmentsDone}) on ${doctorServices.doctorId} = ${doctors.id} left join ${hospitalServices} on ${itsOffer}`
    : sql`${doctorServices} on ${doctorServices.doctorId} = ${doctors.id}`

const counts = filterCounts({
  name: 'doctors',
  table: doctors,
  columns: [
    doctors.id,
    doctors.hospitalId,
    doctors.ratingKey,
    doctors.specialty,
    doctors.subspecialties,
    doctors.languagesSpoken,
    doctors.experienceYears,
    doctors.priceFrom,
    doctors.feeUsd,
  ],
  planOf: doctorPlan,
  rowsOf: rowsFound,
  offeringOf,
  treatments: { join: joinTreatments, service: doctorServices.serviceId, price: treatmentPrice },
  languages: { column: doctors.languagesSpoken, filters: ['language', 'languages'] },
  isInsured: sql`${doctors.hospitalId} in (select ${hospitals.id} from ${hospitals} where ${namesInsurer})`,
})
const { countWithout } = counts
export const countRatings = counts.ratings
export const countAvailability = counts.availability
export const countLanguages = counts.languages
export const countInsured = counts.insured

/** Counts every active service, the one with the most doctors first. */
export const countServices = (ctx: Context, facets: DoctorFacets): Promise<ServiceFacet[]> =>
  serviceFacets(ctx, counts.treatments(facets))

export const countSpecialties = (facets: DoctorFacets): Promise<ChoiceCount[]> =>
  countChoices(facets.counts, {
    ...countWithout(facets, 'specialties', 'specialty', 'specialties'),
    groupOf: () => byColumn(sql`${doctors.specialty}`, SPECIALTIES),
  })

export const countSubspecialties = (facets: DoctorFacets): Promise<ChoiceCount[]> =>
  countChoices(facets.counts, {
    ...countWithout(facets, 'sub-specialties', 'subspecialties'),
    groupOf: () => byItems(sql`${doctors.subspecialties}`, SUBSPECIALTIES),
  })

export function countPriceRanges(facets: DoctorFacets): Promise<ChoiceCount[]> {
  const isIn = (range: PriceRange, plan: DoctorPlan) =>
    every(pricedAs(priceOf(plan), boundsOf({ priceRange: [range] })))
  return countChoices(facets.counts, {
    ...countWithout(facets, 'prices', ...PRICE),
    from: (_, plan) => rowsOf({ ...plan, price: boundsOf({ priceRange: [...PRICE_RANGES] }) }),
    groupOf: (_, plan) => byConditions(PRICE_RANGES.map((range) => [range, isIn(range, plan)])),
  })
}

export const countExperience = (facets: DoctorFacets): Promise<ChoiceCount[]> =>
  countChoices(facets.counts, {
    ...countWithout(facets, 'experience', 'experience'),
    groupOf: () =>
      byConditions(
        EXPERIENCE_CHOICES.map((years) => [String(years), sql`${doctors.experienceYears} >= ${years}::int`]),
      ),
  })
