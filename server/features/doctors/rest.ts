import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { doctorInput, doctorUpdate } from '#domain/doctors.ts'
import { COLLECTION_LIMIT, collectionPaging, paging } from '#domain/paging.ts'
import { doctorSearch } from '#domain/search.ts'
import { basedOn, sendCreated, sendPage, sendRecord } from '#server/rest/answer.ts'
import { part } from '#server/rest/input.ts'
import { searchDescription } from '#server/rest/search-description.ts'
import { getDoctor, searchDoctors } from './reading.ts'
import { doctorAnswer } from './record.ts'
import { createDoctor, deleteDoctor, updateDoctor } from './writing.ts'

const tags = ['Doctors']
const inactive = z.object({ includeInactive: doctorSearch.shape.includeInactive })

export async function doctorRoutes(app: FastifyInstance): Promise<void> {
  const list = { 200: z.array(doctorAnswer) }
  const one = { 200: doctorAnswer }

  app.get(
    '/Doctor',
    {
      schema: {
        tags,
        summary: 'All doctors, best rated first',
        querystring: inactive.extend(collectionPaging.shape),
        response: list,
      },
    },
    async (request, reply) => {
      const { ctx, query } = request
      const { includeInactive } = inactive.parse(query)
      const page = await searchDoctors(ctx, { includeInactive }, query, { defaultLimit: COLLECTION_LIMIT })
      return sendPage(request, reply, page)
    },
  )
  app.get(
    '/Doctor/search',
    {
      schema: {
        tags,
        summary: 'Search doctors',
        description: searchDescription,
        querystring: doctorSearch.extend(paging.shape),
        response: list,
      },
    },
    async (request, reply) => sendPage(request, reply, await searchDoctors(request.ctx, request.query, request.query)),
  )
  app.get(
    '/Doctor/:id',
    { schema: { tags, summary: 'One doctor', querystring: inactive, response: one } },
    async ({ ctx, params, query }, reply) =>
      sendRecord(reply, await getDoctor(ctx, part(params), inactive.parse(query))),
  )
  app.post(
    '/Doctor',
    {
      schema: {
        tags,
        summary: 'Add a doctor (admin; staff for their own hospital)',
        body: doctorInput,
        response: { 201: doctorAnswer },
      },
    },
    async (request, reply) =>
      sendRecord(reply, sendCreated(request, reply, await createDoctor(request.ctx, request.body))),
  )
  app.put(
    '/Doctor/:id',
    {
      schema: {
        tags,
        summary: 'Edit a doctor (admin; staff of the hospital); what is not sent stays',
        body: doctorUpdate,
        response: one,
      },
    },
    async (request, reply) => {
      const edit = { basedOn: basedOn(request) }
      return sendRecord(reply, await updateDoctor(request.ctx, part(request.params), request.body, edit))
    },
  )
  app.delete(
    '/Doctor/:id',
    {
      schema: {
        tags,
        summary: 'Erase a doctor, or deactivate one with appointments (admin)',
        response: { 204: z.null() },
      },
    },
    async (request, reply) => {
      await deleteDoctor(request.ctx, part(request.params))
      return reply.code(204).send()
    },
  )
}
