import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { chatInput, keepingInput } from '#domain/chat.ts'
import { sendNothing } from '#server/rest/answer.ts'
import { sendAnswerStream, wantsEventStream } from '#server/rest/answer-stream.ts'
import { eventStreamRoute } from '#server/rest/event-stream.ts'
import { part } from '#server/rest/input.ts'
import { nothing } from '#server/rest/operation.ts'
import { chat } from './chatting.ts'
import { getConversation, listConversations, readAssistant } from './reading.ts'
import { assistantAnswer, chatAnswer, conversationAnswer, conversationInShortAnswer } from './record.ts'
import { deleteConversation, deleteConversations, keepConversations } from './writing.ts'

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
Nothing is stored unless the viewer has asked for it. \`answerBy: guide\` keeps the conversation away from any model.`,
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
  app.get(
    '/Chat',
    {
      schema: {
        operationId: 'getAssistant',
        access: 'guest',
        tags,
        summary: 'Source of answers, and whether conversations are stored',
        response: { 200: assistantAnswer },
      },
    },
    (request) => readAssistant(request.ctx),
  )
  app.put(
    '/Chat',
    {
      schema: {
        operationId: 'keepConversations',
        access: 'viewer',
        tags,
        summary: 'Turn storing of conversations on or off',
        body: keepingInput,
        response: { 200: assistantAnswer },
      },
    },
    (request) => keepConversations(request.ctx, request.body),
  )
  app.get(
    '/Chat/conversations',
    {
      schema: {
        operationId: 'listConversations',
        access: 'viewer',
        tags,
        summary: 'Stored conversations of the viewer, most recent first',
        response: { 200: z.array(conversationInShortAnswer) },
      },
    },
    (request) => listConversations(request.ctx),
  )
  app.get(
    '/Chat/conversations/:id',
    {
      schema: {
        operationId: 'getConversation',
        access: 'viewer',
        tags,
        summary: 'A stored conversation of the viewer',
        response: { 200: conversationAnswer },
      },
    },
    (request) => getConversation(request.ctx, part(request.params)),
  )
  app.delete(
    '/Chat/conversations/:id',
    {
      schema: {
        operationId: 'deleteConversation',
        access: 'viewer',
        tags,
        summary: 'Delete a stored conversation of the viewer',
        response: nothing,
      },
    },
    (request, reply) => sendNothing(reply, deleteConversation(request.ctx, part(request.params))),
  )
  app.delete(
    '/Chat/conversations',
    {
      schema: {
        operationId: 'deleteConversations',
        access: 'viewer',
        tags,
        summary: 'Delete all stored conversations of the viewer',
        response: nothing,
      },
    },
    (request, reply) => sendNothing(reply, deleteConversations(request.ctx)),
  )
}
