/** How many hospitals each choice of a filter would leave; a filter's own choices are counted as if none were made. */
import { type SQL, sql } from 'drizzle-orm'
import { SPECIALTIES } from '#domain/doctors.ts'
import { SPOKEN_LANGUAGES } from '#domain/languages.ts'
import { PRICE_RANGES } from '#domain/money.ts'
import { hospitalSearch } from '#domain/search.ts'
import { AVAILABILITIES, type Availability, RATING_CHOICES } from '#domain/search-choices.ts'
import { freeWindows, searchTerms } from '#domain/search-meaning.ts'
import type { Context } from '#server/context.ts'
import { type Choice, type ChoiceCount, countBy, countEach } from '#server/database/facets.ts'
import { areWithin, freeTimes, freeWithinFor } from '#server/database/next-free.ts'
import { spelledTerms } from '#server/database/run-search.ts'
import { every, pricedAs, type Rows } from '#server/database/search.ts'
import { query } from '#server/database/statement.ts'
import { boundsOf, windowsIn } from '#server/database/wishes.ts'
import { doctors } from '#server/features/doctors/table.ts'
import { type ServiceFacet, serviceFacets } from '#server/features/health-services/facets.ts'
import { healthServices } from '#server/features/health-services/table.ts'
import { allowInactive } from '#server/viewer.ts'
import { lookUp } from './reading.ts'
import { chosenPrice, hospitalsLike, offeredInDollars, offeringOf, offers, rowsOf } from './search.ts'
import { hospitalServices, hospitals } from './table.ts'
import { hospitalWish, type Known, type ParsedSearch } from './wish.ts'

/** A search whose choices are counted. */
export type HospitalFacets = { search: ParsedSearch; known: Known }

export async function hospitalFacets(ctx: Context, raw: unknown): Promise<HospitalFacets> {
  const { sortBy: _, ...search } = hospitalSearch.parse(raw ?? {})
  allowInactive(ctx, search.includeInactive)
  const known = await lookUp(ctx, search)
  const build = (terms: Known['terms']) => hospitalsLike(hospitalWish(search, { ...known, terms }))
  const terms = await spelledTerms(ctx.db, { kind: 'hospital', terms: searchTerms(search.q), build })
  return { search, known: { ...known, terms } }
}

/** What is found without these filters. */
function foundWithout({ search, known }: HospitalFacets, ...filters: (keyof ParsedSearch)[]): Rows {
  const rest = { ...search }
  for (const filter of filters) delete rest[filter]
  return hospitalsLike(hospitalWish(rest, known)).found
}

const PRICE = ['priceRange', 'priceFrom', 'priceTo'] as const

/** Every active service, the most offered first; a price and a time that are asked for are asked of each of them. */
export function countServices(ctx: Context, { search, known }: HospitalFacets): Promise<ServiceFacet[]> {
  const anyService = { search, known: { ...known, ids: {} } }
  const { from, where } = foundWithout(anyService, 'service', 'services', ...PRICE, 'availability', 'urgency')
  const free = freeWithinFor(hospitals, windowsIn(freeWindows(search, known.now)), hospitalServices.serviceId)
  return serviceFacets(
    ctx,
    query<{ id: string; count: number }>(
      ctx.db,
      sql`select ${healthServices.id} as id, count(*)::int as count
        from ${from} join (${offers}) on ${hospitalServices.hospitalId} = ${hospitals.id}
        where ${every([...where, ...pricedAs(offeredInDollars, boundsOf(search)), ...free])} group by 1`,
    ),
  )
}

export function countSpecialties(ctx: Context, facets: HospitalFacets): Promise<ChoiceCount[]> {
  const { from, where } = foundWithout(facets, 'specialty', 'specialties')
  const those = sql`${doctors.hospitalId} in (select ${hospitals.id} from ${from} where ${every(where)})`
  return countBy(
    ctx.db,
    { from: doctors, where: [sql`${doctors.isListed}`, those] },
    { column: sql`${doctors.specialty}`, counted: sql`${doctors.hospitalId}`, choices: SPECIALTIES },
  )
}

export const countRatings = (ctx: Context, facets: HospitalFacets): Promise<ChoiceCount[]> =>
  countEach(ctx.db, foundWithout(facets, 'rating'), {
    choices: RATING_CHOICES.map((rating) => [String(rating), sql`${hospitals.ratingKey} >= ${rating}::real`]),
  })

export function countPriceRanges(ctx: Context, { search, known }: HospitalFacets): Promise<ChoiceCount[]> {
  const { from, where } = foundWithout({ search, known }, ...PRICE)
  const inRange = (price: SQL): Choice[] =>
    PRICE_RANGES.map((range) => [range, every(pricedAs(price, boundsOf({ priceRange: [range] })))])
  const { priced, sortBy } = hospitalWish(search, known)
  if (priced) {
    const rows = rowsOf({ priced, sortBy, price: boundsOf({ priceRange: [...PRICE_RANGES] }) })
    return countEach(ctx.db, { from: rows, where }, { choices: inRange(chosenPrice) })
  }
  const offered = sql`${from} join (${offers}) on ${hospitalServices.hospitalId} = ${hospitals.id} and ${healthServices.isActive}`
  return countEach(
    ctx.db,
    { from: offered, where },
    { choices: inRange(offeredInDollars), counted: sql`${hospitals.id}` },
  )
}

export function countAvailability(ctx: Context, facets: HospitalFacets): Promise<ChoiceCount[]> {
  const { from, where } = foundWithout(facets, 'availability')
  const offering = offeringOf(hospitalWish(facets.search, facets.known))
  const windows = (choice: Availability) => windowsIn(freeWindows({ availability: [choice] }, facets.known.now))
  return countEach(
    ctx.db,
    { from: sql`${from} join ${freeTimes(offering)} on f.id = ${hospitals.id}`, where },
    {
      choices: AVAILABILITIES.map((choice) => [choice, areWithin(windows(choice))]),
      ...(offering && { counted: sql`${hospitals.id}` }),
    },
  )
}

export function countLanguages(ctx: Context, facets: HospitalFacets): Promise<ChoiceCount[]> {
  const { from, where } = foundWithout(facets, 'languages')
  return countBy(
    ctx.db,
    { from: sql`${from} cross join unnest(${hospitals.languages}) spoken (language)`, where },
    { column: sql`spoken.language`, counted: sql`${hospitals.id}`, choices: SPOKEN_LANGUAGES },
  )
}

export async function countInsured(ctx: Context, facets: HospitalFacets): Promise<number> {
  const insured = sql`cardinality(${hospitals.insurers}) > 0`
  const [counted] = await countEach(ctx.db, foundWithout(facets, 'acceptsInsurance'), { choices: [['true', insured]] })
  return counted?.count ?? 0
}
