import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { hospitalInput, hospitalUpdate } from '#domain/hospitals.ts'
import { hospitalSearch } from '#domain/search.ts'
import type { Context } from '#server/context.ts'
import { sendRecord } from '#server/rest/answer.ts'
import { part } from '#server/rest/input.ts'
import { record } from '#server/rest/operation.ts'
import { recordRoutes } from '#server/rest/record-routes.ts'
import { searchDescription } from '#server/rest/search-description.ts'
import { featuredHospitals, featuredLimit } from './featured.ts'
import {
  hospitalWithServicesAnswer as answer,
  hospitalRecordAnswer,
  servicesLimit,
  withItsServices,
  withServices,
} from './offers.ts'
import { getHospital, searchHospitals } from './reading.ts'
import { hospitalSettings, hospitalSettingsAnswer, portalHospital } from './settings.ts'
import { createHospital, deleteHospital, updateHospital } from './writing.ts'

const tags = ['Hospitals']
const inactive = z.object({ includeInactive: hospitalSearch.shape.includeInactive })
const ALL = 'all'
const allServices = `\`${ALL}\`, for older clients. It has no effect: all services are returned anyway.`
const services = z.object({
  services: z.enum([ALL]).optional().meta({ description: allServices }),
  servicesLimit,
})
const listQuery = inactive.extend(services.shape)
const featured = services.extend({
  limit: featuredLimit.optional().meta({ description: 'Number of hospitals, 1 to 24.' }),
})

const searchQuery = hospitalSearch.extend({
  services: hospitalSearch.shape.services.meta({
    description: `Names or IDs of services, comma-separated. Also ${allServices}`,
  }),
  servicesLimit,
})

const limitOf = z.object({ servicesLimit })

/**
 * Reads the search. `services` lists names of services to search for, except `all`, which is not a
 * name.
 */
function readSearch(query: unknown) {
  const { services: requestedServices, servicesLimit: _, ...search } = query as Record<string, unknown>
  const names = [requestedServices ?? []].flat().flatMap((text) =>
    String(text)
      .split(',')
      .map((name) => name.trim()),
  )
  return { ...search, services: names.filter((name) => name !== ALL) }
}

async function searchWithServices(ctx: Context, search: unknown, query: unknown, options: object) {
  const page = await searchHospitals(ctx, search, query, options)
  return { ...page, items: await withServices(ctx, page.items, limitOf.parse(query).servicesLimit) }
}

export async function hospitalRoutes(app: FastifyInstance): Promise<void> {
  recordRoutes(app, {
    path: '/Hospitals',
    tags,
    list: {
      operationId: 'listHospitals',
      summary: 'All hospitals, best rated first',
      query: listQuery,
      answer,
      find(ctx, query, options) {
        const { includeInactive } = listQuery.parse(query)
        return searchWithServices(ctx, { includeInactive }, query, options)
      },
    },
    search: {
      operationId: 'searchHospitals',
      summary: 'Search hospitals',
      description: searchDescription,
      title: 'HospitalSearch',
      query: searchQuery,
      answer,
      find: (ctx, query, options) => searchWithServices(ctx, readSearch(query), query, options),
    },
    answer: hospitalRecordAnswer,
    toAnswer: withItsServices,
    read: {
      operationId: 'getHospital',
      summary: 'A hospital',
      config: { ready: [], isTimeless: true },
      query: inactive,
      find: getHospital,
    },
    create: {
      operationId: 'createHospital',
      summary: 'Create a hospital (admin)',
      access: 'admin',
      body: hospitalInput.meta({ title: 'HospitalInput' }),
      example: {
        name: 'Firuze Park Hospital',
        address: 'Halaskargazi Caddesi 12',
        city: 'İstanbul',
        country: 'Türkiye',
      },
      write: createHospital,
    },
    update: {
      operationId: 'updateHospital',
      summary:
        'Edit a hospital. Omitted fields stay unchanged. Name, place and status are reserved for administrators.',
      access: 'staff',
      body: hospitalUpdate.meta({ title: 'HospitalUpdate' }),
      example: { phone: '+90 212 000 00 00' },
      write: updateHospital,
    },
    remove: {
      operationId: 'deleteHospital',
      summary: 'Delete a hospital (admin). Hospitals with appointments or staff are deactivated instead',
      write: deleteHospital,
    },
  })
  app.get(
    '/Hospitals/featured',
    {
      config: { ready: [] },
      schema: {
        operationId: 'listFeaturedHospitals',
        access: 'anyone',
        tags,
        summary: 'A random selection of hospitals, which changes every minute',
        querystring: featured,
        response: { 200: z.array(answer) },
      },
    },
    async ({ ctx, query }) => {
      const { limit, servicesLimit: services } = featured.parse(query)
      return withServices(ctx, await featuredHospitals(ctx, limit), services)
    },
  )
  app.get(
    '/Hospitals/:id/portal',
    {
      schema: {
        operationId: 'getPortalHospital',
        access: 'portal',
        tags,
        summary: 'The hospital of the portal, even if it is inactive',
        response: record(hospitalRecordAnswer),
      },
    },
    async ({ ctx, params }, reply) =>
      sendRecord(reply, await withItsServices(ctx, await portalHospital(ctx, part(params)))),
  )
  app.get(
    '/Hospitals/:id/settings',
    {
      schema: {
        operationId: 'getHospitalSettings',
        access: 'staff',
        tags,
        summary: 'Hours, closures, holidays, booking rules and prices of a hospital, ready to edit',
        response: { 200: hospitalSettingsAnswer },
      },
    },
    ({ ctx, params }) => hospitalSettings(ctx, part(params)),
  )
}
