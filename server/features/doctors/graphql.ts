import { distanceBetween } from '#domain/search-meaning.ts'
import type { GraphqlContext } from '#server/context.ts'
import { findHospitals } from '#server/features/hospitals/reading.ts'
import { nullWhenNotFound } from '#server/graphql/answers.ts'
import { belongingToOrNull, pageOfEach } from '#server/graphql/nested.ts'
import { slotAt } from '#server/graphql/slot.ts'
import type { Resolvers } from '#server/graphql.gen.ts'
import { doctorsOf, getDoctor, searchDoctors } from './reading.ts'
import type { Doctor } from './record.ts'
import { createDoctor, deleteDoctor, updateDoctor } from './writing.ts'

const hospitalOf = belongingToOrNull(({ hospitalId }: Doctor) => hospitalId, findHospitals)

async function listedHospitalOf(doctor: Doctor, _args: unknown, ctx: GraphqlContext) {
  const hospital = await hospitalOf(doctor, {}, ctx)
  return hospital?.isActive ? hospital : null
}

export const resolvers = {
  Query: {
    doctors: (_, { search, page, limit }, ctx) => searchDoctors(ctx, search, { page, limit }),
    doctor: (_, { id, includeInactive }, ctx) => nullWhenNotFound(getDoctor(ctx, id, { includeInactive })),
  },
  Mutation: {
    createDoctor: (_, { input }, ctx) => createDoctor(ctx, input),
    updateDoctor: (_, { id, input: { basedOn, ...input } }, ctx) => updateDoctor(ctx, id, input, { basedOn }),
    deleteDoctor: (_, { id }, ctx) => deleteDoctor(ctx, id),
  },
  Doctor: {
    nextFreeSlot: ({ nextFreeAt }) => slotAt(nextFreeAt),
    hospital: listedHospitalOf,
    distanceKm: async (doctor, { from }, ctx) => distanceBetween((await hospitalOf(doctor, {}, ctx)) ?? {}, from),
  },
  Hospital: { doctors: pageOfEach(doctorsOf, () => []) },
} satisfies Resolvers
