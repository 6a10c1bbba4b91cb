import type { Resolvers } from '#server/graphql.gen.ts'
import { getPublicFacts } from './reading.ts'

export const resolvers = {
  Query: { publicFacts: (_root, _args, ctx) => getPublicFacts(ctx) },
} satisfies Resolvers
