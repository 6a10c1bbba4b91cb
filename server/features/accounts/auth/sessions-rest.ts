import type { FastifyInstance } from 'fastify'
import { sendNothing } from '#server/rest/answer.ts'
import { eventStreamRoute, sendEventStream } from '#server/rest/event-stream.ts'
import { nothing, type Success } from '#server/rest/operation.ts'
import { sessionEvents } from './session-stream.ts'
import { logout } from './sessions.ts'

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
}
