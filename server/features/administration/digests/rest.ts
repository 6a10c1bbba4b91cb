import type { FastifyInstance } from 'fastify'
import { digestInput } from '#domain/digests.ts'
import { part } from '#server/rest/input.ts'
import { getDigest } from './reading.ts'
import { digestAnswer } from './record.ts'
import { updateDigest } from './writing.ts'

const tags = ['Hospitals']

export async function digestRoutes(app: FastifyInstance): Promise<void> {
  app.get(
    '/Hospitals/:id/digest',
    {
      schema: {
        operationId: 'getDigest',
        access: 'portal',
        tags,
        summary: "Settings of a hospital's morning digest mail",
        response: { 200: digestAnswer },
      },
    },
    ({ ctx, params }) => getDigest(ctx, part(params)),
  )
  app.put(
    '/Hospitals/:id/digest',
    {
      schema: {
        operationId: 'updateDigest',
        access: 'portal',
        tags,
        summary: "Change the settings of a hospital's morning digest mail",
        body: digestInput.meta({ title: 'DigestInput' }),
        example: { isOn: true, language: 'tr' },
        response: { 200: digestAnswer },
      },
    },
    ({ ctx, params, body }) => updateDigest(ctx, part(params), body),
  )
}
