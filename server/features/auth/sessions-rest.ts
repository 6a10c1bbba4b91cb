import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { sendNothing } from '#server/rest/answer.ts'
import { part } from '#server/rest/input.ts'
import { deviceSessionAnswer } from './record.ts'
import { endOtherSessions, endSession, listSessions, logout } from './sessions.ts'
import { nothing } from '#server/rest/operation.ts'

const tags = ['Auth']

export async function sessionRoutes(app: FastifyInstance): Promise<void> {
  app.post(
    '/Auth/logout',
    {
      schema: {
        operationId: 'logout',
        access: 'anyone',
        security: [{}, { session: [] }],
        tags,
        summary: 'End the session of the token',
        response: nothing,
      },
    },
    (request, reply) => sendNothing(reply, logout(request.ctx)),
  )
  app.get(
    '/Auth/sessions',
    {
      schema: {
        operationId: 'listSessions',
        access: 'viewer',
        tags,
        summary: 'Where one is signed in, the last used first',
        response: { 200: z.array(deviceSessionAnswer) },
      },
    },
    (request) => listSessions(request.ctx),
  )
  app.delete(
    '/Auth/sessions/:id',
    {
      schema: {
        operationId: 'endSession',
        access: 'viewer',
        tags,
        summary: 'End one of the sessions',
        response: nothing,
      },
    },
    (request, reply) => sendNothing(reply, endSession(request.ctx, part(request.params))),
  )
  app.post(
    '/Auth/sessions/end-others',
    {
      schema: {
        operationId: 'endOtherSessions',
        access: 'viewer',
        tags,
        summary: 'End every session but this one',
        response: { 200: z.object({ ended: z.number().int() }) },
      },
    },
    async (request) => ({ ended: await endOtherSessions(request.ctx) }),
  )
}
