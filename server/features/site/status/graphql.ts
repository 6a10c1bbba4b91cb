import type { Resolvers } from '#server/graphql.gen.ts'
import { getSystemStatus } from './reading.ts'

export const resolvers = {
  Query: { systemStatus: (_root, _args, ctx) => getSystemStatus(ctx) },
} satisfies Resolvers
