import type { FieldNode, GraphQLResolveInfo } from 'graphql'
import type { placeOf } from '#domain/search-meaning.ts'
import type { GraphqlContext } from '#server/context.ts'
import type { HospitalRecord } from '#server/features/hospitals/answers.ts'
import { distanceBetween, nullable, slotAt } from '#server/features/hospitals/graphql.ts'
import { findHospitals } from '#server/features/hospitals/service.ts'
import { type Asked, batched } from '#server/graphql/batched.ts'
import { selected } from '#server/graphql/selection.ts'
import type { Resolvers } from '#server/graphql.gen.ts'
import type { DoctorRecord } from './answers.ts'
import { type DoctorParts, getDoctor, searchDoctors } from './service.ts'
import { createDoctor, deleteDoctor, updateDoctor } from './writing.ts'

/** The hospital comes in the same statement when it, or the distance to it, is asked for. */
const partsOf = (info: GraphQLResolveInfo, nodes: readonly FieldNode[] = info.fieldNodes): DoctorParts => ({
  hospital: selected(info, nodes, 'hospital').length > 0 || selected(info, nodes, 'distanceKm').length > 0,
})

/** The hospital of each doctor, fetched at once for those that came without. */
async function hospitalsOf(asked: Asked<DoctorRecord>[], ctx: GraphqlContext) {
  const ids = asked.flatMap(({ obj }) => (obj.hospitalId ? [obj.hospitalId] : []))
  const found = ids.length > 0 ? await findHospitals(ctx, [...new Set(ids)]) : []
  const known = new Map(found.map((hospital) => [hospital.id, hospital]))
  return asked.map(({ obj }) => known.get(obj.hospitalId ?? '') ?? null)
}

const listed = (hospital: HospitalRecord | null) => (hospital?.isActive ? hospital : null)

type From = { from: Parameters<typeof placeOf>[0] }

export const resolvers = {
  Query: {
    doctors: (_, { search, page, limit }, ctx, info) =>
      searchDoctors(ctx, search, { page, limit }, partsOf(info, selected(info, info.fieldNodes, 'items'))),
    doctor: (_, { id, includeInactive }, ctx, info) => nullable(getDoctor(ctx, id, partsOf(info), includeInactive)),
  },
  Mutation: {
    createDoctor: (_, { input }, ctx) => createDoctor(ctx, input),
    updateDoctor: (_, { id, input: { basedOn, ...input } }, ctx) => updateDoctor(ctx, id, input, { basedOn }),
    deleteDoctor: (_, { id }, ctx) => deleteDoctor(ctx, id),
  },
  Doctor: {
    nextFreeSlot: (doctor) => slotAt(doctor.nextFreeAt),
    hospital: batched(
      async (asked: Asked<DoctorRecord>[], ctx) => (await hospitalsOf(asked, ctx)).map(listed),
      ({ hospital }) => (hospital === undefined ? undefined : listed(hospital)),
    ),
    distanceKm: batched(
      async (asked: Asked<DoctorRecord, From>[], ctx) => {
        const hospitals = await hospitalsOf(asked, ctx)
        return asked.map(({ params }, index) => distanceBetween(hospitals[index] ?? {}, params.from))
      },
      ({ hospital }, { from }) => (hospital === undefined ? undefined : distanceBetween(hospital ?? {}, from)),
    ),
  },
} satisfies Resolvers
