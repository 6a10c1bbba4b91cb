import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { sendNothing } from '#server/rest/answer.ts'
import { eventStreamRoute, sendEventStream } from '#server/rest/event-stream.ts'
import { part } from '#server/rest/input.ts'
import { nothing, type Success } from '#server/rest/operation.ts'
import { deviceSessionAnswer, signedInAnswer } from './record.ts'
import { sessionEvents } from './session-stream.ts'
import { endOtherSessions, endSession, listSessions, logout, renewSession } from './sessions.ts'

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
        summary: 'Active sessions of the viewer, most recently used first',
        response: { 200: z.array(deviceSessionAnswer) },
      },
    },
    (request) => listSessions(request.ctx),
  )
  app.get(
    '/Auth/sessions/current/stream',
    {
      ...eventStreamRoute,
      schema: {
        operationId: 'streamSession',
        access: 'person',
        tags,
        summary: 'Stream that stays open as long as the session (server-sent events)',
        description:
          'Sends only a comment every 20 seconds. Check the session when it ends: an open page thus learns at once that its session is over.',
        response: {
          200: {
            description: 'No events until the end of the stream.',
            media: ['text/event-stream'],
          } satisfies Success,
        },
      },
    },
    (request, reply) => sendEventStream(request, reply, sessionEvents(request.ctx)),
  )
  app.post(
    '/Auth/sessions/current/renew',
    {
      schema: {
        operationId: 'renewSession',
        access: 'viewer',
        refuses: ['conflict'],
        tags,
        summary: 'Extend the session by a week, up to a month after sign-in',
        description: 'Returns a new token for the same session. The old one works until its expiry.',
        response: { 200: signedInAnswer },
      },
    },
    (request) => renewSession(request.ctx),
  )
  app.delete(
    '/Auth/sessions/:id',
    {
      schema: {
        operationId: 'endSession',
        access: 'viewer',
        tags,
        summary: 'End a session',
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
        summary: 'End every other session',
        response: { 200: z.object({ ended: z.number().int() }) },
      },
    },
    async (request) => ({ ended: await endOtherSessions(request.ctx) }),
  )
}
