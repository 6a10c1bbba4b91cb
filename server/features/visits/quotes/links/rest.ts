import type { FastifyInstance } from 'fastify'
import { quoteLinkInput } from '#domain/quotes/links.ts'
import { idFrom } from '#server/rest/input.ts'
import { created, record } from '#server/rest/operation.ts'
import { listQuoteLinks } from './reading.ts'
import { newQuoteLinkAnswer, quoteLinkAnswer } from './record.ts'
import { createQuoteLink, revokeQuoteLink } from './writing.ts'

const tags = ['Quotes']

export async function quoteLinkRoutes(app: FastifyInstance): Promise<void> {
  app.get(
    '/QuoteRequests/:id/links',
    {
      schema: {
        operationId: 'listQuoteLinks',
        access: 'owner',
        tags,
        summary: 'Links that show the quotes of a request to a companion, newest first',
        response: record(quoteLinkAnswer.array()),
      },
    },
    (request) => listQuoteLinks(request.ctx, idFrom(request.params)),
  )

  app.post(
    '/QuoteRequests/:id/links',
    {
      schema: {
        operationId: 'createQuoteLink',
        access: 'owner',
        refuses: ['conflict', 'invalid_transition', 'too_many_requests'],
        tags,
        summary: 'Show the quotes of a request to a companion by a link; its address is answered only once',
        body: quoteLinkInput.meta({ title: 'QuoteLinkInput' }),
        example: { name: 'Clare', parts: ['hospitals', 'prices', 'dates'], days: 14 },
        response: created(newQuoteLinkAnswer, []),
      },
    },
    async (request, reply) =>
      reply.code(201).send(await createQuoteLink(request.ctx, idFrom(request.params), request.body)),
  )

  app.delete(
    '/QuoteLinks/:id',
    {
      schema: {
        operationId: 'revokeQuoteLink',
        access: 'owner',
        tags,
        summary: 'End a link at once',
        response: record(quoteLinkAnswer),
      },
    },
    (request) => revokeQuoteLink(request.ctx, idFrom(request.params)),
  )
}
