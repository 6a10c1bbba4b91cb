import type { Resolvers } from '#server/graphql.gen.ts'
import { getDigest } from './reading.ts'
import { listOverdueHospitals, remindHospital } from './reminding.ts'
import { updateDigest } from './writing.ts'

export const resolvers = {
  Query: {
    digestSettings: (_, { hospitalId }, ctx) => getDigest(ctx, hospitalId),
    overdueHospitals: (_, _args, ctx) => listOverdueHospitals(ctx),
  },
  Mutation: {
    updateDigest: (_, { hospitalId, input }, ctx) => updateDigest(ctx, hospitalId, input),
    remindHospital: (_, { hospitalId }, ctx) => remindHospital(ctx, hospitalId),
  },
} satisfies Resolvers
