import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { listConsents } from './reading.ts'
import { consentAnswer } from './record.ts'

export async function consentRoutes(app: FastifyInstance): Promise<void> {
  app.get(
    '/Auth/me/consents',
    {
      schema: {
        operationId: 'listConsents',
        access: 'viewer',
        tags: ['Privacy'],
        summary: 'Consents of the viewer, newest first',
        response: { 200: z.array(consentAnswer) },
      },
    },
    (request) => listConsents(request.ctx),
  )
}
