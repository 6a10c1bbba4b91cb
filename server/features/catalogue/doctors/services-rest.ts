import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { doctorServicesInput } from '#domain/doctors.ts'
import { collectionPaging } from '#domain/paging.ts'
import { offeredServiceAnswer, toOfferedService } from '#server/features/catalogue/hospitals/offers.ts'
import { basedOn, sendPage, sendRecord } from '#server/rest/answer.ts'
import { part } from '#server/rest/input.ts'
import { ifMatch, page, record } from '#server/rest/operation.ts'
import { doctorWithServicesAnswer, listDoctorServices, proposedServices, withItsServices } from './services.ts'
import { setDoctorServices } from './services-writing.ts'

const tags = ['Doctors']

export async function doctorServiceRoutes(app: FastifyInstance): Promise<void> {
  app.get(
    '/Doctor/:id/services',
    {
      schema: {
        operationId: 'listDoctorServices',
        access: 'anyone',
        tags,
        summary: 'Treatments of a doctor, by name',
        querystring: collectionPaging,
        response: page(offeredServiceAnswer),
      },
    },
    async (request, reply) =>
      sendPage(request, reply, await listDoctorServices(request.ctx, part(request.params), request.query)),
  )
  app.get(
    '/Doctor/:id/services/proposed',
    {
      schema: {
        operationId: 'listProposedDoctorServices',
        access: 'staff',
        tags,
        summary: "Treatments of the doctor's specialty that the hospital offers and the doctor does not perform yet",
        response: { 200: z.array(offeredServiceAnswer) },
      },
    },
    async ({ ctx, params }) => (await proposedServices(ctx, part(params))).map(toOfferedService),
  )
  app.put(
    '/Doctor/:id/services',
    {
      schema: {
        operationId: 'setDoctorServices',
        access: 'staff',
        headers: ifMatch,
        tags,
        summary: 'Replace the list of treatments of a doctor (admin; staff of the hospital)',
        body: doctorServicesInput.meta({ title: 'DoctorServicesInput' }),
        example: { services: [{ serviceId: '0197d1f0-0000-7000-8000-000000000001', price: 170, currency: 'EUR' }] },
        response: record(doctorWithServicesAnswer),
      },
    },
    async (request, reply) => {
      const edit = { basedOn: basedOn(request) }
      const doctor = await setDoctorServices(request.ctx, part(request.params), request.body, edit)
      return sendRecord(reply, await withItsServices(request.ctx, doctor))
    },
  )
}
