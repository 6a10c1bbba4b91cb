/**
 * How many hospitals each choice of a filter would leave; a filter's own choices are counted as if
 * none were made.
 */
import { type SQL, sql } from 'drizzle-orm'
import { SPECIALTIES } from '#domain/doctors.ts'
import { SPOKEN_LANGUAGES } from '#domain/languages.ts'
import { PRICE_RANGES } from '#domain/money.ts'
import { hospitalSearch } from '#domain/search.ts'
import { AVAILABILITIES, RATING_CHOICES } from '#domain/search-choices.ts'
import { freeWindows, searchTerms } from '#domain/search-meaning.ts'
import type { Context } from '#server/context.ts'
import { pricesInDollars } from '#server/features/accounts/settings/exchange-rates.ts'
import { doctors } from '#server/features/catalogue/doctors/table.ts'
import { type ServiceFacet, serviceFacets } from '#server/features/catalogue/health-services/facets.ts'
import { healthServices } from '#server/features/catalogue/health-services/table.ts'
import { boundsOf, windowsIn } from '#server/search/conditions.ts'
import { byColumn, byConditions, byItems, type ChoiceCount, countChoices, countRows } from '#server/search/facets.ts'
import { areWithin, freeTimes, joinFreeTimesOf } from '#server/search/next-free.ts'
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

/** A search whose choices are counted. */
export type HospitalFacets = { search: ParsedSearch; known: SearchContext }

export async function hospitalFacets(ctx: Context, raw: unknown): Promise<HospitalFacets> {
  const { sortBy: _, ...search } = await pricesInDollars(ctx, hospitalSearch.parse(raw ?? {}))
  allowInactive(ctx, search.includeInactive)
  const context = await lookUp(ctx, search)
  const terms = await spelledTerms(ctx.db, hospitalSource, {
    terms: searchTerms(search.q),
    planOf: (words) => hospitalPlan(search, { ...context, terms: words }),
  })
  return { search, known: { ...context, terms } }
}

const rowsFound = (plan: HospitalPlan) => compileHospitals(plan).rows

/** Removes these filters from the search. */
function planWithout({ search, known }: HospitalFacets, ...filters: (keyof ParsedSearch)[]): HospitalPlan {
  const rest = { ...search }
  for (const filter of filters) delete rest[filter]
  return hospitalPlan(rest, known)
}

/** As above, plus the counted value. */
function foundWithout(facets: HospitalFacets, what: string, ...filters: (keyof ParsedSearch)[]) {
  const plan = planWithout(facets, ...filters)
  return { what: `${what} of hospitals`, plan, isTimed: plan.free.length > 0, rowsOf: rowsFound }
}

const PRICE = ['priceRange', 'priceFrom', 'priceTo'] as const

/**
 * Every active service, the most offered first; a price and a time that are asked for are asked of
 * each of them.
 */
export function countServices(ctx: Context, { search, known }: HospitalFacets): Promise<ServiceFacet[]> {
  const anyService = { search, known: { ...known, ids: {} } }
  const plan = {
    found: planWithout(anyService, 'service', 'services', ...PRICE, 'availability', 'urgency'),
    price: boundsOf(search),
    windows: windowsIn(freeWindows(search, known.now)),
  }
  const isTimed = plan.windows.length > 0
  const what = 'services of hospitals'
  const counted = countRows<{ id: string; count: number }, typeof plan>(ctx, { what, plan, isTimed }, (template) => {
    const rows = rowsFound(template.found)
    const priced = pricedAs(offeredInDollars, template.price)
    const offered = priced.length > 0 ? sql`(${offers})` : hospitalServices
    const free = isTimed ? joinFreeTimesOf(hospitals, hospitalServices.serviceId) : sql``
    const counting = sql`select ${hospitalServices.serviceId} as id, count(*)::int as count
      from ${rows.from} join ${offered} on ${hospitalServices.hospitalId} = ${hospitals.id} ${free}
      where ${every([...rows.where, ...priced, areWithin(template.windows)])} group by 1`
    return { counting }
  })
  return serviceFacets(ctx, counted)
}

