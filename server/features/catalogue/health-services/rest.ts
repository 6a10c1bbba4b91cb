import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { healthServiceInput, healthServiceUpdate } from '#domain/health-services.ts'
import { whole } from '#domain/paging.ts'
import { healthServiceSearch } from '#domain/search.ts'
import type { Context } from '#server/context.ts'
import { recordRoutes } from '#server/rest/record-routes.ts'
import { getHealthService, providersOf, searchHealthServices, waitTimeOf } from './reading.ts'
import { type HealthService, healthServiceAnswer, providerAnswer } from './record.ts'
import { createHealthService, deleteHealthService, updateHealthService } from './writing.ts'

const inactive = z.object({ includeInactive: healthServiceSearch.shape.includeInactive })

/** Default and maximum number of hospitals returned with each service. */
const MAX_PROVIDERS = 1000
const providersLimit = z.object({
  providersLimit: whole('providersLimit', MAX_PROVIDERS)
    .default(MAX_PROVIDERS)
    .meta({ description: 'Hospitals returned with each service, by name. `hospitalCount` has their number.' }),
})

/** Documented form: a service with its first hospitals. */
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
      .meta({ description: 'average wait until the next free time at these hospitals' }),
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

async function searchWithHospitals(ctx: Context, search: unknown, query: unknown, options: object) {
  const page = await searchHealthServices(ctx, search, query, options)
  const { providersLimit: limit } = providersLimit.parse(query)
  return { ...page, items: await withHospitals(ctx, page.items, limit) }
}

export async function healthServiceRoutes(app: FastifyInstance): Promise<void> {
  recordRoutes(app, {
    path: '/HealthService',
    tags: ['Health services'],
    list: {
      operationId: 'listHealthServices',
      summary: 'All services by name',
      query: inactive.extend(providersLimit.shape),
      answer,
      find: (ctx, query, options) => searchWithHospitals(ctx, inactive.parse(query), query, options),
    },
    search: {
      operationId: 'searchHealthServices',
      summary: 'Search services',
      description: `Each parameter narrows the result. Sorted by name unless \`q\` or \`sortBy\` is given. Order of relevance: first names that begin with \`q\`,
then names that contain every word of it, then services that contain every word in their category or description; within
each group, services offered by the most hospitals first. If nothing contains the words, the most similar known words are used.`,
      title: 'HealthServiceSearch',
      query: healthServiceSearch.extend(providersLimit.shape),
      answer: searchAnswer,
      async find(ctx, query, options) {
        const page = await searchWithHospitals(ctx, query, query, options)
        const items = page.items.map((service) => ({
          ...service,
          rating: service.averageRating,
          averageWaitTime: waitTimeOf(service.hospitals, ctx.clock()),
          providers: service.hospitals.map(({ name }) => name),
        }))
        return { ...page, items }
      },
    },
    answer,
    toAnswer: withAllHospitals,
    read: {
      operationId: 'getHealthService',
      summary: 'A service',
      config: { ready: ['hospital'] },
      query: inactive,
      find: getHealthService,
    },
    create: {
      operationId: 'createHealthService',
      summary: 'Create a service (admin)',
      access: 'admin',
      body: healthServiceInput.meta({ title: 'HealthServiceInput' }),
      example: {
        name: 'Knee Replacement',
        description: 'A worn knee joint is replaced with an artificial one.',
        category: 'Surgery',
        price: 7200,
      },
      write: createHealthService,
    },
    update: {
      operationId: 'updateHealthService',
      summary: 'Edit a service (admin). Omitted fields stay unchanged',
      access: 'admin',
      body: healthServiceUpdate.meta({ title: 'HealthServiceUpdate' }),
      example: { duration: 90 },
      write: updateHealthService,
    },
    remove: {
      operationId: 'deleteHealthService',
      summary: 'Delete a service (admin). Services with appointments are deactivated instead',
      write: deleteHealthService,
    },
  })
}
