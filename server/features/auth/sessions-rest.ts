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
        summary: 'Where one is signed in, the last used first',
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
        summary: 'Stays open for as long as the session of the token (server-sent events)',
        description:
          'A comment every 20 seconds and nothing else. Where it ends, ask who is signed in: an open page learns at once that its session is over.',
        response: {
          200: { description: 'No events, until the end.', media: ['text/event-stream'] } satisfies Success,
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
        summary: 'Stay signed in for another week, at most until a month after signing in',
        description: 'Answers a new token for the same session. The old one works until the end that it names.',
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
