import type { Resolvers } from '#server/graphql.gen.ts'
import { findRecords } from './reading.ts'

export const resolvers = {
  Query: { findRecords: (_, args, ctx) => findRecords(ctx, args) },
} satisfies Resolvers
