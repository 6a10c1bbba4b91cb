import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { appointmentUpdate, bookingInput, statusInput } from '#domain/appointments.ts'
import { SLOT_REFUSALS } from '#domain/availability.ts'
import type { Context } from '#server/context.ts'
import { fileAnswer, toFileAnswer } from '#server/features/files/record.ts'
import { filesOfAppointments } from '#server/features/files/reading.ts'
import { messageAnswer, toMessageAnswer } from '#server/features/messages/record.ts'
import { messagesOfAppointments } from '#server/features/messages/reading.ts'
import { basedOn, etagOf, sendCreated, sendPage, sendRecord } from '#server/rest/answer.ts'
import { idFrom } from '#server/rest/input.ts'
import { findAvailability } from './availability.ts'
import { bookAppointment } from './booking.ts'
import {
  eventsOfAppointments,
  getAppointment,
  listAppointments,
  listMyAppointments,
  summariseAppointments,
} from './reading.ts'
import { type Appointment, appointmentAnswer, eventAnswer } from './record.ts'
import { moveAppointment, updateAppointment } from './writing.ts'

const tags = ['Appointments']
const detailAnswer = appointmentAnswer.extend({
  events: z.array(eventAnswer),
  messages: z.array(messageAnswer),
  files: z.array(fileAnswer),
})

/** With hospital, service and doctor by name, as the portal lists them. */
const portalAnswer = appointmentAnswer.omit({ patientFirstName: true, patientLastName: true }).extend({
  hospital: z.string(),
  service: z.string(),
  serviceCategory: z.string(),
  doctor: z.string().nullable(),
  messages: z.array(messageAnswer),
  files: z.array(fileAnswer),
})

async function attachments(ctx: Context, ids: string[]) {
  const [messages, files] = await Promise.all([messagesOfAppointments(ctx, ids), filesOfAppointments(ctx, ids)])
  return (id: string) => ({
    messages: messages.filter(({ appointmentId }) => appointmentId === id).map(toMessageAnswer),
    files: files.filter(({ appointmentId }) => appointmentId === id).map(toFileAnswer),
  })
}

async function toPortal(ctx: Context, items: Appointment[]) {
  const attached = await attachments(
    ctx,
    items.map(({ id }) => id),
  )
  return items.map(({ hospital, service, doctor, ...appointment }) => ({
    ...appointment,
    ...attached(appointment.id),
    hospital: hospital.name,
    service: service.name,
    serviceCategory: service.category,
    doctor: doctor?.fullName ?? null,
  }))
}

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
    { schema: { tags, summary: "The viewer's own, newest first", response: { 200: z.array(appointmentAnswer) } } },
    async (request, reply) => sendPage(request, reply, await listMyAppointments(request.ctx, request.query)),
  )

  app.get(
    '/Appointments',
    { schema: { tags, summary: "A hospital's appointments", response: { 200: z.array(portalAnswer) } } },
    async (request, reply) => {
      const page = await listAppointments(request.ctx, request.query)
      return sendPage(request, reply, { ...page, items: await toPortal(request.ctx, page.items) })
    },
  )

  const count = z.number().int()
  app.get(
    '/Appointments/summary',
    {
      schema: {
        tags,
        summary: "Counts of a hospital's appointments",
        response: {
          200: z.object({ today: count, pending: count, confirmed: count, completed: count, total: count }),
        },
      },
    },
    (request) => summariseAppointments(request.ctx, request.query),
  )

  app.get(
    '/Appointments/:id',
    { schema: { tags, summary: 'One appointment', response: { 200: detailAnswer } } },
    async (request, reply) => {
      const appointment = await getAppointment(request.ctx, idFrom(request.params))
      const ids = [appointment.id]
      const [attached, events] = await Promise.all([
        attachments(request.ctx, ids),
        eventsOfAppointments(request.ctx, ids),
      ])
      return sendRecord(reply, { ...appointment, ...attached(appointment.id), events })
    },
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
