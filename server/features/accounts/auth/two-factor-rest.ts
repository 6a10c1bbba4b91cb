import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { identityProof, twoFactorSetup } from '#domain/users.ts'
import { userAnswer } from '#server/features/accounts/users/record.ts'
import { twoFactorSetupAnswer } from './record.ts'
import { disableTwoFactor, enableTwoFactor, renewRecoveryCodes, startTwoFactor } from './two-factor.ts'

const tags = ['Auth']
const codes = z.object({ recoveryCodes: z.array(z.string()) })

export async function twoFactorRoutes(app: FastifyInstance): Promise<void> {
  app.post(
    '/Auth/two-factor',
    {
      schema: {
        operationId: 'startTwoFactor',
        access: 'person',
        refuses: ['conflict'],
        tags,
        summary: 'Create a secret for an authenticator app; two-factor sign-in stays off until a first code is sent',
        response: { 200: twoFactorSetupAnswer },
      },
    },
    (request) => startTwoFactor(request.ctx),
  )
  app.post(
    '/Auth/two-factor/enable',
    {
      schema: {
        operationId: 'enableTwoFactor',
        access: 'person',
        refuses: ['conflict'],
        tags,
        summary: 'Turn two-factor sign-in on and return the recovery codes, only once',
        body: twoFactorSetup,
        response: { 200: codes },
      },
    },
    async (request) => ({ recoveryCodes: await enableTwoFactor(request.ctx, request.body) }),
  )
  app.post(
    '/Auth/two-factor/disable',
    {
      schema: {
        operationId: 'disableTwoFactor',
        access: 'viewer',
        tags,
        summary: 'Turn two-factor sign-in off',
        body: identityProof,
        response: { 200: userAnswer },
      },
    },
    (request) => disableTwoFactor(request.ctx, request.body),
  )
  app.post(
    '/Auth/two-factor/recovery-codes',
    {
      schema: {
        operationId: 'renewRecoveryCodes',
        access: 'viewer',
        refuses: ['conflict'],
        tags,
        summary: 'Create new recovery codes',
        body: identityProof,
        response: { 200: codes },
      },
    },
    async (request) => ({ recoveryCodes: await renewRecoveryCodes(request.ctx, request.body) }),
  )
}
