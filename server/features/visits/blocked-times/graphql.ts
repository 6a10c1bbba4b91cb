import type { Resolvers } from '#server/graphql.gen.ts'
import { blockTime, unblockTime } from './writing.ts'

export const resolvers = {
  Mutation: {
    blockTime: (_root, { hospitalId, input }, ctx) => blockTime(ctx, hospitalId, input),
    unblockTime: (_root, { hospitalId, id }, ctx) => unblockTime(ctx, { hospitalId, id }),
  },
} satisfies Resolvers
