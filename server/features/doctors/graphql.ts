import type { FieldNode, GraphQLResolveInfo } from 'graphql'
import type { MercuriusLoaders } from 'mercurius'
import type { placeOf } from '#domain/search-meaning.ts'
import type { GraphqlContext } from '#server/context.ts'
import { distanceBetween, nullable, slotAt } from '#server/features/hospitals/graphql.ts'
import { findHospitals } from '#server/features/hospitals/service.ts'
import { selected } from '#server/graphql/selection.ts'
import type { Resolvers } from '#server/graphql.gen.ts'
import type { DoctorRecord } from './answers.ts'
import { type DoctorParts, getDoctor, searchDoctors } from './service.ts'
import { createDoctor, deleteDoctor, updateDoctor } from './writing.ts'

/** The hospital comes in the same statement when it, or the distance to it, is asked for. */
const partsOf = (info: GraphQLResolveInfo, nodes: readonly FieldNode[] = info.fieldNodes): DoctorParts => ({
  hospital: selected(info, nodes, 'hospital').length > 0 || selected(info, nodes, 'distanceKm').length > 0,
})

export const resolvers = {
  Query: {
    doctors: (_, { search, page, limit }, ctx, info) =>
      searchDoctors(ctx, search, { page, limit }, partsOf(info, selected(info, info.fieldNodes, 'items'))),
    doctor: (_, { id, includeInactive }, ctx, info) => nullable(getDoctor(ctx, id, partsOf(info), includeInactive)),
  },
  Mutation: {
    createDoctor: (_, { input }, ctx) => createDoctor(ctx, input),
    updateDoctor: (_, { id, input }, ctx) => updateDoctor(ctx, id, input),
    deleteDoctor: (_, { id }, ctx) => deleteDoctor(ctx, id),
  },
  Doctor: { nextFreeSlot: (doctor) => slotAt(doctor.nextFreeAt) },
} satisfies Resolvers

type Asked<Args = object> = { obj: DoctorRecord; params: Args }[]

/** The hospital of each doctor, fetched at once for those that came without. */
async function hospitalsOf(queries: Asked, ctx: GraphqlContext) {
  const missing = queries.flatMap(({ obj }) => (obj.hospital === undefined && obj.hospitalId ? [obj.hospitalId] : []))
  const found = missing.length > 0 ? await findHospitals(ctx, [...new Set(missing)]) : []
  const known = new Map(found.map((hospital) => [hospital.id, hospital]))
  return queries.map(({ obj }) => obj.hospital ?? known.get(obj.hospitalId ?? '') ?? null)
}

export const loaders: MercuriusLoaders<GraphqlContext> = {
  Doctor: {
    hospital: {
      loader: async (queries: Asked, ctx: GraphqlContext) => {
        const hospitals = await hospitalsOf(queries, ctx)
        return hospitals.map((hospital) => (hospital?.isActive ? hospital : null))
      },
      opts: { cache: false },
    },
    distanceKm: {
      loader: async (queries: Asked<{ from: Parameters<typeof placeOf>[0] }>, ctx: GraphqlContext) => {
        const hospitals = await hospitalsOf(queries, ctx)
        return queries.map(({ params }, index) => distanceBetween(hospitals[index] ?? {}, params.from))
      },
      opts: { cache: false },
    },
  },
}
