import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { apiKeyInput, apiKeyRenaming } from '#domain/api-keys.ts'
import { sendCreated } from '#server/rest/answer.ts'
import { part } from '#server/rest/input.ts'
import { created } from '#server/rest/operation.ts'
import { listApiKeys } from './reading.ts'
import { apiKeyAnswer, newApiKeyAnswer } from './record.ts'
import { createApiKey, renameApiKey, revokeApiKey } from './writing.ts'

const tags = ['API keys']

export async function apiKeyRoutes(app: FastifyInstance): Promise<void> {
  app.get(
    '/ApiKeys',
    {
      schema: {
        operationId: 'listApiKeys',
        access: 'viewer',
        tags,
        summary: 'API keys of the viewer, active ones first',
        response: { 200: z.array(apiKeyAnswer) },
      },
    },
    (request) => listApiKeys(request.ctx),
  )
  app.post(
    '/ApiKeys',
    {
      schema: {
        operationId: 'createApiKey',
        access: 'viewer',
        refuses: ['conflict'],
        tags,
        summary: 'Create an API key, whose secret is returned only once',
        body: apiKeyInput.meta({ title: 'ApiKeyInput' }),
        example: {
          name: 'Booking desk',
          scopes: ['catalogue:read', 'appointments:write'],
          expiresInDays: 90,
          password: 'Fjord-1905',
        },
        response: created(newApiKeyAnswer),
      },
    },
    async (request, reply) => sendCreated(request, reply, await createApiKey(request.ctx, request.body)),
  )
  app.patch(
    '/ApiKeys/:id',
    {
      schema: {
        operationId: 'renameApiKey',
        access: 'viewer',
        tags,
        summary: 'Rename a key',
        body: apiKeyRenaming,
        example: { name: 'Website' },
        response: { 200: apiKeyAnswer },
      },
    },
    (request) => renameApiKey(request.ctx, part(request.params), request.body),
  )
  app.delete(
    '/ApiKeys/:id',
    {
      schema: {
        operationId: 'revokeApiKey',
        access: 'viewer',
        tags,
        summary: 'Revoke a key at once and for good',
        response: { 200: apiKeyAnswer },
      },
    },
    (request) => revokeApiKey(request.ctx, part(request.params)),
  )
}
