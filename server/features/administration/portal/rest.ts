import type { FastifyInstance } from 'fastify'
import { appointmentSearch } from '#domain/appointments.ts'
import { paging } from '#domain/paging.ts'
import { sendPage, sendRecord } from '#server/rest/answer.ts'
import { eventStreamAnswer, eventStreamRoute, lastEventHeader, sendEventStream } from '#server/rest/event-stream.ts'
import { idFrom } from '#server/rest/input.ts'
import { page, record } from '#server/rest/operation.ts'
import { getAppointmentDetail, listPortalAppointments } from './reading.ts'
import { appointmentDetailAnswer, hospitalDashboardAnswer, portalAppointmentAnswer } from './record.ts'
import { hospitalEvents } from './stream.ts'
import { getHospitalDashboard } from './workplace.ts'

const tags = ['Appointments']

export async function portalRoutes(app: FastifyInstance): Promise<void> {
  app.get(
    '/Appointments',
    {
      schema: {
        operationId: 'listAppointments',
        access: 'staff',
        tags,
        summary: "A hospital's appointments: upcoming ones soonest first, then past ones, unless sorted otherwise",
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
        summary: 'An appointment',
        response: record(appointmentDetailAnswer),
      },
    },
    async (request, reply) => sendRecord(reply, await getAppointmentDetail(request.ctx, idFrom(request.params))),
  )

  app.get(
    '/Hospitals/:id/dashboard',
    {
      schema: {
        operationId: 'getHospitalDashboard',
        access: 'portal',
        tags,
        summary: "Dashboard of a hospital's portal",
        response: { 200: hospitalDashboardAnswer },
      },
    },
    ({ ctx, params }) => getHospitalDashboard(ctx, idFrom(params)),
  )

  app.get(
    '/Hospitals/:id/stream',
    {
      ...eventStreamRoute,
      schema: {
        operationId: 'streamHospital',
        access: 'portal',
        tags,
        summary: 'Stream of events at a hospital (server-sent events)',
        description: `\`event: appointment\` (booked or changed), \`event: message\`, \`event: file\`, \`event: quote\` (a quote request), \`event: calendar\` (a time was blocked or freed) and \`event: counts\` (something was read), each with
\`{ appointmentId, quoteRequestId, by, what, status }\` and no content; a comment every 20 seconds. Read the current state after opening the stream, or open it with
\`Last-Event-ID\`. Doctors receive only \`quote\` of requests assigned to them, and \`counts\` once one no longer is. It ends with the session, with the right to work there and when the server closes: reopen it.`,
        headers: lastEventHeader,
        response: eventStreamAnswer,
      },
    },
    (request, reply) => sendEventStream(request, reply, hospitalEvents(idFrom(request.params))),
  )
}
