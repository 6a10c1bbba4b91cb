import type { FastifyInstance } from 'fastify'
import { mailDropping, mailSearch } from '#domain/mail-queue.ts'
import { paging } from '#domain/paging.ts'
import { sendNothing, sendPage } from '#server/rest/answer.ts'
import { part } from '#server/rest/input.ts'
import { nothing, page } from '#server/rest/operation.ts'
import { listDeadLetters, listMails, summariseMails } from './reading.ts'
import { deadLetterAnswer, mailSummaryAnswer, queuedMailAnswer } from './record.ts'
import { dropMail, retryDeadLetter } from './writing.ts'

const tags = ['Outbox']

export async function outboxRoutes(app: FastifyInstance): Promise<void> {
  app.get(
    '/Outbox/failed',
    {
      schema: {
        operationId: 'listDeadLetters',
        access: 'admin',
        tags,
        summary: 'Failed mails, newest first',
        querystring: paging,
        response: page(deadLetterAnswer),
      },
    },
    async (request, reply) => sendPage(request, reply, await listDeadLetters(request.ctx, request.query)),
  )

  app.post(
    '/Outbox/:id/retry',
    {
      schema: {
        operationId: 'retryDeadLetter',
        access: 'admin',
        tags,
        summary: 'Retry a failed mail',
        response: nothing,
      },
    },
    (request, reply) => sendNothing(reply, retryDeadLetter(request.ctx, part(request.params))),
  )

  app.get(
    '/Outbox',
    {
      schema: {
        operationId: 'listMails',
        access: 'admin',
        tags,
        summary: 'Mails of the queue, newest first, without their content',
        querystring: mailSearch.extend(paging.shape).meta({ title: 'MailSearch' }),
        response: page(queuedMailAnswer),
      },
    },
    async (request, reply) => sendPage(request, reply, await listMails(request.ctx, request.query, request.query)),
  )
  app.get(
    '/Outbox/summary',
    {
      schema: {
        operationId: 'summariseMails',
        access: 'admin',
        tags,
        summary: 'Number of waiting and failed mails',
        response: { 200: mailSummaryAnswer },
      },
    },
    ({ ctx }) => summariseMails(ctx),
  )
  app.post(
    '/Outbox/:id/drop',
    {
      schema: {
        operationId: 'dropMail',
        access: 'admin',
        refuses: ['conflict'],
        tags,
        summary: 'Remove a waiting or failed mail from the queue',
        body: mailDropping,
        example: { reason: 'The address does not exist.' },
        response: nothing,
      },
    },
    (request, reply) => sendNothing(reply, dropMail(request.ctx, part(request.params), request.body)),
  )
}
