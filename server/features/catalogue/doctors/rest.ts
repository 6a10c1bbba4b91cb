import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { doctorInput, doctorUpdate } from '#domain/doctors.ts'
import { doctorSearch } from '#domain/search.ts'
import { part } from '#server/rest/input.ts'
import { recordRoutes } from '#server/rest/record-routes.ts'
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
  recordRoutes(app, {
    path: '/Doctor',
    tags,
    list: {
      operationId: 'listDoctors',
      summary: 'All doctors, best rated first',
      query: inactive,
      answer: doctorAnswer,
      find: (ctx, query, options) => searchDoctors(ctx, inactive.parse(query), query, options),
    },
    search: {
      operationId: 'searchDoctors',
      summary: 'Search doctors',
      description: `${searchDescription} Matches of a text are counted up to ${MOST_COUNTED}; beyond that \`X-Total-Count-Exact\` is false.`,
      title: 'DoctorSearch',
      query: doctorSearch,
      answer: doctorAnswer,
      find: (ctx, query, options) => searchDoctors(ctx, query, query, options),
    },
    answer: doctorWithServicesAnswer,
    toAnswer: withItsServices,
    read: {
      operationId: 'getDoctor',
      summary: 'A doctor',
      config: { ready: [], isTimeless: true },
      query: inactive,
      find: getDoctor,
    },
    create: {
      operationId: 'createDoctor',
      summary: 'Create a doctor (admin; staff for their own hospital)',
      access: 'staff',
      body: doctorInput.meta({ title: 'DoctorInput' }),
      example: {
        fullName: 'Dr. Deniz Karayel',
        specialty: 'Orthopedics',
        hospitalId: '0197d1f0-0000-7000-8000-000000000001',
      },
      write: createDoctor,
    },
    update: {
      operationId: 'updateDoctor',
      summary: 'Edit a doctor (admin; staff of the hospital). Omitted fields stay unchanged',
      access: 'staff',
      body: doctorUpdate.meta({ title: 'DoctorUpdate' }),
      example: { consultationFee: 120, currency: 'EUR' },
      write: updateDoctor,
    },
    remove: {
      operationId: 'deleteDoctor',
      summary: 'Delete a doctor (admin). Doctors with appointments are deactivated instead',
      write: deleteDoctor,
    },
  })
  app.get(
    '/Doctor/:id/settings',
    {
      schema: {
        operationId: 'getDoctorSettings',
        access: 'staff',
        tags,
        summary: 'Descriptions of a doctor in every language, ready to edit',
        response: { 200: doctorSettingsAnswer },
      },
    },
    ({ ctx, params }) => doctorSettings(ctx, part(params)),
  )
}
