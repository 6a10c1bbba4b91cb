import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { hospitalInput, hospitalUpdate } from '#domain/hospitals.ts'
import { COLLECTION_LIMIT, collectionPaging, paging } from '#domain/paging.ts'
import { hospitalSearch } from '#domain/search.ts'
import { KINDS } from '#server/catalogue/catalogue.ts'
import { basedOn, sendCreated, sendNothing, sendPage, sendRecord } from '#server/rest/answer.ts'
import { part } from '#server/rest/input.ts'
import { created, ifMatch, nothing, page, record } from '#server/rest/operation.ts'
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
const allServices = `\`${ALL}\`, from earlier versions: every service comes anyway.`
const services = z.object({
  services: z.enum([ALL]).optional().meta({ description: allServices }),
  servicesLimit,
})
const featured = services.extend({
  limit: featuredLimit.optional().meta({ description: 'Number of hospitals, 1 to 24.' }),
})

const searchQuery = hospitalSearch.extend({
  services: hospitalSearch.shape.services.meta({
    description: `Names or ids of services, comma-joined. Among them ${allServices}`,
  }),
  servicesLimit,
})

/** In a search `services` names those that are looked for; \`all\` is no name. */
function readServices(query: unknown) {
  const { services: given, servicesLimit: limit, ...search } = query as Record<string, unknown>
  const names = [given ?? []].flat().flatMap((text) =>
    String(text)
      .split(',')
      .map((name) => name.trim()),
  )
  return { limit: servicesLimit.parse(limit), search: { ...search, services: names.filter((name) => name !== ALL) } }
}

export async function hospitalRoutes(app: FastifyInstance): Promise<void> {
  app.get(
    '/Hospitals',
    {
      config: { ready: KINDS },
      schema: {
        operationId: 'listHospitals',
        access: 'guest',
        refuses: ['forbidden'],
        tags,
        summary: 'All hospitals, best rated first',
        querystring: inactive.extend(services.shape).extend(collectionPaging.shape),
        response: page(answer),
      },
    },
    async (request, reply) => {
      const { ctx, query } = request
      const { includeInactive, servicesLimit: limit } = inactive.extend(services.shape).parse(query)
      const page = await searchHospitals(ctx, { includeInactive }, query, { defaultLimit: COLLECTION_LIMIT })
      return sendPage(request, reply, { ...page, items: await withServices(ctx, page.items, limit) })
    },
  )
  app.get(
    '/Hospitals/search',
    {
      config: { ready: KINDS },
      schema: {
        operationId: 'searchHospitals',
        access: 'guest',
        refuses: ['forbidden'],
        tags,
        summary: 'Search hospitals',
        description: searchDescription,
        querystring: searchQuery.extend(paging.shape).meta({ title: 'HospitalSearch' }),
        response: page(answer),
      },
    },
    async (request, reply) => {
      const { ctx, query } = request
      const { search, limit } = readServices(query)
      const page = await searchHospitals(ctx, search, query)
      return sendPage(request, reply, { ...page, items: await withServices(ctx, page.items, limit) })
    },
  )
  app.get(
    '/Hospitals/featured',
    {
      config: { ready: [] },
      schema: {
        operationId: 'listFeaturedHospitals',
        access: 'anyone',
        tags,
        summary: 'Randomly chosen hospitals, different each minute',
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
    '/Hospitals/:id',
    {
      config: { ready: [], isTimeless: true },
      schema: {
        operationId: 'getHospital',
        access: 'guest',
        refuses: ['forbidden'],
        tags,
        summary: 'A hospital',
        querystring: inactive,
        response: record(hospitalRecordAnswer),
      },
    },
    async ({ ctx, params, query }, reply) => {
      const hospital = await getHospital(ctx, part(params), inactive.parse(query))
      return sendRecord(reply, await withItsServices(ctx, hospital))
    },
  )
  app.get(
    '/Hospitals/:id/portal',
    {
      schema: {
        operationId: 'getPortalHospital',
        access: 'portal',
        tags,
        summary: 'The hospital of the portal, active or not',
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
        summary: 'Hours, closures, holidays, booking rules and own prices, in the form of an edit',
        response: { 200: hospitalSettingsAnswer },
      },
    },
    ({ ctx, params }) => hospitalSettings(ctx, part(params)),
  )
  app.post(
    '/Hospitals',
    {
      schema: {
        operationId: 'createHospital',
        access: 'admin',
        tags,
        summary: 'Create a hospital (admin)',
        body: hospitalInput.meta({ title: 'HospitalInput' }),
        example: {
          name: 'Firuze Park Hospital',
          address: 'Halaskargazi Caddesi 12',
          city: 'İstanbul',
          country: 'Turkey',
        },
        response: created(hospitalRecordAnswer, ['Location', 'ETag']),
      },
    },
    async (request, reply) => {
      const hospital = await createHospital(request.ctx, request.body)
      return sendRecord(reply, sendCreated(request, reply, await withItsServices(request.ctx, hospital)))
    },
  )
  app.put(
    '/Hospitals/:id',
    {
      schema: {
        operationId: 'updateHospital',
        access: 'staff',
        headers: ifMatch,
        tags,
        summary:
          'Edit a hospital. Omitted fields stay unchanged. Name, place and status are reserved for administrators.',
        body: hospitalUpdate.meta({ title: 'HospitalUpdate' }),
        example: { phone: '+90 212 000 00 00' },
        response: record(hospitalRecordAnswer),
      },
    },
    async (request, reply) => {
      const edit = { basedOn: basedOn(request) }
      const hospital = await updateHospital(request.ctx, part(request.params), request.body, edit)
      return sendRecord(reply, await withItsServices(request.ctx, hospital))
    },
  )
  app.delete(
    '/Hospitals/:id',
    {
      schema: {
        operationId: 'deleteHospital',
        access: 'admin',
        tags,
        summary: 'Delete a hospital, or deactivate a hospital with appointments or staff (admin)',
        response: nothing,
      },
    },
    (request, reply) => sendNothing(reply, deleteHospital(request.ctx, part(request.params))),
  )
}
