import type { Resolvers } from '#server/graphql.gen.ts'
import { getProfile, updateLanguage, updateNotifications, updateProfile } from './service.ts'

export const resolvers = {
  Query: { viewer: (_root, _args, ctx) => (ctx.person ? getProfile(ctx) : null) },
  Mutation: {
    updateProfile: (_root, { input }, ctx) => updateProfile(ctx, input),
    updateNotifications: (_root, { input }, ctx) => updateNotifications(ctx, input),
    updateLanguage: (_root, args, ctx) => updateLanguage(ctx, args),
  },
} satisfies Resolvers
