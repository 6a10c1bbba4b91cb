import type { Resolvers } from '#server/graphql.gen.ts'
import { cancelAccountDeletion, requestAccountDeletion } from './deletion.ts'
import { listConsents } from './service.ts'

export const resolvers = {
  Query: { consents: (_root, _args, ctx) => listConsents(ctx) },
  Mutation: {
    requestAccountDeletion: (_root, args, ctx) => requestAccountDeletion(ctx, args),
    cancelAccountDeletion: (_root, _args, ctx) => cancelAccountDeletion(ctx),
  },
} satisfies Resolvers
