import type { Resolvers } from '#server/graphql.gen.ts'
import { fireTestEvent } from './events.ts'
import { createTestKey, revokeTestKey } from './keys.ts'
import { getTestMode, isTestModeAvailable } from './reading.ts'
import {
  advanceTestClock,
  createTestWebhook,
  deleteTestWebhook,
  resetTestMode,
  switchOffTestMode,
  switchOnTestMode,
} from './writing.ts'

export const resolvers = {
  Query: {
    testMode: (_root, _args, ctx) => getTestMode(ctx),
    testModeAvailable: (_root, _args, ctx) => isTestModeAvailable(ctx),
  },
  Mutation: {
    switchOnTestMode: (_root, _args, ctx) => switchOnTestMode(ctx),
    switchOffTestMode: (_root, _args, ctx) => switchOffTestMode(ctx).then(() => true),
    resetTestMode: (_root, _args, ctx) => resetTestMode(ctx),
    advanceTestClock: (_root, input, ctx) => advanceTestClock(ctx, input),
    createTestKey: (_root, { input }, ctx) => createTestKey(ctx, input),
    revokeTestKey: (_root, { id }, ctx) => revokeTestKey(ctx, id),
    createTestWebhook: (_root, { input }, ctx) => createTestWebhook(ctx, input),
    deleteTestWebhook: (_root, { id }, ctx) => deleteTestWebhook(ctx, id),
    fireTestEvent: (_root, input, ctx) => fireTestEvent(ctx, input),
  },
} satisfies Resolvers
