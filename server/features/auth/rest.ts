import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { loginInput, passwordChange, passwordForgotten, passwordReset, registerInput } from '#domain/users.ts'
import { signedInAnswer } from './record.ts'
import { requestPasswordReset, resetPassword } from './reset.ts'
import { changePassword, login, register } from './writing.ts'

const tags = ['Auth']
const nothing = { 204: z.null() }

export async function authRoutes(app: FastifyInstance): Promise<void> {
  app.post(
    '/Auth/login',
    { schema: { tags, summary: 'Sign in', body: loginInput, response: { 200: signedInAnswer } } },
    (request) => login(request.ctx, request.body),
  )
  app.post(
    '/Auth/register',
    { schema: { tags, summary: "Create a patient's account", body: registerInput, response: { 201: signedInAnswer } } },
    async (request, reply) => {
      const session = await register(request.ctx, request.body)
      reply.code(201).header('location', request.url.replace(/register.*$/i, 'me'))
      return session
    },
  )
  app.post(
    '/Auth/change-password',
    { schema: { tags, summary: 'Change the password', body: passwordChange, response: nothing } },
    async (request, reply) => {
      await changePassword(request.ctx, request.body)
      return reply.code(204).send()
    },
  )
  app.post(
    '/Auth/forgot-password',
    {
      schema: {
        tags,
        summary: 'Mail a link to set a new password; the same answer whether or not the address is known',
        body: passwordForgotten,
        response: nothing,
      },
    },
    async (request, reply) => {
      await requestPasswordReset(request.ctx, request.body)
      return reply.code(204).send()
    },
  )
  app.post(
    '/Auth/reset-password',
    { schema: { tags, summary: 'Set a new password with the link of a mail', body: passwordReset, response: nothing } },
    async (request, reply) => {
      await resetPassword(request.ctx, request.body)
      return reply.code(204).send()
    },
  )
}
