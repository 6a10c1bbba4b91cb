import { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { messageInput, SIDES } from '#domain/appointments.ts'
import { createContext } from '#server/context.ts'
import { sendCreated, sendPage } from '#server/rest/answer.ts'
import { idFrom } from '#server/rest/input.ts'
import { identify } from '#server/viewer.ts'
import { listMessages, type Message, sendMessage } from './service.ts'
import { followAppointment, type LiveEvent } from './stream.ts'

const tags = ['Messages']

/** A message as REST answers it. */
export const messageAnswer = z.object({
  id: z.string(),
  sender: z.enum(SIDES),
  senderName: z.string(),
  message: z.string(),
  timestamp: z.string(),
})

export const toMessageAnswer = ({ id, sender, senderName, message, createdAt }: Message) => ({
  ...{ id, sender, senderName, message },
  timestamp: createdAt,
})

/** An event in the words of `text/event-stream`; the data are what REST answers elsewhere. */
function toText(event: LiveEvent): string {
  if (event.kind === 'heartbeat') return ': heartbeat\n\n'
  const data = event.kind === 'message' ? toMessageAnswer(event.message) : event.appointment
  return `id: ${data.id}\nevent: ${event.kind}\ndata: ${JSON.stringify(data)}\n\n`
}

/** Longer than any answer may take otherwise; a stream ends by itself. */
const NO_TIMEOUT = 2_147_483_647
/** Who does not read is cut off before much is kept for them. */
const MAX_UNREAD = 1_000_000

export async function messageRoutes(app: FastifyInstance): Promise<void> {
  app.get(
    '/Appointments/:id/messages',
    { schema: { tags, summary: 'The conversation, oldest first', response: { 200: z.array(messageAnswer) } } },
    async (request, reply) => {
      const page = await listMessages(request.ctx, idFrom(request.params), request.query)
      return sendPage(request, reply, { ...page, items: page.items.map(toMessageAnswer) })
    },
  )
  app.post(
    '/Appointments/:id/messages',
    { schema: { tags, summary: 'Write a message', body: messageInput, response: { 201: messageAnswer } } },
    async (request, reply) => {
      const message = await sendMessage(request.ctx, idFrom(request.params), request.body)
      return sendCreated(request, reply, toMessageAnswer(message))
    },
  )
  app.get(
    '/Appointments/:id/messages/stream',
    {
      ...{ compress: false, exposeHeadRoute: false, handlerTimeout: NO_TIMEOUT },
      schema: {
        tags,
        summary: 'New messages and changes of the appointment as they happen (server-sent events)',
        description: `\`event: message\` with a message, \`event: appointment\` with the appointment, both as elsewhere; a comment every
20 seconds. Read what there is after opening it. It ends with the session and when the server closes: open it again.`,
        produces: ['text/event-stream'],
      },
    },
    async (request, reply) => {
      const stream = new Readable({ read: () => undefined })
      reply.raw.once('close', () => stream.destroy())
      stream.push('retry: 2000\n\n')
      const stop = await followAppointment(request.ctx, idFrom(request.params), app.live, {
        send: (event) => {
          if (stream.readableLength > MAX_UNREAD) stream.destroy()
          else stream.push(toText(event))
        },
        end: () => stream.push(null),
        renew: async () => {
          const viewer = await identify(request.headers.authorization, request.ctx)
          return createContext(request.ctx, request, viewer)
        },
      })
      stream.once('close', stop)
      if (stream.destroyed) stop()
      return reply
        .headers({
          'content-type': 'text/event-stream; charset=utf-8',
          'cache-control': 'no-store, no-transform',
          'x-accel-buffering': 'no',
          // Nothing else goes through it afterwards, so that closing the server need not wait for it.
          connection: 'close',
        })
        .send(stream)
    },
  )
}
