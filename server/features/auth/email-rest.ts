import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { emailChange, linkInput } from '#domain/users.ts'
import { userAnswer } from '#server/features/users/record.ts'
import { cancelEmailChange, confirmEmail, requestEmailChange, requestEmailConfirmation } from './email.ts'

const tags = ['Auth']
const nothing = { 204: z.null() }

export async function emailRoutes(app: FastifyInstance): Promise<void> {
  app.post(
    '/Auth/confirm-email',
    { schema: { tags, summary: 'Confirm an address with the link of a mail', body: linkInput, response: nothing } },
    async (request, reply) => {
      await confirmEmail(request.ctx, request.body)
      return reply.code(204).send()
    },
  )
  app.post(
    '/Auth/request-email-confirmation',
    { schema: { tags, summary: 'Mail the link that confirms the address once more', response: nothing } },
    async (request, reply) => {
      await requestEmailConfirmation(request.ctx)
      return reply.code(204).send()
    },
  )
  app.post(
    '/Auth/change-email',
    {
      schema: {
        tags,
        summary: 'Mail a link to another address, which becomes that of the account when the link is used',
        body: emailChange,
        response: { 200: userAnswer },
      },
    },
    (request) => requestEmailChange(request.ctx, request.body),
  )
  app.delete(
    '/Auth/change-email',
    { schema: { tags, summary: 'Keep the address after all', response: { 200: userAnswer } } },
    (request) => cancelEmailChange(request.ctx),
  )
}
