import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { sendPage } from '#server/rest/answer.ts'
import { part } from '#server/rest/input.ts'
import { listDeadLetters, retryDeadLetter } from './service.ts'

const tags = ['Outbox']
const deadLetterAnswer = z.object({
  id: z.string(),
  kind: z.string(),
  attempts: z.number().int(),
  lastError: z.string().nullable(),
  failedAt: z.string(),
  createdAt: z.string(),
})

export async function outboxRoutes(app: FastifyInstance): Promise<void> {
  app.get(
    '/Outbox/failed',
    {
      schema: {
        tags,
        summary: 'Mails that were given up, the latest first',
        response: { 200: z.array(deadLetterAnswer) },
      },
    },
    async (request, reply) => sendPage(request, reply, await listDeadLetters(request.ctx, request.query)),
  )

  app.post(
    '/Outbox/:id/retry',
    { schema: { tags, summary: 'Try a mail again', response: { 204: z.null() } } },
    async (request, reply) => {
      await retryDeadLetter(request.ctx, part(request.params))
      return reply.code(204).send()
    },
  )
}
