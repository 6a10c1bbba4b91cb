/**
 * How many doctors each choice of a filter would leave; a filter's own choices are counted as if
 * none were made.
 */
import { sql } from 'drizzle-orm'
import { SPECIALTIES } from '#domain/doctors.ts'
import { SPOKEN_LANGUAGES } from '#domain/languages.ts'
import { PRICE_RANGES, type PriceRange } from '#domain/money.ts'
import { doctorSearch } from '#domain/search.ts'
import { AVAILABILITIES, EXPERIENCE_CHOICES, RATING_CHOICES } from '#domain/search-choices.ts'
import { freeWindows, searchTerms } from '#domain/search-meaning.ts'
import type { Context } from '#server/context.ts'
import { pricesInDollars } from '#server/features/accounts/settings/exchange-rates.ts'
import { type ServiceFacet, serviceFacets } from '#server/features/catalogue/health-services/facets.ts'
import type { SearchContext } from '#server/features/catalogue/hospitals/plan.ts'
import { lookUp } from '#server/features/catalogue/hospitals/reading.ts'
import { hospitalServices, hospitals } from '#server/features/catalogue/hospitals/table.ts'
import { boundsOf, windowsIn } from '#server/search/conditions.ts'
import { byColumn, byConditions, byItems, type ChoiceCount, countChoices, countRows } from '#server/search/facets.ts'
import { areWithin, freeTimes, joinFreeTimesOf } from '#server/search/next-free.ts'
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

/** A search whose choices are counted. */
export type DoctorFacets = { search: ParsedSearch; known: SearchContext }

export async function doctorFacets(ctx: Context, raw: unknown): Promise<DoctorFacets> {
  const { sortBy: _, ...search } = await pricesInDollars(ctx, doctorSearch.parse(raw ?? {}))
  allowInactive(ctx, search.includeInactive)
  const context = await lookUp(ctx, search)
  const terms = await spelledTerms(ctx.db, doctorSource, {
    terms: searchTerms(search.q),
    planOf: (words) => doctorPlan(search, { ...context, terms: words }),
  })
  return { search, known: { ...context, terms } }
}

function rowsFound(plan: DoctorPlan) {
  const { rows, isReplanned } = compileDoctors(plan)
  return { ...rows, isReplanned }
}

/** Removes these filters from the search. */
function planWithout({ search, known }: DoctorFacets, ...filters: (keyof ParsedSearch)[]): DoctorPlan {
  const rest = { ...search }
  for (const filter of filters) delete rest[filter]
  return doctorPlan(rest, known)
}

/** As above, plus the counted value. */
function foundWithout(facets: DoctorFacets, what: string, ...filters: (keyof ParsedSearch)[]) {
  const plan = planWithout(facets, ...filters)
  return { what: `${what} of doctors`, plan, isTimed: plan.free.length > 0, rowsOf: rowsFound }
}

const PRICE = ['priceRange', 'priceFrom', 'priceTo'] as const

/**
 * Every active service, the one that most doctors do first; a price and a time that are asked for
 * are asked of each of them.
 */
export function countServices(ctx: Context, { search, known }: DoctorFacets): Promise<ServiceFacet[]> {
  const anyService = { search, known: { ...known, ids: {} } }
  const plan = {
    found: planWithout(anyService, 'service', 'services', ...PRICE, 'availability', 'urgency'),
    price: boundsOf(search),
    windows: windowsIn(freeWindows(search, known.now)),
  }
  const isTimed = plan.windows.length > 0
  const what = 'services of doctors'
  const counted = countRows<{ id: string; count: number }, typeof plan>(ctx, { what, plan, isTimed }, (template) => {
    const { isReplanned, ...rows } = rowsFound(template.found)
    const priced = pricedAs(treatmentPrice, template.price)
    // Hundreds of thousands of rows: prices and times are joined only where they are asked for.
    const done =
      priced.length > 0
        ? sql`(${treatmentsDone}) on ${doctorServices.doctorId} = ${doctors.id} left join ${hospitalServices} on ${itsOffer}`
        : sql`${doctorServices} on ${doctorServices.doctorId} = ${doctors.id}`
    const free = isTimed ? joinFreeTimesOf(doctors, doctorServices.serviceId) : sql``
    const counting = sql`select ${doctorServices.serviceId} as id, count(*)::int as count
      from ${rows.from} join ${done} ${free} where ${every([...rows.where, ...priced, areWithin(template.windows)])} group by 1`
    return { counting, isReplanned }
  })
  return serviceFacets(ctx, counted)
}

