/** How many hospitals each choice of a filter would leave; a filter's own choices are counted as if none were made. */
import { type SQL, sql } from 'drizzle-orm'
import { SPECIALTIES } from '#domain/doctors.ts'
import { SPOKEN_LANGUAGES } from '#domain/languages.ts'
import { PRICE_RANGES } from '#domain/money.ts'
import { hospitalSearch } from '#domain/search.ts'
import { AVAILABILITIES, type Availability, RATING_CHOICES } from '#domain/search-choices.ts'
import { freeWindows, searchTerms } from '#domain/search-meaning.ts'
import type { Context } from '#server/context.ts'
import {
  type Asked,
  byColumn,
  byConditions,
  byItems,
  type ChoiceCount,
  countChoices,
  countRows,
  ofSeveralRows,
} from '#server/database/facets.ts'
import { areWithin, freeTimes, joinFreeTimesOf } from '#server/database/next-free.ts'
import { spelledTerms } from '#server/database/run-search.ts'
import { every, pricedAs } from '#server/database/search.ts'
import { boundsOf, windowsIn } from '#server/database/wishes.ts'
import { doctors } from '#server/features/doctors/table.ts'
import { type ServiceFacet, serviceFacets } from '#server/features/health-services/facets.ts'
import { healthServices } from '#server/features/health-services/table.ts'
import { pricesInDollars } from '#server/features/settings/exchange-rates.ts'
import { allowInactive } from '#server/viewer.ts'
import { lookUp } from './reading.ts'
import { chosenPrice, hospitalsLike, offeredInDollars, offeringOf, offers, rowsOf } from './search.ts'
import { hospitalServices, hospitals } from './table.ts'
import { hospitalWish, type Known, type ParsedSearch } from './wish.ts'

/** A search whose choices are counted. */
export type HospitalFacets = { search: ParsedSearch; known: Known }

export async function hospitalFacets(ctx: Context, raw: unknown): Promise<HospitalFacets> {
  const { sortBy: _, ...search } = await pricesInDollars(ctx, hospitalSearch.parse(raw ?? {}))
  allowInactive(ctx, search.includeInactive)
  const known = await lookUp(ctx, search)
  const build = (terms: Known['terms']) => hospitalsLike(hospitalWish(search, { ...known, terms }))
  const terms = await spelledTerms(ctx.db, { kind: 'hospital', terms: searchTerms(search.q), build })
  return { search, known: { ...known, terms } }
}

type Found = Pick<Asked, 'rows' | 'isTimed'>

/** What is found without these filters. */
function foundWithout(
  { search, known }: Pick<HospitalFacets, 'search' | 'known'>,
  ...filters: (keyof ParsedSearch)[]
): Found {
  const rest = { ...search }
  for (const filter of filters) delete rest[filter]
  const wish = hospitalWish(rest, known)
  return { rows: hospitalsLike(wish).found, isTimed: wish.free.length > 0 }
}

const PRICE = ['priceRange', 'priceFrom', 'priceTo'] as const

/** Every active service, the most offered first; a price and a time that are asked for are asked of each of them. */
export function countServices(ctx: Context, { search, known }: HospitalFacets): Promise<ServiceFacet[]> {
  const anyService = { search, known: { ...known, ids: {} } }
  const { rows } = foundWithout(anyService, 'service', 'services', ...PRICE, 'availability', 'urgency')
  const priced = pricedAs(offeredInDollars, boundsOf(search))
  const windows = windowsIn(freeWindows(search, known.now))
  const isTimed = windows.length > 0
  const offered = priced.length > 0 ? sql`(${offers})` : hospitalServices
  const free = isTimed ? joinFreeTimesOf(hospitals, hospitalServices.serviceId) : sql``
  const counting = sql`select ${hospitalServices.serviceId} as id, count(*)::int as count
    from ${rows.from} join ${offered} on ${hospitalServices.hospitalId} = ${hospitals.id} ${free}
    where ${every([...rows.where, ...priced, areWithin(windows)])} group by 1`
  return serviceFacets(ctx, countRows(ctx, counting, { isTimed }))
}

/** A hospital is counted once for each specialty that any of its doctors has. */
export function countSpecialties(ctx: Context, facets: HospitalFacets): Promise<ChoiceCount[]> {
  const { rows, isTimed } = foundWithout(facets, 'specialty', 'specialties')
  const those = sql`${doctors.hospitalId} in (select ${hospitals.id} from ${rows.from} where ${every(rows.where)})`
  const had = sql`(select distinct ${doctors.hospitalId}, ${doctors.specialty} as specialty
    from ${doctors} where ${doctors.isListed} and ${those}) had`
  return countChoices(ctx, {
    rows: { from: had, where: [] },
    group: byColumn(sql.raw('had.specialty'), SPECIALTIES),
    isTimed,
  })
}

export const countRatings = (ctx: Context, facets: HospitalFacets): Promise<ChoiceCount[]> =>
  countChoices(ctx, {
    ...foundWithout(facets, 'rating'),
    group: byConditions(
      RATING_CHOICES.map((rating) => [String(rating), sql`${hospitals.ratingKey} >= ${rating}::real`]),
    ),
  })

export function countPriceRanges(ctx: Context, { search, known }: HospitalFacets): Promise<ChoiceCount[]> {
  const { rows, isTimed } = foundWithout({ search, known }, ...PRICE)
  const inRange = (price: SQL) =>
    byConditions(PRICE_RANGES.map((range) => [range, every(pricedAs(price, boundsOf({ priceRange: [range] })))]))
  const { priced, sortBy } = hospitalWish(search, known)
  if (priced) {
    const from = rowsOf({ priced, sortBy, price: boundsOf({ priceRange: [...PRICE_RANGES] }) })
    return countChoices(ctx, { rows: { ...rows, from }, group: inRange(chosenPrice), isTimed })
  }
  const offered = sql`${rows.from} join (${offers}) on ${hospitalServices.hospitalId} = ${hospitals.id} and ${healthServices.isActive}`
  const asked = ofSeveralRows({ ...rows, from: offered }, sql`${hospitals.id}`, inRange(offeredInDollars))
  return countChoices(ctx, { ...asked, isTimed })
}

export function countAvailability(ctx: Context, facets: HospitalFacets): Promise<ChoiceCount[]> {
  const { rows } = foundWithout(facets, 'availability')
  const offering = offeringOf(hospitalWish(facets.search, facets.known))
  const windows = (choice: Availability) => windowsIn(freeWindows({ availability: [choice] }, facets.known.now))
  const group = byConditions(AVAILABILITIES.map((choice) => [choice, areWithin(windows(choice))]))
  const free = { ...rows, from: sql`${rows.from} join ${freeTimes(offering)} on f.id = ${hospitals.id}` }
  const asked = offering ? ofSeveralRows(free, sql`${hospitals.id}`, group) : { rows: free, group }
  return countChoices(ctx, { ...asked, isTimed: true })
}

export const countLanguages = (ctx: Context, facets: HospitalFacets): Promise<ChoiceCount[]> =>
  countChoices(ctx, {
    ...foundWithout(facets, 'languages'),
    group: byItems(sql`${hospitals.languages}`, SPOKEN_LANGUAGES),
  })

export async function countInsured(ctx: Context, facets: HospitalFacets): Promise<number> {
  const insured = sql`cardinality(${hospitals.insurers}) > 0`
  const found = foundWithout(facets, 'acceptsInsurance')
  const [counted] = await countChoices(ctx, { ...found, group: byConditions([['true', insured]]) })
  return counted?.count ?? 0
}
