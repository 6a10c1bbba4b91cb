import type { Resolvers } from '#server/graphql.gen.ts'
import { getPushSettings } from './reading.ts'
import { subscribeToPush, unsubscribeFromPush, updatePushNotifications } from './writing.ts'

export const resolvers = {
  Query: { pushSettings: (_root, _args, ctx) => getPushSettings(ctx) },
  Mutation: {
    subscribeToPush: (_root, { input }, ctx) => subscribeToPush(ctx, input),
    unsubscribeFromPush: (_root, _args, ctx) => unsubscribeFromPush(ctx),
    updatePushNotifications: (_root, { input }, ctx) => updatePushNotifications(ctx, input),
  },
} satisfies Resolvers
