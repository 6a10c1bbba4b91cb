/** How many doctors each choice of a filter would leave; a filter's own choices are counted as if none were made. */
import { sql } from 'drizzle-orm'
import { SPECIALTIES } from '#domain/doctors.ts'
import { SPOKEN_LANGUAGES } from '#domain/languages.ts'
import { PRICE_RANGES, type PriceRange } from '#domain/money.ts'
import { doctorSearch } from '#domain/search.ts'
import { AVAILABILITIES, type Availability, EXPERIENCE_CHOICES, RATING_CHOICES } from '#domain/search-choices.ts'
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
import { type ServiceFacet, serviceFacets } from '#server/features/health-services/facets.ts'
import { lookUp } from '#server/features/hospitals/reading.ts'
import { hospitalServices, hospitals } from '#server/features/hospitals/table.ts'
import type { Known } from '#server/features/hospitals/wish.ts'
import { pricesInDollars } from '#server/features/settings/exchange-rates.ts'
import { allowInactive } from '#server/viewer.ts'
import {
  doctorsLike,
  itsOffer,
  namesInsurer,
  offeringOf,
  priceOf,
  rowsOf,
  treatmentPrice,
  treatmentsDone,
} from './search.ts'
import { doctorServices, doctors } from './table.ts'
import { doctorWish, type ParsedSearch } from './wish.ts'

/** A search whose choices are counted. */
export type DoctorFacets = { search: ParsedSearch; known: Known }

export async function doctorFacets(ctx: Context, raw: unknown): Promise<DoctorFacets> {
  const { sortBy: _, ...search } = await pricesInDollars(ctx, doctorSearch.parse(raw ?? {}))
  allowInactive(ctx, search.includeInactive)
  const known = await lookUp(ctx, search)
  const build = (terms: Known['terms']) => doctorsLike(doctorWish(search, { ...known, terms }))
  const terms = await spelledTerms(ctx.db, { kind: 'doctor', terms: searchTerms(search.q), build })
  return { search, known: { ...known, terms } }
}

type Found = Omit<Asked, 'group'>

/** What is found without these filters. */
function foundWithout(
  { search, known }: Pick<DoctorFacets, 'search' | 'known'>,
  ...filters: (keyof ParsedSearch)[]
): Found {
  const rest = { ...search }
  for (const filter of filters) delete rest[filter]
  const wish = doctorWish(rest, known)
  const { found, isPlannedAnew } = doctorsLike(wish)
  return { rows: found, isPlannedAnew, isTimed: wish.free.length > 0 }
}

const PRICE = ['priceRange', 'priceFrom', 'priceTo'] as const

/** Every active service, the one that most doctors do first; a price and a time that are asked for are asked of each of them. */
export function countServices(ctx: Context, { search, known }: DoctorFacets): Promise<ServiceFacet[]> {
  const anyService = { search, known: { ...known, ids: {} } }
  const { rows, isPlannedAnew } = foundWithout(anyService, 'service', 'services', ...PRICE, 'availability', 'urgency')
  const priced = pricedAs(treatmentPrice, boundsOf(search))
  const windows = windowsIn(freeWindows(search, known.now))
  const isTimed = windows.length > 0
  // Hundreds of thousands of rows: prices and times are joined only where they are asked for.
  const done =
    priced.length > 0
      ? sql`(${treatmentsDone}) on ${doctorServices.doctorId} = ${doctors.id} left join ${hospitalServices} on ${itsOffer}`
      : sql`${doctorServices} on ${doctorServices.doctorId} = ${doctors.id}`
  const free = isTimed ? joinFreeTimesOf(doctors, doctorServices.serviceId) : sql``
  const counting = sql`select ${doctorServices.serviceId} as id, count(*)::int as count
    from ${rows.from} join ${done} ${free} where ${every([...rows.where, ...priced, areWithin(windows)])} group by 1`
  return serviceFacets(ctx, countRows(ctx, counting, { isPlannedAnew, isTimed }))
}

export const countSpecialties = (ctx: Context, facets: DoctorFacets): Promise<ChoiceCount[]> =>
  countChoices(ctx, {
    ...foundWithout(facets, 'specialty', 'specialties'),
    group: byColumn(sql`${doctors.specialty}`, SPECIALTIES),
  })

export const countRatings = (ctx: Context, facets: DoctorFacets): Promise<ChoiceCount[]> =>
  countChoices(ctx, {
    ...foundWithout(facets, 'rating'),
    group: byConditions(RATING_CHOICES.map((rating) => [String(rating), sql`${doctors.ratingKey} >= ${rating}::real`])),
  })

export function countPriceRanges(ctx: Context, facets: DoctorFacets): Promise<ChoiceCount[]> {
  const { rows, ...options } = foundWithout(facets, ...PRICE)
  const { priced, sortBy } = doctorWish(facets.search, facets.known)
  const from = rowsOf({ priced, sortBy, price: boundsOf({ priceRange: [...PRICE_RANGES] }) })
  const isIn = (range: PriceRange) => every(pricedAs(priceOf({ priced }), boundsOf({ priceRange: [range] })))
  return countChoices(ctx, {
    rows: { ...rows, from },
    ...options,
    group: byConditions(PRICE_RANGES.map((range) => [range, isIn(range)])),
  })
}

export function countAvailability(ctx: Context, facets: DoctorFacets): Promise<ChoiceCount[]> {
  const { rows, isPlannedAnew } = foundWithout(facets, 'availability')
  const offering = offeringOf(doctorWish(facets.search, facets.known))
  const windows = (choice: Availability) => windowsIn(freeWindows({ availability: [choice] }, facets.known.now))
  const group = byConditions(AVAILABILITIES.map((choice) => [choice, areWithin(windows(choice))]))
  const free = { ...rows, from: sql`${rows.from} join ${freeTimes(offering)} on f.id = ${doctors.id}` }
  const asked = offering ? ofSeveralRows(free, sql`${doctors.id}`, group) : { rows: free, group }
  return countChoices(ctx, { ...asked, isPlannedAnew, isTimed: true })
}

export const countLanguages = (ctx: Context, facets: DoctorFacets): Promise<ChoiceCount[]> =>
  countChoices(ctx, {
    ...foundWithout(facets, 'language', 'languages'),
    group: byItems(sql`${doctors.languagesSpoken}`, SPOKEN_LANGUAGES),
  })

export const countExperience = (ctx: Context, facets: DoctorFacets): Promise<ChoiceCount[]> =>
  countChoices(ctx, {
    ...foundWithout(facets, 'experience'),
    group: byConditions(
      EXPERIENCE_CHOICES.map((years) => [String(years), sql`${doctors.experienceYears} >= ${years}::int`]),
    ),
  })

export async function countInsured(ctx: Context, facets: DoctorFacets): Promise<number> {
  const atInsured = sql`${doctors.hospitalId} in (select ${hospitals.id} from ${hospitals} where ${namesInsurer})`
  const [counted] = await countChoices(ctx, {
    ...foundWithout(facets, 'acceptsInsurance'),
    group: byConditions([['true', atInsured]]),
  })
  return counted?.count ?? 0
}
