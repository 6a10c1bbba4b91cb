import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { healthServiceInput, healthServiceUpdate } from '#domain/health-services.ts'
import { COLLECTION_LIMIT, paging } from '#domain/paging.ts'
import { healthServiceSearch } from '#domain/search.ts'
import { basedOn, sendCreated, sendPage, sendRecord } from '#server/rest/answer.ts'
import { part } from '#server/rest/input.ts'
import { foundHealthServiceAnswer, type HealthServiceRecord, healthServiceAnswer } from './answers.ts'
import { getHealthService, searchHealthServices, waitTimeOf } from './service.ts'
import { createHealthService, deleteHealthService, updateHealthService } from './writing.ts'

const tags = ['Health services']
const inactive = z.object({ includeInactive: healthServiceSearch.shape.includeInactive })

/** Hospitals that come with each service of a list, and with one service. `hospitalCount` tells how many there are. */
const inList = { hospitals: 20 }
const inRecord = { hospitals: 100 }

const toService = (service: HealthServiceRecord) => ({ ...service, hospitals: service.hospitals ?? [] })
const toFound = (service: HealthServiceRecord, now: Date) => ({
  ...toService(service),
  rating: service.averageRating,
  averageWaitTime: waitTimeOf(service, now),
  providers: service.hospitals?.map((hospital) => hospital.name) ?? [],
})

export async function healthServiceRoutes(app: FastifyInstance): Promise<void> {
  const one = { 200: healthServiceAnswer }

  app.get(
    '/HealthService',
    {
      schema: {
        tags,
        summary: 'All services by name',
        querystring: inactive.extend(paging.shape),
        response: { 200: z.array(healthServiceAnswer) },
      },
    },
    async (request, reply) => {
      const { includeInactive } = request.query as { includeInactive?: unknown }
      const page = await searchHealthServices(request.ctx, { includeInactive }, request.query, inList, COLLECTION_LIMIT)
      return sendPage(request, reply, { ...page, items: page.items.map(toService) })
    },
  )
  app.get(
    '/HealthService/search',
    {
      schema: {
        tags,
        summary: 'Search services',
        description: `Every parameter narrows. By name unless \`q\` or \`sortBy\` is given. Order of relevance: names that begin with \`q\`,
names that contain every word of it, services that contain every word in category or description; in each group the most
offered first. When nothing contains the words, the most similar known words are looked for.`,
        querystring: healthServiceSearch.extend(paging.shape),
        response: { 200: z.array(foundHealthServiceAnswer) },
      },
    },
    async (request, reply) => {
      const page = await searchHealthServices(request.ctx, request.query, request.query, inList)
      const now = request.ctx.clock()
      return sendPage(request, reply, { ...page, items: page.items.map((service) => toFound(service, now)) })
    },
  )
  app.get(
    '/HealthService/:id',
    { schema: { tags, summary: 'One service', querystring: inactive, response: one } },
    async (request, reply) => {
      const { includeInactive } = inactive.parse(request.query)
      const service = await getHealthService(request.ctx, part(request.params), inRecord, includeInactive)
      return sendRecord(reply, toService(service))
    },
  )
  app.post(
    '/HealthService',
    {
      schema: {
        tags,
        summary: 'Add a service (admin)',
        body: healthServiceInput,
        response: { 201: healthServiceAnswer },
      },
    },
    async (request, reply) => {
      const service = await createHealthService(request.ctx, request.body, inRecord)
      return sendRecord(reply, sendCreated(request, reply, toService(service)))
    },
  )
  app.put(
    '/HealthService/:id',
    {
      schema: {
        tags,
        summary: 'Edit a service (admin); what is not sent stays',
        body: healthServiceUpdate,
        response: one,
      },
    },
    async (request, reply) => {
      const options = { basedOn: basedOn(request), ...inRecord }
      const service = await updateHealthService(request.ctx, part(request.params), request.body, options)
      return sendRecord(reply, toService(service))
    },
  )
  app.delete(
    '/HealthService/:id',
    {
      schema: {
        tags,
        summary: 'Erase a service, or deactivate one with appointments (admin)',
        response: { 204: z.null() },
      },
    },
    async (request, reply) => {
      await deleteHealthService(request.ctx, part(request.params))
      return reply.code(204).send()
    },
  )
}
