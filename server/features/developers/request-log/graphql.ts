import type { Resolvers } from '#server/graphql.gen.ts'
import { readRequestLog } from './reading.ts'

export const resolvers = {
  Query: { requestLog: (_root, search, ctx) => readRequestLog(ctx, search) },
} satisfies Resolvers
