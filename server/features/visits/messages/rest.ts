import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { messageInput } from '#domain/appointments.ts'
import { MESSAGES_SHOWN, messageSearch } from '#domain/messages.ts'
import { paging } from '#domain/paging.ts'
import { sendCreated, sendPage } from '#server/rest/answer.ts'
import { eventStreamAnswer, eventStreamRoute, lastEventHeader, sendEventStream } from '#server/rest/event-stream.ts'
import { idFrom } from '#server/rest/input.ts'
import { created, page } from '#server/rest/operation.ts'
import { type Conversation, listMessages } from './reading.ts'
import { messageAnswer, toMessageAnswer } from './record.ts'
import { appointmentEvents } from './stream.ts'
import { sendMessage } from './writing.ts'

const tags = ['Messages']

const messageQuery = messageSearch
  .extend({
    limit: paging.shape.limit.unwrap().default(MESSAGES_SHOWN),
    page: messageSearch.shape.page.meta({
      description: 'Page of the whole conversation, starting at 1, instead of its last messages.',
    }),
  })
  .meta({ title: 'messages' })

/** Sends the end of a conversation, with a link to older messages. */
function sendEnd(request: FastifyRequest, reply: FastifyReply, { items, total, limit, earlier }: Conversation) {
  reply.header('x-total-count', total).header('x-total-count-exact', 'true')
  if (earlier) {
    const params = new URLSearchParams({ before: earlier, limit: String(limit) })
    reply.header('link', `<${request.url.split('?')[0]}?${params}>; rel="prev"`)
  }
  return items.map(toMessageAnswer)
}

export async function messageRoutes(app: FastifyInstance): Promise<void> {
  app.get(
    '/Appointments/:id/messages',
    {
      schema: {
        operationId: 'listMessages',
        access: 'reader',
        tags,
        summary: 'Latest messages of a conversation, oldest first',
        description:
          'The last 50 messages, or the last ones `before` a message; with `page`, a page of the whole conversation.',
        querystring: messageQuery,
        response: page(messageAnswer),
      },
    },
    async (request, reply) => {
      const list = await listMessages(request.ctx, idFrom(request.params), request.query)
      if (!Object.hasOwn(Object(request.query), 'page')) return sendEnd(request, reply, list)
      return sendPage(request, reply, { ...list, items: list.items.map(toMessageAnswer) })
    },
  )
  app.post(
    '/Appointments/:id/messages',
    {
      schema: {
        operationId: 'sendMessage',
        access: 'reader',
        tags,
        summary: 'Send a message',
        body: messageInput,
        example: { message: 'May I bring my X-rays on a disc?' },
        response: created(messageAnswer),
      },
    },
    async (request, reply) => {
      const message = await sendMessage(request.ctx, idFrom(request.params), request.body)
      return sendCreated(request, reply, toMessageAnswer(message))
    },
  )
  app.get(
    '/Appointments/:id/messages/stream',
    {
      ...eventStreamRoute,
      schema: {
        operationId: 'streamAppointment',
        access: 'reader',
        tags,
        summary: 'Stream of new messages and changes of the appointment (server-sent events)',
        description: `\`event: message\` with a message, \`event: appointment\` with the appointment, both as in other responses, \`event: file\` with the UUID of a new file; a comment every
20 seconds. Read the current state after opening the stream, or open it with \`Last-Event-ID\`. It ends with the session and when the server closes: reopen it.`,
        headers: lastEventHeader,
        response: eventStreamAnswer,
      },
    },
    (request, reply) => sendEventStream(request, reply, appointmentEvents(idFrom(request.params))),
  )
}
