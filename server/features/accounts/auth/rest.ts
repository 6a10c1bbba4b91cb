import type { FastifyInstance } from 'fastify'
import { loginInput, passwordChange, registerInput } from '#domain/users.ts'
import { sendNothing } from '#server/rest/answer.ts'
import { created, nothing } from '#server/rest/operation.ts'
import { signedInAnswer } from './record.ts'
import { changePassword, login, register } from './writing.ts'

const tags = ['Auth']

export async function authRoutes(app: FastifyInstance): Promise<void> {
  app.post(
    '/Auth/login',
    {
      schema: {
        operationId: 'login',
        access: 'anyone',
        refuses: ['unauthenticated', 'two_factor_required', 'forbidden'],
        tags,
        summary: 'Sign in',
        body: loginInput.meta({ title: 'LoginInput' }),
        example: { email: 'patient@hekima.test', password: 'Patient123!' },
        response: { 200: signedInAnswer },
      },
    },
    (request) => login(request.ctx, request.body),
  )
  app.post(
    '/Auth/register',
    {
      schema: {
        operationId: 'register',
        access: 'anyone',
        refuses: ['duplicate_email'],
        tags,
        summary: 'Create a patient account',
        body: registerInput.meta({ title: 'RegisterInput' }),
        example: {
          firstName: 'Ingrid',
          lastName: 'Solvang',
          email: 'ingrid@mail.example',
          password: 'Fjord-1905',
          confirmPassword: 'Fjord-1905',
          language: 'en',
        },
        response: created(signedInAnswer),
      },
    },
    async (request, reply) => {
      const session = await register(request.ctx, request.body)
      reply.code(201).header('location', request.url.replace(/register.*$/i, 'me'))
      return session
    },
  )
  app.post(
    '/Auth/change-password',
    {
      schema: {
        operationId: 'changePassword',
        access: 'viewer',
        tags,
        summary: 'Change the password',
        body: passwordChange,
        example: { currentPassword: 'Fjord-1905', newPassword: 'Lofoten-1907', confirmPassword: 'Lofoten-1907' },
        response: nothing,
      },
    },
    (request, reply) => sendNothing(reply, changePassword(request.ctx, request.body)),
  )
}
