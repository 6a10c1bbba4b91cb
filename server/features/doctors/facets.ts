/** How many doctors each choice of a filter would leave; a filter's own choices are counted as if none were made. */
import { sql } from 'drizzle-orm'
import { SPECIALTIES } from '#domain/doctors.ts'
import { SPOKEN_LANGUAGES } from '#domain/languages.ts'
import { PRICE_RANGES, type PriceRange } from '#domain/money.ts'
import { doctorSearch } from '#domain/search.ts'
import { AVAILABILITIES, type Availability, EXPERIENCE_CHOICES, RATING_CHOICES } from '#domain/search-choices.ts'
import { freeWindows, searchTerms } from '#domain/search-meaning.ts'
import type { Context } from '#server/context.ts'
import { type ChoiceCount, countBy, countEach } from '#server/database/facets.ts'
import { areWithin, freeTimes, freeWithinFor } from '#server/database/next-free.ts'
import { spelledTerms } from '#server/database/run-search.ts'
import { every, pricedAs, type Rows } from '#server/database/search.ts'
import { query } from '#server/database/statement.ts'
import { boundsOf, windowsIn } from '#server/database/wishes.ts'
import { type ServiceFacet, serviceFacets } from '#server/features/health-services/facets.ts'
import { lookUp } from '#server/features/hospitals/reading.ts'
import { hospitalServices, hospitals } from '#server/features/hospitals/table.ts'
import type { Known } from '#server/features/hospitals/wish.ts'
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
  const { sortBy: _, ...search } = doctorSearch.parse(raw ?? {})
  allowInactive(ctx, search.includeInactive)
  const known = await lookUp(ctx, search)
  const build = (terms: Known['terms']) => doctorsLike(doctorWish(search, { ...known, terms }))
  const terms = await spelledTerms(ctx.db, { kind: 'doctor', terms: searchTerms(search.q), build })
  return { search, known: { ...known, terms } }
}

/** What is found without these filters. */
function foundWithout({ search, known }: DoctorFacets, ...filters: (keyof ParsedSearch)[]): Rows {
  const rest = { ...search }
  for (const filter of filters) delete rest[filter]
  return doctorsLike(doctorWish(rest, known)).found
}

const PRICE = ['priceRange', 'priceFrom', 'priceTo'] as const

/** Every active service, the one that most doctors do first; a price and a time that are asked for are asked of each of them. */
export function countServices(ctx: Context, { search, known }: DoctorFacets): Promise<ServiceFacet[]> {
  const anyService = { search, known: { ...known, ids: {} } }
  const { from, where } = foundWithout(anyService, 'service', 'services', ...PRICE, 'availability', 'urgency')
  const priced = pricedAs(treatmentPrice, boundsOf(search))
  const free = freeWithinFor(doctors, windowsIn(freeWindows(search, known.now)), doctorServices.serviceId)
  return serviceFacets(
    ctx,
    query<{ id: string; count: number }>(
      ctx.db,
      sql`select ${doctorServices.serviceId} as id, count(*)::int as count
        from ${from} join (${treatmentsDone}) on ${doctorServices.doctorId} = ${doctors.id}
        left join ${hospitalServices} on ${itsOffer} where ${every([...where, ...priced, ...free])} group by 1`,
    ),
  )
}

export const countSpecialties = (ctx: Context, facets: DoctorFacets): Promise<ChoiceCount[]> =>
  countBy(ctx.db, foundWithout(facets, 'specialty', 'specialties'), {
    column: sql`${doctors.specialty}`,
    counted: sql`${doctors.id}`,
    choices: SPECIALTIES,
  })

export const countRatings = (ctx: Context, facets: DoctorFacets): Promise<ChoiceCount[]> =>
  countEach(ctx.db, foundWithout(facets, 'rating'), {
    choices: RATING_CHOICES.map((rating) => [String(rating), sql`${doctors.ratingKey} >= ${rating}::real`]),
  })

export function countPriceRanges(ctx: Context, facets: DoctorFacets): Promise<ChoiceCount[]> {
  const { where } = foundWithout(facets, ...PRICE)
  const { priced, sortBy } = doctorWish(facets.search, facets.known)
  const from = rowsOf({ priced, sortBy, price: boundsOf({ priceRange: [...PRICE_RANGES] }) })
  const isIn = (range: PriceRange) => every(pricedAs(priceOf({ priced }), boundsOf({ priceRange: [range] })))
  return countEach(ctx.db, { from, where }, { choices: PRICE_RANGES.map((range) => [range, isIn(range)]) })
}

export function countAvailability(ctx: Context, facets: DoctorFacets): Promise<ChoiceCount[]> {
  const { from, where } = foundWithout(facets, 'availability')
  const offering = offeringOf(doctorWish(facets.search, facets.known))
  const windows = (choice: Availability) => windowsIn(freeWindows({ availability: [choice] }, facets.known.now))
  return countEach(
    ctx.db,
    { from: sql`${from} join ${freeTimes(offering)} on f.id = ${doctors.id}`, where },
    {
      choices: AVAILABILITIES.map((choice) => [choice, areWithin(windows(choice))]),
      ...(offering && { counted: sql`${doctors.id}` }),
    },
  )
}

export function countLanguages(ctx: Context, facets: DoctorFacets): Promise<ChoiceCount[]> {
  const { from, where } = foundWithout(facets, 'language', 'languages')
  return countBy(
    ctx.db,
    { from: sql`${from} cross join unnest(${doctors.languagesSpoken}) spoken (language)`, where },
    { column: sql`spoken.language`, counted: sql`${doctors.id}`, choices: SPOKEN_LANGUAGES },
  )
}

export const countExperience = (ctx: Context, facets: DoctorFacets): Promise<ChoiceCount[]> =>
  countEach(ctx.db, foundWithout(facets, 'experience'), {
    choices: EXPERIENCE_CHOICES.map((years) => [String(years), sql`${doctors.experienceYears} >= ${years}::int`]),
  })

export async function countInsured(ctx: Context, facets: DoctorFacets): Promise<number> {
  const { from, where } = foundWithout(facets, 'acceptsInsurance')
  const atInsured = sql`${doctors.hospitalId} in (select ${hospitals.id} from ${hospitals} where ${namesInsurer})`
  const [counted] = await countEach(ctx.db, { from, where: [...where, atInsured] }, { choices: [['true', sql`true`]] })
  return counted?.count ?? 0
}
