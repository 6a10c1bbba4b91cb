import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { paging } from '#domain/paging.ts'
import { webhookInput, webhookSearch, webhookUpdate } from '#domain/webhooks.ts'
import { sendCreated, sendNothing, sendPage } from '#server/rest/answer.ts'
import { part } from '#server/rest/input.ts'
import { created, nothing, page } from '#server/rest/operation.ts'
import { listWebhookDeliveries, listWebhooks } from './reading.ts'
import { webhookAnswer, webhookDeliveryAnswer, webhookSecretAnswer } from './record.ts'
import {
  createWebhook,
  deleteWebhook,
  replayWebhookDelivery,
  rollWebhookSecret,
  testWebhook,
  updateWebhook,
} from './writing.ts'

const tags = ['Webhooks']
const access = 'viewer'

export async function webhookRoutes(app: FastifyInstance): Promise<void> {
  app.get(
    '/Webhooks',
    {
      schema: {
        operationId: 'listWebhooks',
        access,
        refuses: ['forbidden', 'not_found'],
        tags,
        summary: 'Webhooks of the viewer and of their hospital',
        querystring: webhookSearch,
        response: { 200: z.array(webhookAnswer) },
      },
    },
    (request) => listWebhooks(request.ctx, request.query),
  )
  app.post(
    '/Webhooks',
    {
      schema: {
        operationId: 'createWebhook',
        access,
        refuses: ['forbidden', 'not_found', 'conflict'],
        tags,
        summary: 'Create a webhook, whose secret is returned only once',
        body: webhookInput.meta({ title: 'WebhookInput' }),
        example: { url: 'https://example.org/hekima', events: ['appointment.booked', 'appointment.cancelled'] },
        response: created(webhookSecretAnswer),
      },
    },
    async (request, reply) => sendCreated(request, reply, await createWebhook(request.ctx, request.body)),
  )
  app.patch(
    '/Webhooks/:id',
    {
      schema: {
        operationId: 'updateWebhook',
        access,
        tags,
        summary: 'Edit a webhook',
        body: webhookUpdate.meta({ title: 'WebhookUpdate' }),
        example: { enabled: false },
        response: { 200: webhookAnswer },
      },
    },
    (request) => updateWebhook(request.ctx, part(request.params), request.body),
  )
  app.delete(
    '/Webhooks/:id',
    {
      schema: {
        operationId: 'deleteWebhook',
        access,
        tags,
        summary: 'Delete a webhook and its delivery log',
        response: nothing,
      },
    },
    (request, reply) => sendNothing(reply, deleteWebhook(request.ctx, part(request.params))),
  )
  app.post(
    '/Webhooks/:id/secret',
    {
      schema: {
        operationId: 'rollWebhookSecret',
        access,
        tags,
        summary: 'Create a new secret; for 24 hours the old one signs as well',
        response: { 200: webhookSecretAnswer },
      },
    },
    (request) => rollWebhookSecret(request.ctx, part(request.params)),
  )
  app.post(
    '/Webhooks/:id/test',
    {
      schema: {
        operationId: 'testWebhook',
        access,
        refuses: ['conflict'],
        tags,
        summary: 'Send a test event',
        response: { 200: webhookAnswer },
      },
    },
    (request) => testWebhook(request.ctx, part(request.params)),
  )
  app.get(
    '/Webhooks/:id/deliveries',
    {
      schema: {
        operationId: 'listWebhookDeliveries',
        access,
        tags,
        summary: 'Deliveries in the last 30 days, newest first',
        querystring: paging.meta({ title: 'webhookDeliveries' }),
        response: page(webhookDeliveryAnswer),
      },
    },
    async (request, reply) =>
      sendPage(request, reply, await listWebhookDeliveries(request.ctx, part(request.params), request.query)),
  )
  app.post(
    '/Webhooks/:id/deliveries/:deliveryId/replay',
    {
      schema: {
        operationId: 'replayWebhookDelivery',
        access,
        refuses: ['conflict'],
        tags,
        summary: 'Send a delivery again, with the same ID',
        response: { 200: webhookAnswer },
      },
    },
    (request) => replayWebhookDelivery(request.ctx, part(request.params), part(request.params, 'deliveryId')),
  )
}
