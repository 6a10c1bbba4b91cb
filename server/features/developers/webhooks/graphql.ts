import type { Resolvers } from '#server/graphql.gen.ts'
import { listWebhookDeliveries, listWebhooks } from './reading.ts'
import {
  createWebhook,
  deleteWebhook,
  replayWebhookDelivery,
  rollWebhookSecret,
  testWebhook,
  updateWebhook,
} from './writing.ts'

export const resolvers = {
  Query: {
    webhooks: (_root, args, ctx) => listWebhooks(ctx, args),
    webhookDeliveries: (_root, { webhookId, ...paging }, ctx) => listWebhookDeliveries(ctx, webhookId, paging),
  },
  Mutation: {
    createWebhook: (_root, { input }, ctx) => createWebhook(ctx, input),
    updateWebhook: (_root, { id, input }, ctx) => updateWebhook(ctx, id, input),
    deleteWebhook: (_root, { id }, ctx) => deleteWebhook(ctx, id).then(() => true),
    rollWebhookSecret: (_root, { id }, ctx) => rollWebhookSecret(ctx, id),
    testWebhook: (_root, { id }, ctx) => testWebhook(ctx, id),
    replayWebhookDelivery: (_root, { webhookId, deliveryId }, ctx) => replayWebhookDelivery(ctx, webhookId, deliveryId),
  },
} satisfies Resolvers
