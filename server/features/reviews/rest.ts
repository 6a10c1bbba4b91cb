import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { paging } from '#domain/paging.ts'
import { getDoctor } from '#server/features/doctors/service.ts'
import { getHospital } from '#server/features/hospitals/service.ts'
import { sendPage } from '#server/rest/answer.ts'
import { part } from '#server/rest/input.ts'
import { listReviews } from './service.ts'

const reviewAnswer = z.object({
  id: z.string(),
  rating: z.number().int(),
  comment: z.string().nullable(),
  language: z.string(),
  authorName: z.string(),
  serviceName: z.string(),
  reply: z.string().nullable(),
  repliedAt: z.string().nullable(),
  createdAt: z.string(),
})

export async function reviewRoutes(app: FastifyInstance): Promise<void> {
  const schema = { tags: ['Reviews'], querystring: paging, response: { 200: z.array(reviewAnswer) } }
  app.get(
    '/Hospitals/:id/reviews',
    { schema: { ...schema, summary: 'Reviews of a hospital, newest first' } },
    async (request, reply) => {
      const { id } = await getHospital(request.ctx, part(request.params))
      return sendPage(request, reply, await listReviews(request.ctx, 'hospital', id, request.query))
    },
  )
  app.get(
    '/Doctor/:id/reviews',
    { schema: { ...schema, summary: 'Reviews of a doctor, newest first' } },
    async (request, reply) => {
      const { id } = await getDoctor(request.ctx, part(request.params))
      return sendPage(request, reply, await listReviews(request.ctx, 'doctor', id, request.query))
    },
  )
}
