import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { messageInput, SIDES } from '#domain/appointments.ts'
import { sendCreated, sendPage } from '#server/rest/answer.ts'
import { idFrom } from '#server/rest/input.ts'
import { listMessages, type Message, sendMessage } from './service.ts'

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
}
