import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { hospitalServiceInput } from '#domain/health-services.ts'
import { collectionPaging } from '#domain/paging.ts'
import { hospitalSearch } from '#domain/search.ts'
import { sendNothing, sendPage } from '#server/rest/answer.ts'
import { part } from '#server/rest/input.ts'
import { created, nothing, page } from '#server/rest/operation.ts'
import { getOffer, listOffers, offeredServiceAnswer, toOfferedService } from './offers.ts'
import { linkHealthService, unlinkHealthService } from './offers-writing.ts'

const tags = ['Hospitals']
const inactive = z.object({ includeInactive: hospitalSearch.shape.includeInactive })

export async function offerRoutes(app: FastifyInstance): Promise<void> {
  app.get(
    '/Hospitals/:id/services',
    {
      schema: {
        operationId: 'listHospitalServices',
        access: 'guest',
        refuses: ['forbidden'],
        tags,
        summary: 'Services of a hospital, by name',
        querystring: inactive.extend(collectionPaging.shape),
        response: page(offeredServiceAnswer),
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
    {
      schema: {
        operationId: 'getHospitalService',
        access: 'anyone',
        tags,
        summary: 'A service of a hospital',
        response: { 200: offeredServiceAnswer },
      },
    },
    async ({ ctx, params }) => toOfferedService(await getOffer(ctx, part(params), part(params, 'serviceId'))),
  )
  app.post(
    '/Hospitals/:id/services/:serviceId',
    {
      schema: {
        operationId: 'linkHealthService',
        access: 'staff',
        tags,
        summary: 'Add a service to a hospital, at its own price if given (staff, admin)',
        body: hospitalServiceInput.optional(),
        example: { price: 170, currency: 'USD' },
        response: {
          200: { description: 'The service was offered already and has the new price.', schema: offeredServiceAnswer },
          ...created(offeredServiceAnswer),
        },
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
    {
      schema: {
        operationId: 'unlinkHealthService',
        access: 'staff',
        tags,
        summary: 'Remove a service from a hospital (staff, admin)',
        response: nothing,
      },
    },
    (request, reply) =>
      sendNothing(reply, unlinkHealthService(request.ctx, part(request.params), part(request.params, 'serviceId'))),
  )
}
