import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { hospitalServiceInput } from '#domain/health-services.ts'
import { collectionPaging } from '#domain/paging.ts'
import { hospitalSearch } from '#domain/search.ts'
import { sendPage } from '#server/rest/answer.ts'
import { part } from '#server/rest/input.ts'
import { getOffer, listOffers, offeredServiceAnswer, toOfferedService } from './offers.ts'
import { linkHealthService, unlinkHealthService } from './offers-writing.ts'

const tags = ['Hospitals']
const inactive = z.object({ includeInactive: hospitalSearch.shape.includeInactive })

export async function offerRoutes(app: FastifyInstance): Promise<void> {
  app.get(
    '/Hospitals/:id/services',
    {
      schema: {
        tags,
        summary: 'What a hospital offers, by name',
        querystring: inactive.extend(collectionPaging.shape),
        response: { 200: z.array(offeredServiceAnswer) },
      },
    },
    async (request, reply) => {
      const { ctx, params, query } = request
      const page = await listOffers(ctx, part(params), query, inactive.parse(query))
      return sendPage(request, reply, { ...page, items: page.items.map(toOfferedService) })
    },
  )
  app.get(
    '/Hospitals/:id/services/:serviceId',
    { schema: { tags, summary: 'One service as a hospital offers it', response: { 200: offeredServiceAnswer } } },
    async ({ ctx, params }) => toOfferedService(await getOffer(ctx, part(params), part(params, 'serviceId'))),
  )
  app.post(
    '/Hospitals/:id/services/:serviceId',
    {
      schema: {
        tags,
        summary: 'Offer a service at a hospital, at its own price if one is sent (admin)',
        body: hospitalServiceInput.optional(),
        response: { 200: offeredServiceAnswer, 201: offeredServiceAnswer },
      },
    },
    async (request, reply) => {
      const [hospitalId, serviceId] = [part(request.params), part(request.params, 'serviceId')]
      const { added, offered } = await linkHealthService(request.ctx, hospitalId, serviceId, request.body)
      if (added) reply.code(201).header('location', request.url.split('?')[0])
      return toOfferedService(offered)
    },
  )
  app.delete(
    '/Hospitals/:id/services/:serviceId',
    { schema: { tags, summary: 'Offer a service no longer (admin)', response: { 204: z.null() } } },
    async (request, reply) => {
      await unlinkHealthService(request.ctx, part(request.params), part(request.params, 'serviceId'))
      return reply.code(204).send()
    },
  )
}
