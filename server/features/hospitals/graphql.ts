import type { FieldNode, GraphQLResolveInfo } from 'graphql'
import type { MercuriusLoaders } from 'mercurius'
import { dateIn, timeIn } from '#domain/availability.ts'
import { MAX_LIMIT } from '#domain/paging.ts'
import { distanceKm } from '#domain/places.ts'
import { placeOf } from '#domain/search-meaning.ts'
import type { GraphqlContext } from '#server/context.ts'
import { AppError } from '#server/errors.ts'
import { limitOf, selected } from '#server/graphql/selection.ts'
import type { Resolvers } from '#server/graphql.gen.ts'
import { readLimit } from '#server/listing.ts'
import type { HospitalRecord } from './answers.ts'
import type { HospitalParts } from './parts.ts'
import {
  featuredHospitals,
  findHospitals,
  getHospital,
  hospitalFacets,
  openingHoursOf,
  searchHospitals,
} from './service.ts'
import { createHospital, deleteHospital, linkHealthService, unlinkHealthService, updateHospital } from './writing.ts'

/** Which lists of the hospitals at `nodes` are asked for: they come in the same statement. */
export function hospitalParts(info: GraphQLResolveInfo, nodes: readonly FieldNode[] = info.fieldNodes): HospitalParts {
  const services = limitOf(info, nodes, 'services', MAX_LIMIT)
  const doctors = limitOf(info, nodes, 'doctors', MAX_LIMIT)
  const counted = selected(info, nodes, 'serviceCount').length > 0 ? 0 : undefined
  return {
    services: services === undefined ? counted : readLimit(services),
    doctors: doctors === undefined ? undefined : readLimit(doctors),
  }
}

/** Not found is null for a field that may be null. */
export async function nullable<T>(found: Promise<T>): Promise<T | null> {
  return found.catch((error) => {
    if (error instanceof AppError && error.code === 'not_found') return null
    throw error
  })
}

export const slotAt = (nextFreeAt: string | null | undefined) => {
  if (!nextFreeAt) return null
  const instant = new Date(nextFreeAt)
  return { date: dateIn(instant), time: timeIn(instant), startsAt: instant.toISOString() }
}

type Place = { latitude?: number | null; longitude?: number | null }

/** Kilometres with one decimal, null where either place is unknown. */
export function distanceBetween(there: Place, from: Parameters<typeof placeOf>[0]): number | null {
  const here = placeOf(from)
  if (!here || there.latitude == null || there.longitude == null) return null
  return Math.round(distanceKm(here, { latitude: there.latitude, longitude: there.longitude }) * 10) / 10
}

export const resolvers = {
  Query: {
    hospitals: (_, { search, page, limit }, ctx, info) =>
      searchHospitals(ctx, search, { page, limit }, hospitalParts(info, selected(info, info.fieldNodes, 'items'))),
    hospital: (_, { id, includeInactive }, ctx, info) =>
      nullable(getHospital(ctx, id, hospitalParts(info), includeInactive)),
    featuredHospitals: (_, { limit }, ctx, info) => featuredHospitals(ctx, limit, hospitalParts(info)),
    hospitalFacets: (_, { search }, ctx) => hospitalFacets(ctx, search),
  },
  Mutation: {
    createHospital: (_, { input }, ctx) => createHospital(ctx, input),
    updateHospital: (_, { id, input }, ctx) => updateHospital(ctx, id, input),
    deleteHospital: (_, { id }, ctx) => deleteHospital(ctx, id),
    linkHealthService: async (_, { hospitalId, serviceId, ...price }, ctx) => {
      await linkHealthService(ctx, hospitalId, serviceId, price)
      return getHospital(ctx, hospitalId, {}, true)
    },
    unlinkHealthService: async (_, { hospitalId, serviceId }, ctx) => {
      await unlinkHealthService(ctx, hospitalId, serviceId)
      return getHospital(ctx, hospitalId, {}, true)
    },
  },
  Hospital: {
    distanceKm: (hospital, { from }) => distanceBetween(hospital, from),
    nextFreeSlot: (hospital) => slotAt(hospital.nextFreeAt),
  },
} satisfies Resolvers

type Asked<Args = object> = { obj: HospitalRecord; params: Args }[]
const idsOf = (queries: Asked) => [...new Set(queries.map(({ obj }) => obj.id))]

/** Lists come with their hospital where a query began with it; these fetch them where it was reached another way. */
async function withLists(
  queries: Asked<{ limit?: number }>,
  ctx: GraphqlContext,
  part: 'services' | 'doctors' | 'serviceCount',
): Promise<Map<string, HospitalRecord>> {
  const missing = queries.filter(({ obj }) => obj[part] === undefined)
  const known = new Map(queries.map(({ obj }) => [obj.id, obj]))
  if (missing.length === 0) return known
  const limit = Math.max(...missing.map(({ params }) => readLimit(params.limit)))
  const parts = part === 'doctors' ? { doctors: limit } : { services: limit }
  for (const hospital of await findHospitals(ctx, idsOf(missing), parts)) known.set(hospital.id, hospital)
  return known
}

const uncached = { cache: false }

export const loaders: MercuriusLoaders<GraphqlContext> = {
  Hospital: {
    services: {
      loader: async (queries: Asked<{ limit?: number }>, ctx: GraphqlContext) => {
        const hospitals = await withLists(queries, ctx, 'services')
        return queries.map(
          ({ obj, params }) => hospitals.get(obj.id)?.services?.slice(0, readLimit(params.limit)) ?? [],
        )
      },
      opts: uncached,
    },
    serviceCount: {
      loader: async (queries: Asked, ctx: GraphqlContext) => {
        const hospitals = await withLists(queries, ctx, 'serviceCount')
        return queries.map(({ obj }) => hospitals.get(obj.id)?.serviceCount ?? 0)
      },
      opts: uncached,
    },
    doctors: {
      loader: async (queries: Asked<{ limit?: number }>, ctx: GraphqlContext) => {
        const hospitals = await withLists(queries, ctx, 'doctors')
        return queries.map(({ obj, params }) => hospitals.get(obj.id)?.doctors?.slice(0, readLimit(params.limit)) ?? [])
      },
      opts: uncached,
    },
    openingHours: {
      loader: async (queries: Asked, ctx: GraphqlContext) => {
        const hours = await openingHoursOf(ctx, idsOf(queries))
        return queries.map(({ obj }) => hours.get(obj.id) ?? [])
      },
      opts: uncached,
    },
  },
}
