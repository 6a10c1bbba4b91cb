import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { paletteSearch } from '#domain/palette.ts'
import { findRecords } from './reading.ts'
import { foundRecordAnswer } from './record.ts'

export async function paletteRoutes(app: FastifyInstance): Promise<void> {
  app.get(
    '/Admin/find',
    {
      schema: {
        operationId: 'findRecords',
        access: 'admin',
        tags: ['Dashboard'],
        summary: 'Records of every kind that match a text, at most five of each',
        querystring: paletteSearch,
        response: { 200: z.array(foundRecordAnswer) },
      },
    },
    ({ ctx, query }) => findRecords(ctx, query),
  )
}
