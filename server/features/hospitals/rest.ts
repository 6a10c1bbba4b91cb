import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { hospitalServiceInput } from '#domain/health-services.ts'
import { hospitalInput, hospitalUpdate } from '#domain/hospitals.ts'
import { COLLECTION_LIMIT, pageOf, paging } from '#domain/paging.ts'
import { hospitalSearch } from '#domain/search.ts'
import { readPaging } from '#server/rest/paging.ts'
import { basedOn, sendCreated, sendPage, sendRecord } from '#server/rest/answer.ts'
import { part } from '#server/rest/input.ts'
import { type HospitalRecord, hospitalAnswer, type OfferedServiceRecord, offeredServiceAnswer } from './answers.ts'
import { featuredHospitals, getHospital, searchHospitals } from './service.ts'
import { createHospital, deleteHospital, linkHealthService, unlinkHealthService, updateHospital } from './writing.ts'

const tags = ['Hospitals']
/** So many of its services come with a hospital; the rest are at `/services`. */
const parts = { services: 100 }

/** The documented form: a service's fields beside the hospital's own price. */
const toService = ({ service, price, currency }: OfferedServiceRecord) => ({ ...service, price, currency })
export const toHospital = (hospital: HospitalRecord) => ({
  ...hospital,
  services: hospital.services?.map(toService) ?? [],
})

const inactive = z.object({ includeInactive: hospitalSearch.shape.includeInactive })
type Asked = { includeInactive?: unknown; limit?: unknown }

export const searchDescription = `Every parameter narrows; comma-joined lists mean any of. Letter case, accents and Turkish letters are folded.
Order of relevance: names that begin with \`q\`, names that contain every word of it, records that contain every word elsewhere;
in each group by rating, then number of reviews, then id. When nothing contains the words, those that are not known are
taken for typing errors and the most similar known ones are looked for (trigram similarity of at least 0.35). Distance is measured from \`latitude\` and \`longitude\`, else from the province that
\`location\` names; without such a place \`distance\` narrows nothing and sorting by distance means relevance.`

export async function hospitalRoutes(app: FastifyInstance): Promise<void> {
  const list = { 200: z.array(hospitalAnswer) }
  const one = { 200: hospitalAnswer }

  app.get(
    '/Hospitals',
    {
      schema: {
        tags,
        summary: 'All hospitals, best rated first',
        querystring: inactive.extend(paging.shape),
        response: list,
      },
    },
    async (request, reply) => {
      const { includeInactive } = request.query as Asked
      const page = await searchHospitals(request.ctx, { includeInactive }, request.query, parts, COLLECTION_LIMIT)
      return sendPage(request, reply, { ...page, items: page.items.map(toHospital) })
    },
  )
  app.get(
    '/Hospitals/search',
    {
      schema: {
        tags,
        summary: 'Search hospitals',
        description: searchDescription,
        querystring: hospitalSearch.extend(paging.shape),
        response: list,
      },
    },
    async (request, reply) => {
      const page = await searchHospitals(request.ctx, request.query, request.query, parts)
      return sendPage(request, reply, { ...page, items: page.items.map(toHospital) })
    },
  )
  app.get(
    '/Hospitals/featured',
    {
      schema: {
        tags,
        summary: 'Hospitals chosen at random, others each minute',
        querystring: z.object({ limit: z.coerce.number().int().min(1).max(24).optional() }),
        response: list,
      },
    },
    async (request) => {
      const found = await featuredHospitals(request.ctx, (request.query as Asked).limit, parts)
      return found.map(toHospital)
    },
  )
  app.get(
    '/Hospitals/:id',
    { schema: { tags, summary: 'One hospital', querystring: inactive, response: one } },
    async (request, reply) => {
      const { includeInactive } = inactive.parse(request.query)
      return sendRecord(reply, toHospital(await getHospital(request.ctx, part(request.params), parts, includeInactive)))
    },
  )
  app.post(
    '/Hospitals',
    { schema: { tags, summary: 'Add a hospital (admin)', body: hospitalInput, response: { 201: hospitalAnswer } } },
    async (request, reply) => {
      const hospital = await createHospital(request.ctx, request.body, parts)
      return sendRecord(reply, sendCreated(request, reply, toHospital(hospital)))
    },
  )
  app.put(
    '/Hospitals/:id',
    {
      schema: { tags, summary: 'Edit a hospital (admin); what is not sent stays', body: hospitalUpdate, response: one },
    },
    async (request, reply) => {
      const options = { basedOn: basedOn(request), ...parts }
      const hospital = await updateHospital(request.ctx, part(request.params), request.body, options)
      return sendRecord(reply, toHospital(hospital))
    },
  )
  app.delete(
    '/Hospitals/:id',
    {
      schema: {
        tags,
        summary: 'Erase a hospital, or deactivate one with appointments or staff (admin)',
        response: { 204: z.null() },
      },
    },
    async (request, reply) => {
      await deleteHospital(request.ctx, part(request.params))
      return reply.code(204).send()
    },
  )

  app.get(
    '/Hospitals/:id/services',
    {
      schema: {
        tags,
        summary: 'What a hospital offers, by name',
        querystring: inactive.extend(paging.shape),
        response: { 200: z.array(offeredServiceAnswer) },
      },
    },
    async (request, reply) => {
      const page = readPaging(request.query, COLLECTION_LIMIT)
      const { includeInactive } = inactive.parse(request.query)
      const upToHere = { services: page.page * page.limit }
      const hospital = await getHospital(request.ctx, part(request.params), upToHere, includeInactive)
      const services = (hospital.services ?? []).slice((page.page - 1) * page.limit).map(toService)
      return sendPage(request, reply, pageOf(services, hospital.serviceCount ?? 0, page))
    },
  )
  app.post(
    '/Hospitals/:id/services/:serviceId',
    {
      schema: {
        tags,
        summary: 'Offer a service at a hospital, at its own price if one is sent (admin)',
        body: hospitalServiceInput,
        response: { 200: offeredServiceAnswer, 201: offeredServiceAnswer },
      },
    },
    async (request, reply) => {
      const [hospitalId, serviceId] = [part(request.params), part(request.params, 'serviceId')]
      const { added, offered } = await linkHealthService(request.ctx, hospitalId, serviceId, request.body)
      if (added) reply.code(201).header('location', request.url.split('?')[0])
      return toService(offered)
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
