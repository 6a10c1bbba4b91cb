/** Suggestions for a search without results or with another meaning. */
import { provinceNameIn } from '#domain/place-names.ts'
import { distanceKm, findProvince } from '#domain/places.ts'
import { findProvinceName } from '#domain/provinces.ts'
import { placeOf } from '#domain/search-meaning.ts'
import type { Context } from '#server/context.ts'
import { doctorTotalsByCity, searchDoctors } from '#server/features/catalogue/doctors/reading.ts'
import { searchHealthServices } from '#server/features/catalogue/health-services/reading.ts'
import { type CityTotal, hospitalTotalsByCity, searchHospitals } from '#server/features/catalogue/hospitals/reading.ts'

/** Parsed search of another kind. Its values have passed the schema of its kind. */
export type OtherKindFilter = Record<string, unknown>

const ONE = { limit: 1 }
/** Parameters shared by the three kinds of searches. */
const shared = ({ q, asText, location, service }: OtherKindFilter) => ({ q, asText, location, service })

/** Returns the searched province in the reader's language, or null for another place. */
export function placeNameOf({ language }: Context, location: unknown): string | null {
  const province = typeof location === 'string' ? findProvinceName(location) : undefined
  return province === undefined ? null : provinceNameIn(language, province)
}

export type Total = { total: number; totalIsExact: boolean }

export const totalOfHospitals = async (ctx: Context, filter: OtherKindFilter): Promise<number> =>
  (await searchHospitals(ctx, shared(filter), ONE)).total

const foundDoctors = new WeakMap<OtherKindFilter, Promise<Total>>()

/**
 * Counts doctors up to a limit. The result is shared, because total and exactness of one search are
 * requested separately.
 */
export function totalOfDoctors(ctx: Context, filter: OtherKindFilter): Promise<Total> {
  const total = foundDoctors.get(filter) ?? searchDoctors(ctx, shared(filter), ONE)
  foundDoctors.set(filter, total)
  return total
}
export const totalOfHealthServices = async (ctx: Context, { q, asText, location }: OtherKindFilter): Promise<number> =>
  (await searchHealthServices(ctx, { q, asText, location }, ONE)).total

/** Narrowing parameters, which are removed one by one. */
const FILTERS = [
  'q',
  'service',
  'services',
  'specialty',
  'specialties',
  'subspecialties',
  'location',
  'distance',
  'rating',
  'priceRange',
  'priceFrom',
  'priceTo',
  'availability',
  'urgency',
  'languages',
  'language',
  'experience',
  'acceptsInsurance',
] as const

export type WithoutFilter = { filter: string; value: string | null } & Total

type Choice = { filter: string; value: string | null; search: OtherKindFilter }

function withoutEach(otherKind: OtherKindFilter): Choice[] {
  return FILTERS.flatMap((filter): Choice[] => {
    const { [filter]: value, ...search } = otherKind
    if (value === undefined || value === false) return []
    if (!Array.isArray(value) || value.length === 1) return [{ filter, value: null, search }]
    return value.map((element) => ({
      filter,
      value: String(element),
      search: { ...search, [filter]: value.filter((other) => other !== element) },
    }))
  })
}

/** Parameters that state the subject of a search. The others narrow it. */
const WISH = ['q', 'asText', 'service', 'services', 'specialty', 'specialties', 'subspecialties'] as const
/** Value of `WithoutFilter.filter` for all narrowing filters together. */
const ALL_FILTERS = 'filters'

const countOf = ({ total, totalIsExact }: Total): Total => ({ total, totalIsExact })

/** Maximum number of tried filters. Each is a separate search. */
const MOST_TRIED = 8

/**
 * Returns the results that a search without matches would have without one of its filters, most
 * first and without zeros. If no single filter helps, the result without all narrowing filters.
 */
export async function withoutFilters(
  filter: OtherKindFilter,
  totalOf: (search: OtherKindFilter) => Promise<Total>,
): Promise<WithoutFilter[]> {
  const without: WithoutFilter[] = []
  for (const { search, ...choice } of withoutEach(filter).slice(0, MOST_TRIED))
    without.push({ ...choice, ...countOf(await totalOf(search)) })
  const helping = without.filter(({ total }) => total > 0).sort((a, b) => b.total - a.total)
  if (helping.length > 0) return helping
  const wish = Object.fromEntries(WISH.map((name) => [name, filter[name]]))
  const all = countOf(await totalOf(wish))
  return all.total > 0 ? [{ filter: ALL_FILTERS, value: null, ...all }] : []
}

/** Returns the nearest city with results for a search without results in a province. */
async function nearest(
  { language }: Context,
  { location, distance: _, latitude: __, longitude: ___, ...elsewhere }: OtherKindFilter,
  totalsOf: (search: OtherKindFilter) => Promise<CityTotal[]>,
): Promise<(CityTotal & { cityName: string; distanceKm: number }) | null> {
  const from = placeOf({ location: typeof location === 'string' ? location : null })
  if (!from) return null
  const totals = (await totalsOf(elsewhere)).flatMap(({ city, total }) => {
    const there = findProvince(city)
    return there
      ? [{ city, cityName: provinceNameIn(language, city), total, distanceKm: Math.round(distanceKm(from, there)) }]
      : []
  })
  return totals.sort((a, b) => a.distanceKm - b.distanceKm)[0] ?? null
}

export const nearestCityOfHospitals = (ctx: Context, filter: OtherKindFilter) =>
  nearest(ctx, filter, (search) => hospitalTotalsByCity(ctx, search))
export const nearestCityOfDoctors = (ctx: Context, filter: OtherKindFilter) =>
  nearest(ctx, filter, (search) => doctorTotalsByCity(ctx, search))
