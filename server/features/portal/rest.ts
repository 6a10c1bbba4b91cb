import type { FastifyInstance } from 'fastify'
import { appointmentSearch } from '#domain/appointments.ts'
import { paging } from '#domain/paging.ts'
import { sendPage, sendRecord } from '#server/rest/answer.ts'
import { idFrom } from '#server/rest/input.ts'
import { getAppointmentDetail, listPortalAppointments } from './reading.ts'
import { appointmentDetailAnswer, portalAppointmentAnswer } from './record.ts'
import { page, record } from '#server/rest/operation.ts'

const tags = ['Appointments']

export async function portalRoutes(app: FastifyInstance): Promise<void> {
  app.get(
    '/Appointments',
    {
      schema: {
        operationId: 'listAppointments',
        access: 'staff',
        tags,
        summary: "A hospital's appointments",
        querystring: appointmentSearch.extend(paging.shape).meta({ title: 'AppointmentSearch' }),
        response: page(portalAppointmentAnswer),
      },
    },
    async (request, reply) => sendPage(request, reply, await listPortalAppointments(request.ctx, request.query)),
  )

  app.get(
    '/Appointments/:id',
    {
      schema: {
        operationId: 'getAppointment',
        access: 'participant',
        tags,
        summary: 'One appointment',
        response: record(appointmentDetailAnswer),
      },
    },
    async (request, reply) => sendRecord(reply, await getAppointmentDetail(request.ctx, idFrom(request.params))),
  )
}
