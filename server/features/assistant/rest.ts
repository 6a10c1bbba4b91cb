import type { FastifyInstance } from 'fastify'
import { chatInput } from '#domain/assistant/chat.ts'
import { chat } from './chatting.ts'
import { chatAnswer } from './record.ts'

export async function assistantRoutes(app: FastifyInstance): Promise<void> {
  app.post(
    '/Chat',
    {
      schema: {
        operationId: 'chat',
        access: 'anyone',
        tags: ['Assistant'],
        summary: 'Ask the health assistant; nothing of the conversation is kept',
        body: chatInput,
        response: { 200: chatAnswer },
      },
    },
    (request) => chat(request.ctx, request.body),
  )
}