/** A hospital is counted once for each specialty that any of its doctors has. */
export const countSpecialties = (ctx: Context, facets: HospitalFacets): Promise<ChoiceCount[]> =>
  countChoices(ctx, {
    ...foundWithout(facets, 'specialties', 'specialty', 'specialties'),
    rowsOf: (plan) => {
      const rows = rowsFound(plan)
      const those = sql`${doctors.hospitalId} in (select ${hospitals.id} from ${rows.from} where ${every(rows.where)})`
      const had = sql`(select distinct ${doctors.hospitalId}, ${doctors.specialty} as specialty
        from ${doctors} where ${doctors.isListed} and ${those}) had`
      return { from: had, where: [] }
    },
    groupOf: () => byColumn(sql.raw('had.specialty'), SPECIALTIES),
  })

export const countRatings = (ctx: Context, facets: HospitalFacets): Promise<ChoiceCount[]> =>
  countChoices(ctx, {
    ...foundWithout(facets, 'ratings', 'rating'),
    groupOf: () =>
      byConditions(RATING_CHOICES.map((rating) => [String(rating), sql`${hospitals.ratingKey} >= ${rating}::real`])),
  })

const inRange = (price: SQL) =>
  byConditions(PRICE_RANGES.map((range) => [range, every(pricedAs(price, boundsOf({ priceRange: [range] })))]))

export function countPriceRanges(ctx: Context, facets: HospitalFacets): Promise<ChoiceCount[]> {
  const found = foundWithout(facets, 'prices', ...PRICE)
  if (found.plan.priced)
    return countChoices(ctx, {
      ...found,
      rowsOf: (plan) => ({
        ...rowsFound(plan),
        from: rowsOf({ ...plan, price: boundsOf({ priceRange: [...PRICE_RANGES] }) }),
      }),
      groupOf: () => inRange(chosenPrice),
    })
  return countChoices(ctx, {
    ...found,
    rowsOf: (plan) => {
      const rows = rowsFound(plan)
      const from = sql`${rows.from} join (${offers}) on ${hospitalServices.hospitalId} = ${hospitals.id} and ${healthServices.isActive}`
      return { ...rows, from }
    },
    groupOf: () => inRange(offeredInDollars),
    severalOf: sql`${hospitals.id}`,
  })
}

export function countAvailability(ctx: Context, facets: HospitalFacets): Promise<ChoiceCount[]> {
  const services = planWithout(facets, 'availability')
  const plan = {
    found: services,
    choices: AVAILABILITIES.map((choice) => windowsIn(freeWindows({ availability: [choice] }, facets.known.now))),
  }
  return countChoices(ctx, {
    what: 'free times of hospitals',
    plan,
    isTimed: true,
    rowsOf: (template) => {
      const rows = rowsFound(template.found)
      return {
        ...rows,
        from: sql`${rows.from} join ${freeTimes(offeringOf(template.found))} on f.id = ${hospitals.id}`,
      }
    },
    groupOf: ({ choices }) =>
      byConditions(AVAILABILITIES.map((choice, index) => [choice, areWithin(choices[index] ?? [])])),
    severalOf: offeringOf(services) && sql`${hospitals.id}`,
  })
}

export const countLanguages = (ctx: Context, facets: HospitalFacets): Promise<ChoiceCount[]> =>
  countChoices(ctx, {
    ...foundWithout(facets, 'languages', 'languages'),
    groupOf: () => byItems(sql`${hospitals.languages}`, SPOKEN_LANGUAGES),
  })

export async function countInsured(ctx: Context, facets: HospitalFacets): Promise<number> {
  const [counted] = await countChoices(ctx, {
    ...foundWithout(facets, 'insurance', 'acceptsInsurance'),
    groupOf: () => byConditions([['true', sql`cardinality(${hospitals.insurers}) > 0`]]),
  })
  return counted?.count ?? 0
}
