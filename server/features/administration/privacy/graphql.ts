import type { Resolvers } from '#server/graphql.gen.ts'
import { cancelAccountDeletion, requestAccountDeletion } from './deletion.ts'

export const resolvers = {
  Mutation: {
    requestAccountDeletion: (_root, args, ctx) => requestAccountDeletion(ctx, args),
    cancelAccountDeletion: (_root, _args, ctx) => cancelAccountDeletion(ctx),
  },
} satisfies Resolvers
