import type { Resolvers } from '#server/graphql.gen.ts'
import { listConsents } from './reading.ts'

export const resolvers = {
  Query: { consents: (_root, _args, ctx) => listConsents(ctx) },
} satisfies Resolvers
