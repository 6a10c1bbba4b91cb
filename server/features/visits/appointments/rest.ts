import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import {
  appointmentSearch,
  appointmentUpdate,
  myAppointmentSearch,
  noShowInput,
  statusInput,
  summarySearch,
} from '#domain/appointments.ts'
import { arrivalInput } from '#domain/arrivals.ts'
import { dateIn, SLOT_REFUSALS } from '#domain/availability.ts'
import { bookingInput } from '#domain/booking-input.ts'
import { paging } from '#domain/paging.ts'
import { basedOn, sendCreated, sendPage, sendRecord } from '#server/rest/answer.ts'
import { sendCsv } from '#server/rest/csv.ts'
import { idFrom } from '#server/rest/input.ts'
import { created, download, ifMatch, page, record } from '#server/rest/operation.ts'
import { bookAppointment } from './booking/booking.ts'
import { findAvailability } from './calendar/availability.ts'
import { markArrival } from './history/arrival.ts'
import { markNoShow } from './history/no-show.ts'
import { listMyAppointments, readAppointments, summariseAppointments } from './reading.ts'
import { type Appointment, appointmentAnswer } from './record.ts'
import { moveAppointment, updateAppointment } from './writing.ts'

const tags = ['Appointments']
const idempotencyKey = z.object({
  'Idempotency-Key': z.string().max(200).optional().meta({
    description: 'Unique text. Repeating the call with the same text returns the same appointment.',
  }),
})
/** Columns of the schedule, without text by patient or hospital. */
const columns: Record<string, (row: Appointment) => unknown> = {
  bookingId: ({ bookingId }) => bookingId,
  status: ({ status }) => status,
  date: ({ date }) => date,
  time: ({ time }) => time,
  minutes: ({ durationMinutes }) => durationMinutes,
  hospital: ({ hospital }) => hospital.name,
  city: ({ hospital }) => hospital.city,
  service: ({ service }) => service.name,
  doctor: ({ doctor }) => doctor?.fullName,
  patient: ({ patientName }) => patientName,
  requestedAt: ({ createdAt }) => createdAt,
}
const firstOf = (header: string | string[] | undefined) => (Array.isArray(header) ? header[0] : header)

