import type { FastifyInstance } from 'fastify'
import { profileInput } from '#domain/users.ts'
import { basedOn, sendRecord } from '#server/rest/answer.ts'
import { ifMatch, record } from '#server/rest/operation.ts'
import { getProfile } from './reading.ts'
import { userAnswer } from './record.ts'
import { updateProfile } from './writing.ts'

const tags = ['Profile']

export async function userRoutes(app: FastifyInstance): Promise<void> {
  app.get(
    '/Auth/me',
    {
      schema: {
        operationId: 'getProfile',
        access: 'person',
        tags,
        summary: 'The signed-in user',
        response: record(userAnswer),
      },
    },
    async (request, reply) => sendRecord(reply, await getProfile(request.ctx)),
  )
  app.put(
    '/Auth/me',
    {
      schema: {
        operationId: 'updateProfile',
        access: 'viewer',
        headers: ifMatch,
        tags,
        summary: 'Edit the profile',
        body: profileInput.meta({ title: 'ProfileInput' }),
        example: { phone: '+47 400 00 000', birthDate: '1984-05-17' },
        response: record(userAnswer),
      },
    },
    async (request, reply) => {
      const user = await updateProfile(request.ctx, request.body, { basedOn: basedOn(request) })
      return sendRecord(reply, user)
    },
  )
}
