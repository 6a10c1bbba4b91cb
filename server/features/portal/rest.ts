import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { appointmentSearch } from '#domain/appointments.ts'
import { paging } from '#domain/paging.ts'
import { sendPage, sendRecord } from '#server/rest/answer.ts'
import { idFrom } from '#server/rest/input.ts'
import { getAppointmentDetail, listPortalAppointments } from './reading.ts'
import { appointmentDetailAnswer, portalAppointmentAnswer } from './record.ts'

const tags = ['Appointments']

export async function portalRoutes(app: FastifyInstance): Promise<void> {
  app.get(
    '/Appointments',
    {
      schema: {
        tags,
        summary: "A hospital's appointments",
        querystring: appointmentSearch.extend(paging.shape),
        response: { 200: z.array(portalAppointmentAnswer) },
      },
    },
    async (request, reply) => sendPage(request, reply, await listPortalAppointments(request.ctx, request.query)),
  )

  app.get(
    '/Appointments/:id',
    { schema: { tags, summary: 'One appointment', response: { 200: appointmentDetailAnswer } } },
    async (request, reply) => sendRecord(reply, await getAppointmentDetail(request.ctx, idFrom(request.params))),
  )
}
