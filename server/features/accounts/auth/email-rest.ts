import type { FastifyInstance } from 'fastify'
import { emailChange, linkInput } from '#domain/users.ts'
import { userAnswer } from '#server/features/accounts/users/record.ts'
import { sendNothing } from '#server/rest/answer.ts'
import { nothing } from '#server/rest/operation.ts'
import { cancelEmailChange, confirmEmail, requestEmailChange, requestEmailConfirmation } from './email.ts'

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
        summary: 'Confirm an e-mail address with the link of a mail',
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
        summary: 'Send the confirmation mail again',
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
        summary: 'Mail a link to a new address, which becomes the address of the account when the link is used',
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
        summary: 'Cancel a pending change of address',
        response: { 200: userAnswer },
      },
    },
    (request) => cancelEmailChange(request.ctx),
  )
}
