import type { Resolvers } from '#server/graphql.gen.ts'
import { getProfile } from './reading.ts'
import {
  updateLanguage,
  updateNotifications,
  updatePageLanguage,
  updateProfile,
  updateTimeZone,
  updateTravelDates,
} from './writing.ts'

export const resolvers = {
  Query: { viewer: (_root, _args, ctx) => (ctx.person ? getProfile(ctx) : null) },
  Mutation: {
    updateProfile: (_root, { input: { basedOn, ...input } }, ctx) => updateProfile(ctx, input, { basedOn }),
    updateNotifications: (_root, { input }, ctx) => updateNotifications(ctx, input),
    updateLanguage: (_root, args, ctx) => updateLanguage(ctx, args),
    updatePageLanguage: (_root, args, ctx) => updatePageLanguage(ctx, args),
    updateTimeZone: (_root, { timeZone = null }, ctx) => updateTimeZone(ctx, { timeZone }),
    updateTravelDates: (_root, { dates = null }, ctx) => updateTravelDates(ctx, { dates }),
  },
} satisfies Resolvers