export async function appointmentRoutes(app: FastifyInstance): Promise<void> {
  app.get(
    '/Hospitals/:id/availability',
    {
      schema: {
        operationId: 'getAvailability',
        access: 'guest',
        tags,
        summary: 'Bookable times day by day, for at most 62 days',
        querystring: z
          .object({
            serviceId: z.uuid().optional(),
            doctorId: z.uuid().optional(),
            from: z.iso.date().optional().meta({ description: 'First day. Default: today.' }),
            to: z.iso
              .date()
              .optional()
              .meta({ description: 'Last day, at most 61 days after the first. Default: 30 days after it.' }),
          })
          .meta({ title: 'availability' }),
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
        operationId: 'bookAppointment',
        access: 'viewer',
        refuses: ['not_found', 'slot_taken', 'conflict', 'idempotency_mismatch'],
        tags,
        summary: 'Book a free slot',
        headers: idempotencyKey,
        body: bookingInput.meta({ title: 'BookingInput' }),
        example: {
          hospitalId: '0197d1f0-0000-7000-8000-000000000001',
          serviceId: '0197d1f0-0000-7000-8000-000000000002',
          patientInfo: {
            firstName: 'Ingrid',
            lastName: 'Solvang',
            email: 'ingrid@mail.example',
            phone: '+47 400 00 000',
          },
          appointmentDate: '2026-12-01',
          appointmentTime: '10:00',
          notes: 'I take a beta blocker in the morning.',
        },
        response: created(appointmentAnswer, ['Location', 'ETag']),
      },
    },
    async (request, reply) => {
      const key = firstOf(request.headers['idempotency-key'])
      const appointment = await bookAppointment(request.ctx, request.body, { key })
      return sendRecord(reply, sendCreated(request, reply, appointment))
    },
  )

  app.get(
    '/Appointments/my',
    {
      schema: {
        operationId: 'listMyAppointments',
        access: 'viewer',
        tags,
        summary: "The caller's own appointments: upcoming ones first, soonest first, then past ones, latest first",
        querystring: myAppointmentSearch.extend(paging.shape).meta({ title: 'myAppointments' }),
        response: page(appointmentAnswer),
      },
    },
    async (request, reply) => sendPage(request, reply, await listMyAppointments(request.ctx, request.query)),
  )

  const count = z.number().int()
  app.get(
    '/Appointments/summary',
    {
      schema: {
        operationId: 'summariseAppointments',
        access: 'staff',
        refuses: ['not_found'],
        tags,
        summary: 'Appointment counts of a hospital',
        querystring: summarySearch.meta({ title: 'appointmentSummary' }),
        response: {
          200: z.object({ today: count, pending: count, confirmed: count, completed: count, total: count }),
        },
      },
    },
    (request) => summariseAppointments(request.ctx, request.query),
  )

  app.get(
    '/Appointments/export',
    {
      schema: {
        operationId: 'exportAppointments',
        access: 'admin',
        tags,
        summary: 'The schedule of all hospitals as CSV, up to 20,000 rows',
        querystring: appointmentSearch.meta({ title: 'AppointmentSearch' }),
        response: download('text/csv'),
      },
    },
    ({ ctx, query }, reply) =>
      sendCsv(reply, readAppointments(ctx, query), { name: `appointments-${dateIn(ctx.clock())}.csv`, columns }),
  )

  app.patch(
    '/Appointments/:id/status',
    {
      schema: {
        operationId: 'moveAppointment',
        access: 'participant',
        refuses: ['forbidden', 'invalid_transition'],
        headers: ifMatch,
        tags,
        summary: 'Change the status of an appointment',
        body: statusInput,
        example: { status: 'cancelled', note: 'My flight was moved.' },
        response: record(appointmentAnswer),
      },
    },
    async (request, reply) => {
      const options = { basedOn: basedOn(request) }
      return sendRecord(reply, await moveAppointment(request.ctx, idFrom(request.params), request.body, options))
    },
  )

  app.post(
    '/Appointments/:id/no-show',
    {
      schema: {
        operationId: 'markNoShow',
        access: 'staff',
        refuses: ['invalid_transition'],
        headers: ifMatch,
        tags,
        summary: 'Record a no-show',
        description: 'For a confirmed appointment that has started. It is cancelled, and no email is sent.',
        body: noShowInput,
        example: { note: 'We called twice.' },
        response: record(appointmentAnswer),
      },
    },
    async (request, reply) => {
      const options = { basedOn: basedOn(request) }
      return sendRecord(reply, await markNoShow(request.ctx, idFrom(request.params), request.body, options))
    },
  )

  app.patch(
    '/Appointments/:id/arrival',
    {
      schema: {
        operationId: 'markArrival',
        access: 'staff',
        refuses: ['invalid_transition'],
        headers: ifMatch,
        tags,
        summary: "Mark the progress of one of today's visits",
        body: arrivalInput,
        example: { arrival: 'arrived' },
        response: record(appointmentAnswer),
      },
    },
    async (request, reply) => {
      const options = { basedOn: basedOn(request) }
      return sendRecord(reply, await markArrival(request.ctx, idFrom(request.params), request.body, options))
    },
  )

  app.patch(
    '/Appointments/:id',
    {
      schema: {
        operationId: 'updateAppointment',
        access: 'participant',
        refuses: ['forbidden', 'reason_required', 'invalid_transition', 'slot_taken'],
        headers: ifMatch,
        tags,
        summary: 'Change time, doctor or notes',
        description:
          'If the hospital confirms by hand, a patient who moves a confirmed appointment requests the new time (`moveRequest`), which is held until the hospital answers. Until then the appointment keeps its time.',
        body: appointmentUpdate.meta({ title: 'AppointmentUpdate' }),
        example: { date: '2026-12-01', time: '10:00' },
        elsewhere: { status: 'PATCH /Appointments/{id}/status' },
        response: record(appointmentAnswer),
      },
    },
    async (request, reply) => {
      const options = { basedOn: basedOn(request) }
      return sendRecord(reply, await updateAppointment(request.ctx, idFrom(request.params), request.body, options))
    },
  )
}
