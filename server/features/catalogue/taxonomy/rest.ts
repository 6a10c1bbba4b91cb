import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { termSearch } from '#domain/taxonomy.ts'
import { listTerms } from './reading.ts'
import { termAnswer } from './record.ts'

const tags = ['Terms']

export async function termRoutes(app: FastifyInstance): Promise<void> {
  app.get(
    '/Terms',
    {
      config: { ready: [] },
      schema: {
        operationId: 'listTerms',
        access: 'guest',
        tags,
        summary: 'Names and descriptions of specialties and categories',
        querystring: termSearch,
        response: { 200: z.array(termAnswer) },
      },
    },
    ({ ctx, query }) => listTerms(ctx, query),
  )
}
