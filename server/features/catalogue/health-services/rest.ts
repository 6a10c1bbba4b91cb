import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { healthServiceInput, healthServiceUpdate } from '#domain/health-services.ts'
import { COLLECTION_LIMIT, collectionPaging, paging, whole } from '#domain/paging.ts'
import { healthServiceSearch } from '#domain/search.ts'
import { KINDS } from '#server/catalogue/catalogue.ts'
import type { Context } from '#server/context.ts'
import { basedOn, sendCreated, sendNothing, sendPage, sendRecord } from '#server/rest/answer.ts'
import { part } from '#server/rest/input.ts'
import { created, ifMatch, nothing, page, record } from '#server/rest/operation.ts'
import { getHealthService, providersOf, searchHealthServices, waitTimeOf } from './reading.ts'
import { type HealthService, healthServiceAnswer, providerAnswer } from './record.ts'
import { createHealthService, deleteHealthService, updateHealthService } from './writing.ts'

const tags = ['Health services']
const inactive = z.object({ includeInactive: healthServiceSearch.shape.includeInactive })

/** Hospitals that come with each service, and the most that a caller can ask for. */
const MAX_PROVIDERS = 1000
const providersLimit = z.object({
  providersLimit: whole('providersLimit', MAX_PROVIDERS)
    .default(MAX_PROVIDERS)
    .meta({ description: 'Hospitals that come with each service, by name. `hospitalCount` is their number.' }),
})

/** The documented form: the first hospitals come with a service. */
const answer = healthServiceAnswer
  .extend({
    hospitals: z.array(providerAnswer).meta({ description: `by name, at most ${MAX_PROVIDERS}` }),
  })
  .meta({ title: 'HealthService' })
const searchAnswer = answer
  .extend({
    rating: z.number().nullable().meta({ description: 'the same as `averageRating`' }),
    averageWaitTime: z
      .string()
      .nullable()
      .meta({ description: 'until the next free time, on average over these hospitals' }),
    providers: z.array(z.string()).meta({ description: 'names of hospitals' }),
  })
  .meta({ title: 'FoundHealthService' })

async function withHospitals(ctx: Context, services: HealthService[], limit: number) {
  const ids = services.map(({ id }) => id)
  const providers = await providersOf(ctx, ids, limit)
  return services.map((service) => ({ ...service, hospitals: providers.get(service.id) ?? [] }))
}

async function withAllHospitals(ctx: Context, service: HealthService) {
  const [record] = await withHospitals(ctx, [service], MAX_PROVIDERS)
  return { ...service, hospitals: record?.hospitals ?? [] }
}

export async function healthServiceRoutes(app: FastifyInstance): Promise<void> {
  app.get(
    '/HealthService',
    {
      config: { ready: KINDS },
      schema: {
        operationId: 'listHealthServices',
        access: 'guest',
        refuses: ['forbidden'],
        tags,
        summary: 'All services by name',
        querystring: inactive.extend(providersLimit.shape).extend(collectionPaging.shape),
        response: page(answer),
      },
    },
    async (request, reply) => {
      const { ctx, query } = request
      const { includeInactive, providersLimit: limit } = inactive.extend(providersLimit.shape).parse(query)
      const page = await searchHealthServices(ctx, { includeInactive }, query, { defaultLimit: COLLECTION_LIMIT })
      return sendPage(request, reply, { ...page, items: await withHospitals(ctx, page.items, limit) })
    },
  )
  app.get(
    '/HealthService/search',
    {
      config: { ready: KINDS },
      schema: {
        operationId: 'searchHealthServices',
        access: 'guest',
        refuses: ['forbidden'],
        tags,
        summary: 'Search services',
        description: `Each parameter narrows the result. Sorted by name unless \`q\` or \`sortBy\` is given. Order of relevance: names that begin with \`q\`,
names that contain every word of it, services that contain every word in category or description; in each group the most
offered first. If nothing contains the words, the most similar known words are used.`,
        querystring: healthServiceSearch
          .extend(providersLimit.shape)
          .extend(paging.shape)
          .meta({ title: 'HealthServiceSearch' }),
        response: page(searchAnswer),
      },
    },
    async (request, reply) => {
      const { ctx, query } = request
      const page = await searchHealthServices(ctx, query, query)
      const { providersLimit: limit } = providersLimit.parse(query)
      const services = await withHospitals(ctx, page.items, limit)
      const items = services.map((service) => ({
        ...service,
        rating: service.averageRating,
        averageWaitTime: waitTimeOf(service.hospitals, ctx.clock()),
        providers: service.hospitals.map(({ name }) => name),
      }))
      return sendPage(request, reply, { ...page, items })
    },
  )
  app.get(
    '/HealthService/:id',
    {
      config: { ready: ['hospital'] },
      schema: {
        operationId: 'getHealthService',
        access: 'guest',
        refuses: ['forbidden'],
        tags,
        summary: 'A service',
        querystring: inactive,
        response: record(answer),
      },
    },
    async ({ ctx, params, query }, reply) => {
      const service = await getHealthService(ctx, part(params), inactive.parse(query))
      return sendRecord(reply, await withAllHospitals(ctx, service))
    },
  )
  app.post(
    '/HealthService',
    {
      schema: {
        operationId: 'createHealthService',
        access: 'admin',
        tags,
        summary: 'Create a service (admin)',
        body: healthServiceInput.meta({ title: 'HealthServiceInput' }),
        example: {
          name: 'Knee Replacement',
          description: 'An artificial joint takes the place of a worn knee.',
          category: 'Surgery',
          price: 7200,
        },
        response: created(answer, ['Location', 'ETag']),
      },
    },
    async (request, reply) => {
      const service = await createHealthService(request.ctx, request.body)
      return sendRecord(reply, sendCreated(request, reply, await withAllHospitals(request.ctx, service)))
    },
  )
  app.put(
    '/HealthService/:id',
    {
      schema: {
        operationId: 'updateHealthService',
        access: 'admin',
        headers: ifMatch,
        tags,
        summary: 'Edit a service (admin). Omitted fields stay unchanged',
        body: healthServiceUpdate.meta({ title: 'HealthServiceUpdate' }),
        example: { duration: 90 },
        response: record(answer),
      },
    },
    async (request, reply) => {
      const edit = { basedOn: basedOn(request) }
      const service = await updateHealthService(request.ctx, part(request.params), request.body, edit)
      return sendRecord(reply, await withAllHospitals(request.ctx, service))
    },
  )
  app.delete(
    '/HealthService/:id',
    {
      schema: {
        operationId: 'deleteHealthService',
        access: 'admin',
        tags,
        summary: 'Delete a service, or deactivate a service with appointments (admin)',
        response: nothing,
      },
    },
    (request, reply) => sendNothing(reply, deleteHealthService(request.ctx, part(request.params))),
  )
}
