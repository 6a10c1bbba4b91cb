import type { Resolvers } from '#server/graphql.gen.ts'
import { listApiKeys } from './reading.ts'
import { createApiKey, renameApiKey, revokeApiKey } from './writing.ts'

export const resolvers = {
  Query: { apiKeys: (_root, _args, ctx) => listApiKeys(ctx) },
  Mutation: {
    createApiKey: (_root, { input }, ctx) => createApiKey(ctx, input),
    renameApiKey: (_root, { id, ...input }, ctx) => renameApiKey(ctx, id, input),
    revokeApiKey: (_root, { id }, ctx) => revokeApiKey(ctx, id),
  },
} satisfies Resolvers
