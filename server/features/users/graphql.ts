import type { Resolvers } from '#server/graphql.gen.ts'
import { getProfile, updateProfile } from './service.ts'

export const resolvers = {
  Query: { viewer: (_root, _args, ctx) => (ctx.viewer ? getProfile(ctx) : null) },
  Mutation: { updateProfile: (_root, { input }, ctx) => updateProfile(ctx, input) },
} satisfies Resolvers