export const countSpecialties = (ctx: Context, facets: DoctorFacets): Promise<ChoiceCount[]> =>
  countChoices(ctx, {
    ...foundWithout(facets, 'specialties', 'specialty', 'specialties'),
    groupOf: () => byColumn(sql`${doctors.specialty}`, SPECIALTIES),
  })

export const countRatings = (ctx: Context, facets: DoctorFacets): Promise<ChoiceCount[]> =>
  countChoices(ctx, {
    ...foundWithout(facets, 'ratings', 'rating'),
    groupOf: () =>
      byConditions(RATING_CHOICES.map((rating) => [String(rating), sql`${doctors.ratingKey} >= ${rating}::real`])),
  })

export function countPriceRanges(ctx: Context, facets: DoctorFacets): Promise<ChoiceCount[]> {
  const isIn = (range: PriceRange, plan: DoctorPlan) =>
    every(pricedAs(priceOf(plan), boundsOf({ priceRange: [range] })))
  return countChoices(ctx, {
    ...foundWithout(facets, 'prices', ...PRICE),
    rowsOf: (plan) => ({
      ...rowsFound(plan),
      from: rowsOf({ ...plan, price: boundsOf({ priceRange: [...PRICE_RANGES] }) }),
    }),
    groupOf: (plan) => byConditions(PRICE_RANGES.map((range) => [range, isIn(range, plan)])),
  })
}

export function countAvailability(ctx: Context, facets: DoctorFacets): Promise<ChoiceCount[]> {
  const found = planWithout(facets, 'availability')
  const plan = {
    found,
    choices: AVAILABILITIES.map((choice) => windowsIn(freeWindows({ availability: [choice] }, facets.known.now))),
  }
  return countChoices(ctx, {
    what: 'free times of doctors',
    plan,
    isTimed: true,
    rowsOf: (template) => {
      const rows = rowsFound(template.found)
      return { ...rows, from: sql`${rows.from} join ${freeTimes(offeringOf(template.found))} on f.id = ${doctors.id}` }
    },
    groupOf: ({ choices }) =>
      byConditions(AVAILABILITIES.map((choice, index) => [choice, areWithin(choices[index] ?? [])])),
    severalOf: offeringOf(found) && sql`${doctors.id}`,
  })
}

export const countLanguages = (ctx: Context, facets: DoctorFacets): Promise<ChoiceCount[]> =>
  countChoices(ctx, {
    ...foundWithout(facets, 'languages', 'language', 'languages'),
    groupOf: () => byItems(sql`${doctors.languagesSpoken}`, SPOKEN_LANGUAGES),
  })

export const countExperience = (ctx: Context, facets: DoctorFacets): Promise<ChoiceCount[]> =>
  countChoices(ctx, {
    ...foundWithout(facets, 'experience', 'experience'),
    groupOf: () =>
      byConditions(
        EXPERIENCE_CHOICES.map((years) => [String(years), sql`${doctors.experienceYears} >= ${years}::int`]),
      ),
  })

export async function countInsured(ctx: Context, facets: DoctorFacets): Promise<number> {
  const atInsured = sql`${doctors.hospitalId} in (select ${hospitals.id} from ${hospitals} where ${namesInsurer})`
  const [counted] = await countChoices(ctx, {
    ...foundWithout(facets, 'insurance', 'acceptsInsurance'),
    groupOf: () => byConditions([['true', atInsured]]),
  })
  return counted?.count ?? 0
}
