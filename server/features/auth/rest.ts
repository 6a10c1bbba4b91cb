import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import {
  emailChange,
  linkInput,
  loginInput,
  passwordChange,
  passwordForgotten,
  passwordProof,
  passwordReset,
  registerInput,
  twoFactorCode,
} from '#domain/users.ts'
import { userAnswer } from '#server/features/users/rest.ts'
import { part } from '#server/rest/input.ts'
import { cancelEmailChange, confirmEmail, requestEmailChange, requestEmailConfirmation } from './email.ts'
import { renewRecoveryCodes } from './recovery.ts'
import { requestPasswordReset, resetPassword } from './reset.ts'
import { changePassword, login, logout, register } from './service.ts'
import { endOtherSessions, endSession, listSessions } from './sessions.ts'
import { disableTwoFactor, enableTwoFactor, startTwoFactor } from './two-factor.ts'

const tags = ['Auth']
const codes = z.object({ recoveryCodes: z.array(z.string()) })
const session = z.object({
  id: z.string(),
  device: z.string(),
  createdAt: z.string(),
  lastUsedAt: z.string(),
  current: z.boolean(),
})
const nothing = { 204: z.null() }
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
    { schema: { tags, summary: 'End the session of the token', response: nothing } },
    async (request, reply) => {
      await logout(request.ctx)
      return reply.code(204).send()
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

  app.post(
    '/Auth/two-factor',
    {
      schema: {
        tags,
        summary: 'Make a secret for an authenticator app; nothing changes until a first code is sent',
        response: { 200: z.object({ secret: z.string(), uri: z.string(), qrCode: z.string() }) },
      },
    },
    (request) => startTwoFactor(request.ctx),
  )
  app.post(
    '/Auth/two-factor/enable',
    {
      schema: {
        tags,
        summary: 'Turn two-factor sign-in on; answers the recovery codes, shown this once',
        body: twoFactorCode,
        response: { 200: codes },
      },
    },
    async (request) => ({ recoveryCodes: await enableTwoFactor(request.ctx, request.body) }),
  )
  app.post(
    '/Auth/two-factor/disable',
    { schema: { tags, summary: 'Turn two-factor sign-in off', body: passwordProof, response: { 200: userAnswer } } },
    (request) => disableTwoFactor(request.ctx, request.body),
  )
  app.post(
    '/Auth/two-factor/recovery-codes',
    { schema: { tags, summary: 'Make new recovery codes', body: passwordProof, response: { 200: codes } } },
    async (request) => ({ recoveryCodes: await renewRecoveryCodes(request.ctx, request.body) }),
  )

  app.get(
    '/Auth/sessions',
    { schema: { tags, summary: 'Where one is signed in, the last used first', response: { 200: z.array(session) } } },
    (request) => listSessions(request.ctx),
  )
  app.delete(
    '/Auth/sessions/:id',
    { schema: { tags, summary: 'End one of the sessions', response: nothing } },
    async (request, reply) => {
      await endSession(request.ctx, part(request.params))
      return reply.code(204).send()
    },
  )
  app.post(
    '/Auth/sessions/end-others',
    {
      schema: {
        tags,
        summary: 'End every session but this one',
        response: { 200: z.object({ ended: z.number().int() }) },
      },
    },
    async (request) => ({ ended: await endOtherSessions(request.ctx) }),
  )
}
