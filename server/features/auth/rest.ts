import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { loginInput, passwordChange, profileInput, registerInput } from '#domain/users.ts'
import { userAnswer } from '#server/features/users/rest.ts'
import { getProfile, updateProfile } from '#server/features/users/service.ts'
import { refuseStale, sendRecord } from '#server/rest/answer.ts'
import { changePassword, login, logout, register } from './service.ts'

const tags = ['Auth']
const signedIn = z.object({ token: z.string(), expiresAt: z.string(), user: userAnswer })

export async function authRoutes(app: FastifyInstance): Promise<void> {
  app.post(
    '/Auth/login',
    { schema: { tags, summary: 'Sign in', body: loginInput, response: { 200: signedIn } } },
    (request) => login(request.ctx, request.body),
  )
  app.post(
    '/Auth/register',
    { schema: { tags, summary: "Create a patient's account", body: registerInput, response: { 201: signedIn } } },
    async (request, reply) => {
      const session = await register(request.ctx, request.body)
      reply.code(201).header('location', request.url.replace(/register.*$/i, 'me'))
      return session
    },
  )
  app.post(
    '/Auth/logout',
    { schema: { tags, summary: 'End the session of the token', response: { 204: z.null() } } },
    async (request, reply) => {
      await logout(request.ctx)
      return reply.code(204).send()
    },
  )
  app.get(
    '/Auth/me',
    { schema: { tags, summary: 'The signed-in person', response: { 200: userAnswer } } },
    async (request, reply) => sendRecord(reply, await getProfile(request.ctx)),
  )
  app.put(
    '/Auth/me',
    { schema: { tags, summary: 'Edit the profile', body: profileInput, response: { 200: userAnswer } } },
    async (request, reply) => {
      const user = await updateProfile(request.ctx, request.body, (current) => refuseStale(request, current))
      return sendRecord(reply, user)
    },
  )
  app.post(
    '/Auth/change-password',
    { schema: { tags, summary: 'Change the password', body: passwordChange, response: { 204: z.null() } } },
    async (request, reply) => {
      await changePassword(request.ctx, request.body)
      return reply.code(204).send()
    },
  )
}
