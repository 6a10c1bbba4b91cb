import type { FastifyInstance } from 'fastify'
import { eventStreamAnswer, eventStreamRoute, lastEventHeader, sendEventStream } from '#server/rest/event-stream.ts'
import { idFrom } from '#server/rest/input.ts'
import { quoteRequestEvents } from './stream.ts'

const tags = ['Quotes']

export async function quoteRoutes(app: FastifyInstance): Promise<void> {
  app.get(
    '/QuoteRequests/:id/stream',
    {
      ...eventStreamRoute,
      schema: {
        operationId: 'streamQuoteRequest',
        access: 'owner',
        tags,
        summary: 'Stream of changes of a quote request (server-sent events)',
        description: `\`event: quoteRequest\` with \`{ id, state }\` whenever a hospital or the patient has changed anything; a comment every 20 seconds. Read the current
state after opening the stream, or open it with \`Last-Event-ID\`. It ends with the session and when the server closes: reopen it.`,
        headers: lastEventHeader,
        response: eventStreamAnswer,
      },
    },
    (request, reply) => sendEventStream(request, reply, quoteRequestEvents(idFrom(request.params))),
  )
}
