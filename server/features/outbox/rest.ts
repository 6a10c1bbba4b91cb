import type { FastifyInstance } from 'fastify'
import { paging } from '#domain/paging.ts'
import { sendNothing, sendPage } from '#server/rest/answer.ts'
import { part } from '#server/rest/input.ts'
import { listDeadLetters } from './reading.ts'
import { deadLetterAnswer } from './record.ts'
import { retryDeadLetter } from './writing.ts'
import { nothing, page } from '#server/rest/operation.ts'

const tags = ['Outbox']

export async function outboxRoutes(app: FastifyInstance): Promise<void> {
  app.get(
    '/Outbox/failed',
    {
      schema: {
        operationId: 'listDeadLetters',
        access: 'admin',
        tags,
        summary: 'Mails that were given up, the latest first',
        querystring: paging,
        response: page(deadLetterAnswer),
      },
    },
    async (request, reply) => sendPage(request, reply, await listDeadLetters(request.ctx, request.query)),
  )

  app.post(
    '/Outbox/:id/retry',
    {
      schema: { operationId: 'retryDeadLetter', access: 'admin', tags, summary: 'Try a mail again', response: nothing },
    },
    (request, reply) => sendNothing(reply, retryDeadLetter(request.ctx, part(request.params))),
  )
}
