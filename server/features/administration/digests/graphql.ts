import type { Resolvers } from '#server/graphql.gen.ts'
import { getDigest } from './reading.ts'
import { updateDigest } from './writing.ts'

export const resolvers = {
  Query: { digestSettings: (_, { hospitalId }, ctx) => getDigest(ctx, hospitalId) },
  Mutation: { updateDigest: (_, { hospitalId, input }, ctx) => updateDigest(ctx, hospitalId, input) },
} satisfies Resolvers
