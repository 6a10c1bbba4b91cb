import type { FastifyInstance } from 'fastify'
import { chatInput } from '#domain/chat.ts'
import { sendAnswerStream, wantsEventStream } from '#server/rest/answer-stream.ts'
import { eventStreamRoute } from '#server/rest/event-stream.ts'
import { chat } from './chatting.ts'
import { chatAnswer } from './record.ts'

const tags = ['Assistant']

export async function assistantRoutes(app: FastifyInstance): Promise<void> {
  app.post(
    '/Chat',
    {
      ...eventStreamRoute,
      schema: {
        operationId: 'chat',
        access: 'guest',
        tags,
        summary: 'Send a message to the health assistant',
        description: `Returns JSON, or with \`Accept: text/event-stream\` server-sent events: \`triage\` as soon as it is known, \`text\` in pieces
(\`{ text }\`), then \`answer\` with the whole answer as in JSON, or \`error\` as a problem.
Nothing is stored unless the caller has asked for it. With \`answerBy: guide\`, no language model sees the conversation.`,
        body: chatInput,
        response: { 200: chatAnswer },
      },
    },
    (request, reply) => {
      const left = new AbortController()
      reply.raw.once('close', () => left.abort())
      const telling = { signal: left.signal }
      if (!wantsEventStream(request)) return chat(request.ctx, request.body, telling)
      return sendAnswerStream(request, reply, async (send) => {
        const answer = await chat(request.ctx, request.body, {
          ...telling,
          onTriage: (triage) => send('triage', triage),
          onText: (text) => send('text', { text }),
        })
        send('answer', answer)
      })
    },
  )
}
