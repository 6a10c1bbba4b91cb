import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import {
  appointmentUpdate,
  bookingInput,
  myAppointmentSearch,
  statusInput,
  summarySearch,
} from '#domain/appointments.ts'
import { SLOT_REFUSALS } from '#domain/availability.ts'
import { paging } from '#domain/paging.ts'
import { basedOn, etagOf, sendCreated, sendPage, sendRecord } from '#server/rest/answer.ts'
import { idFrom } from '#server/rest/input.ts'
import { findAvailability } from './availability.ts'
import { bookAppointment } from './booking.ts'
import { listMyAppointments, summariseAppointments } from './reading.ts'
import { appointmentAnswer } from './record.ts'
import { moveAppointment, updateAppointment } from './writing.ts'

const tags = ['Appointments']
const firstOf = (header: string | string[] | undefined) => (Array.isArray(header) ? header[0] : header)

export async function appointmentRoutes(app: FastifyInstance): Promise<void> {
  app.get(
    '/Hospitals/:id/availability',
    {
      schema: {
        tags,
        summary: 'The bookable times of each day, at most 62 days',
        querystring: z.object({
          serviceId: z.uuid().optional(),
          doctorId: z.uuid().optional(),
          from: z.string().optional(),
          to: z.string().optional(),
        }),
        response: {
          200: z.array(
            z.object({
              date: z.string(),
              refusal: z.enum(SLOT_REFUSALS).nullable(),
              times: z.array(z.object({ time: z.string(), available: z.boolean() })),
            }),
          ),
        },
      },
    },
    (request) => findAvailability(request.ctx, idFrom(request.params), request.query),
  )

  app.post(
    '/Appointments',
    {
      schema: {
        tags,
        summary: 'Book a free time',
        headers: z.object({ 'idempotency-key': z.string().optional() }),
        body: bookingInput,
        response: { 201: appointmentAnswer },
      },
    },
    async (request, reply) => {
      const key = firstOf(request.headers['idempotency-key'])
      const appointment = await bookAppointment(request.ctx, request.body, key)
      reply.header('etag', etagOf(appointment))
      return sendCreated(request, reply, appointment)
    },
  )

  app.get(
    '/Appointments/my',
    {
      schema: {
        tags,
        summary: "The viewer's own, newest first",
        querystring: myAppointmentSearch.extend(paging.shape),
        response: { 200: z.array(appointmentAnswer) },
      },
    },
    async (request, reply) => sendPage(request, reply, await listMyAppointments(request.ctx, request.query)),
  )

  const count = z.number().int()
  app.get(
    '/Appointments/summary',
    {
      schema: {
        tags,
        summary: "Counts of a hospital's appointments",
        querystring: summarySearch,
        response: {
          200: z.object({ today: count, pending: count, confirmed: count, completed: count, total: count }),
        },
      },
    },
    (request) => summariseAppointments(request.ctx, request.query),
  )

  app.patch(
    '/Appointments/:id/status',
    { schema: { tags, summary: 'Move along the states', body: statusInput, response: { 200: appointmentAnswer } } },
    async (request, reply) => {
      const options = { basedOn: basedOn(request) }
      return sendRecord(reply, await moveAppointment(request.ctx, idFrom(request.params), request.body, options))
    },
  )

  app.patch(
    '/Appointments/:id',
    {
      schema: {
        tags,
        summary: 'Another time, doctor or note',
        body: appointmentUpdate,
        response: { 200: appointmentAnswer },
      },
    },
    async (request, reply) => {
      const options = { basedOn: basedOn(request) }
      return sendRecord(reply, await updateAppointment(request.ctx, idFrom(request.params), request.body, options))
    },
  )
}
