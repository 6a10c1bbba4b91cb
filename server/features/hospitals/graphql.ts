import type { FieldNode, GraphQLResolveInfo } from 'graphql'
import { dateIn, timeIn } from '#domain/availability.ts'
import { MAX_LIMIT } from '#domain/paging.ts'
import { distanceKm } from '#domain/places.ts'
import { placeOf } from '#domain/search-meaning.ts'
import type { GraphqlContext } from '#server/context.ts'
import { AppError } from '#server/errors.ts'
import { type Asked, batched } from '#server/graphql/batched.ts'
import { limitOf, selected } from '#server/graphql/selection.ts'
import type { Resolvers } from '#server/graphql.gen.ts'
import { readLimit } from '#server/rest/paging.ts'
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

const idsOf = (asked: Asked<HospitalRecord>[]) => [...new Set(asked.map(({ obj }) => obj.id))]

/** Lists come with their hospital where a query began with it; this fetches them where it was reached another way. */
async function fetchLists(
  asked: Asked<HospitalRecord>[],
  ctx: GraphqlContext,
  parts: HospitalParts,
): Promise<Map<string, HospitalRecord>> {
  const found = await findHospitals(ctx, idsOf(asked), parts)
  return new Map(found.map((hospital) => [hospital.id, hospital]))
}

type Limited = { limit?: number | null }

/** The first of a list; what comes with a hospital may be longer than one of several fields wants. */
const first = <T>(list: T[] | undefined, limit: number): T[] | undefined => list?.slice(0, limit)

async function fetchPart(
  asked: Asked<HospitalRecord, Limited>[],
  ctx: GraphqlContext,
  part: 'services' | 'doctors',
): Promise<{ hospital: HospitalRecord | undefined; limit: number }[]> {
  const limits = asked.map(({ params }) => readLimit(params.limit))
  const hospitals = await fetchLists(asked, ctx, { [part]: Math.max(...limits) })
  return asked.map(({ obj }, index) => ({ hospital: hospitals.get(obj.id), limit: limits[index] ?? 0 }))
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
    updateHospital: (_, { id, input: { basedOn, ...input } }, ctx) => updateHospital(ctx, id, input, { basedOn }),
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
    services: batched(
      async (asked: Asked<HospitalRecord, Limited>[], ctx) =>
        (await fetchPart(asked, ctx, 'services')).map(({ hospital, limit }) => first(hospital?.services, limit) ?? []),
      (hospital, { limit }) => first(hospital.services, readLimit(limit)),
    ),
    doctors: batched(
      async (asked: Asked<HospitalRecord, Limited>[], ctx) =>
        (await fetchPart(asked, ctx, 'doctors')).map(({ hospital, limit }) => first(hospital?.doctors, limit) ?? []),
      (hospital, { limit }) => first(hospital.doctors, readLimit(limit)),
    ),
    serviceCount: batched(
      async (asked: Asked<HospitalRecord>[], ctx) => {
        const hospitals = await fetchLists(asked, ctx, { services: 0 })
        return asked.map(({ obj }) => hospitals.get(obj.id)?.serviceCount ?? 0)
      },
      (hospital) => hospital.serviceCount,
    ),
    openingHours: batched(async (asked: Asked<HospitalRecord>[], ctx) => {
      const hours = await openingHoursOf(ctx, idsOf(asked))
      return asked.map(({ obj }) => hours.get(obj.id) ?? [])
    }),
  },
} satisfies Resolvers
