import type { FastifyInstance } from 'fastify'
import { idFrom } from '#server/rest/input.ts'
import { download } from '#server/rest/operation.ts'
import { sendDocument } from '#server/rest/upload.ts'
import { comparisonSearch, getQuoteComparison } from './reading.ts'

const tags = ['Quotes']

export async function comparisonRoutes(app: FastifyInstance): Promise<void> {
  app.get(
    '/QuoteRequests/:id/comparison.pdf',
    {
      schema: {
        operationId: 'getQuoteComparison',
        access: 'owner',
        refuses: ['conflict', 'too_many_requests'],
        tags,
        summary: 'Quotes of a request beside each other, in English, Turkish, Russian or Arabic',
        querystring: comparisonSearch,
        response: download('application/pdf'),
      },
    },
    async (request, reply) =>
      sendDocument(reply, await getQuoteComparison(request.ctx, idFrom(request.params), request.query)),
  )
}
