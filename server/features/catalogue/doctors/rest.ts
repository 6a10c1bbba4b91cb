import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { doctorInput, doctorUpdate } from '#domain/doctors.ts'
import { COLLECTION_LIMIT, collectionPaging, paging } from '#domain/paging.ts'
import { doctorSearch } from '#domain/search.ts'
import { KINDS } from '#server/catalogue/catalogue.ts'
import { basedOn, sendCreated, sendNothing, sendPage, sendRecord } from '#server/rest/answer.ts'
import { part } from '#server/rest/input.ts'
import { created, ifMatch, nothing, page, record } from '#server/rest/operation.ts'
import { searchDescription } from '#server/rest/search-description.ts'
import { getDoctor, searchDoctors } from './reading.ts'
import { doctorAnswer } from './record.ts'
import { MOST_COUNTED } from './search.ts'
import { doctorWithServicesAnswer, withItsServices } from './services.ts'
import { doctorSettings, doctorSettingsAnswer } from './settings.ts'
import { createDoctor, deleteDoctor, updateDoctor } from './writing.ts'

const tags = ['Doctors']
const inactive = z.object({ includeInactive: doctorSearch.shape.includeInactive })

export async function doctorRoutes(app: FastifyInstance): Promise<void> {
  app.get(
    '/Doctor',
    {
      config: { ready: KINDS },
      schema: {
        operationId: 'listDoctors',
        access: 'guest',
        refuses: ['forbidden'],
        tags,
        summary: 'All doctors, best rated first',
        querystring: inactive.extend(collectionPaging.shape),
        response: page(doctorAnswer),
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
      config: { ready: KINDS },
      schema: {
        operationId: 'searchDoctors',
        access: 'guest',
        refuses: ['forbidden'],
        tags,
        summary: 'Search doctors',
        description: `${searchDescription} A text that matches more than ${MOST_COUNTED} doctors is counted up to that number; \`X-Total-Count-Exact\` is then false.`,
        querystring: doctorSearch.extend(paging.shape).meta({ title: 'DoctorSearch' }),
        response: page(doctorAnswer),
      },
    },
    async (request, reply) => sendPage(request, reply, await searchDoctors(request.ctx, request.query, request.query)),
  )
  app.get(
    '/Doctor/:id',
    {
      config: { ready: [], isTimeless: true },
      schema: {
        operationId: 'getDoctor',
        access: 'guest',
        refuses: ['forbidden'],
        tags,
        summary: 'A doctor',
        querystring: inactive,
        response: record(doctorWithServicesAnswer),
      },
    },
    async ({ ctx, params, query }, reply) =>
      sendRecord(reply, await withItsServices(ctx, await getDoctor(ctx, part(params), inactive.parse(query)))),
  )
  app.get(
    '/Doctor/:id/settings',
    {
      schema: {
        operationId: 'getDoctorSettings',
        access: 'staff',
        tags,
        summary: 'Descriptions of a doctor in every language, in the form of an edit',
        response: { 200: doctorSettingsAnswer },
      },
    },
    ({ ctx, params }) => doctorSettings(ctx, part(params)),
  )
  app.post(
    '/Doctor',
    {
      schema: {
        operationId: 'createDoctor',
        access: 'staff',
        tags,
        summary: 'Create a doctor (admin; staff for their own hospital)',
        body: doctorInput.meta({ title: 'DoctorInput' }),
        example: {
          fullName: 'Dr. Deniz Karayel',
          specialty: 'Orthopedics',
          hospitalId: '0197d1f0-0000-7000-8000-000000000001',
        },
        response: created(doctorWithServicesAnswer, ['Location', 'ETag']),
      },
    },
    async (request, reply) => {
      const doctor = await createDoctor(request.ctx, request.body)
      return sendRecord(reply, sendCreated(request, reply, await withItsServices(request.ctx, doctor)))
    },
  )
  app.put(
    '/Doctor/:id',
    {
      schema: {
        operationId: 'updateDoctor',
        access: 'staff',
        headers: ifMatch,
        tags,
        summary: 'Edit a doctor (admin; staff of the hospital). Omitted fields stay unchanged',
        body: doctorUpdate.meta({ title: 'DoctorUpdate' }),
        example: { consultationFee: 120, currency: 'EUR' },
        response: record(doctorWithServicesAnswer),
      },
    },
    async (request, reply) => {
      const edit = { basedOn: basedOn(request) }
      const doctor = await updateDoctor(request.ctx, part(request.params), request.body, edit)
      return sendRecord(reply, await withItsServices(request.ctx, doctor))
    },
  )
  app.delete(
    '/Doctor/:id',
    {
      schema: {
        operationId: 'deleteDoctor',
        access: 'admin',
        tags,
        summary: 'Delete a doctor, or deactivate a doctor with appointments (admin)',
        response: nothing,
      },
    },
    (request, reply) => sendNothing(reply, deleteDoctor(request.ctx, part(request.params))),
  )
}
