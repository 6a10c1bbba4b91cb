import type { FastifyInstance } from 'fastify'
import { emailChange, linkInput } from '#domain/users.ts'
import { userAnswer } from '#server/features/users/record.ts'
import { cancelEmailChange, confirmEmail, requestEmailChange, requestEmailConfirmation } from './email.ts'
import { sendNothing } from '#server/rest/answer.ts'
import { nothing } from '#server/rest/operation.ts'

const tags = ['Auth']

export async function emailRoutes(app: FastifyInstance): Promise<void> {
  app.post(
    '/Auth/confirm-email',
    {
      schema: {
        operationId: 'confirmEmail',
        access: 'anyone',
        refuses: ['duplicate_email'],
        tags,
        summary: 'Confirm an address with the link of a mail',
        body: linkInput,
        response: nothing,
      },
    },
    (request, reply) => sendNothing(reply, confirmEmail(request.ctx, request.body)),
  )
  app.post(
    '/Auth/request-email-confirmation',
    {
      schema: {
        operationId: 'requestEmailConfirmation',
        access: 'viewer',
        tags,
        summary: 'Mail the link that confirms the address once more',
        response: nothing,
      },
    },
    (request, reply) => sendNothing(reply, requestEmailConfirmation(request.ctx)),
  )
  app.post(
    '/Auth/change-email',
    {
      schema: {
        operationId: 'requestEmailChange',
        access: 'viewer',
        refuses: ['duplicate_email'],
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
    {
      schema: {
        operationId: 'cancelEmailChange',
        access: 'viewer',
        tags,
        summary: 'Keep the address after all',
        response: { 200: userAnswer },
      },
    },
    (request) => cancelEmailChange(request.ctx),
  )
}
