/** Tools that read, book and cancel appointments of the owner of an API key. */
import { z } from 'zod'
import { APPOINTMENT_STATUSES } from '#domain/appointments.ts'
import { bookingInput } from '#domain/booking-input.ts'
import { CHANNELS, VISIT_TYPES } from '#domain/visit-types.ts'
import { listPersons } from '#server/features/accounts/persons/reading.ts'
import { bookAppointment } from '#server/features/visits/appointments/booking/booking.ts'
import { getAppointment, listMyAppointments } from '#server/features/visits/appointments/reading.ts'
import type { Appointment } from '#server/features/visits/appointments/record.ts'
import { moveAppointment } from '#server/features/visits/appointments/writing.ts'
import { tool } from './tool.ts'

const text = z.string().nullable()
const id = z.uuid()
const limit = z.int().min(1).max(20).default(10).describe(`Number of records, at most 20.`)
const appointmentOutput = z.object({
  id,
  bookingId: z.string(),
  status: z.enum(APPOINTMENT_STATUSES),
  date: z.string(),
  time: z.string().describe(`Time at the hospital, in Europe/Istanbul.`),
  startsAt: z.string(),
  hospitalId: id,
  hospital: z.string(),
  service: z.string(),
  doctor: text,
  patient: z.string(),
  visitType: z.enum(VISIT_TYPES),
  channel: z.enum(CHANNELS),
  isFirstConsultation: z.boolean().describe(`Whether it is the first consultation of the operation in service.`),
  minutes: z.int(),
  moveRequest: z
    .object({ date: z.string(), time: z.string(), expiresAt: z.string() })
    .nullable()
    .describe(
      `Another time that the patient has asked for and that the hospital has not answered yet. The appointment stays at date and time until it is confirmed.`,
    ),
  meetingUrl: text.describe(
    `Link of a video visit, from 15 minutes before its start until its end. Null at other times.`,
  ),
})

const personOutput = z.object({ id, firstName: z.string(), lastName: z.string(), birthDate: z.string() })
const asAppointment = (appointment: Appointment) => {
  const { moveRequest } = appointment
  const { id, bookingId, status, date, time, startsAt, hospital, service, doctor, patientName } = appointment
  return {
    id,
    bookingId,
    status,
    date,
    time,
    startsAt,
    hospitalId: hospital.id,
    hospital: hospital.name,
    service: service.name,
    doctor: doctor?.fullName ?? null,
    patient: patientName,
    visitType: appointment.visitType,
    channel: appointment.channel,
    isFirstConsultation: appointment.isFirstConsultation,
    minutes: appointment.durationMinutes,
    moveRequest: moveRequest && {
      date: moveRequest.date,
      time: moveRequest.time,
      expiresAt: moveRequest.expiresAt,
    },
    meetingUrl: appointment.meetingUrl,
  }
}

export const APPOINTMENT_TOOLS = {
  my_appointments: tool({
    title: `Read appointments`,
    description: `Appointments of the owner of the API key, upcoming ones first. Needs appointments:read.`,
    operation: 'listMyAppointments',
    input: z.object({ tab: z.enum(['all', 'upcoming', 'past']).default('upcoming'), limit }),
    output: z.object({ total: z.int(), appointments: z.array(appointmentOutput) }),
    run: async (ctx, input) => {
      const { items, total } = await listMyAppointments(ctx, input)
      return { total, appointments: items.map(asAppointment) }
    },
  }),
  my_persons: tool({
    title: `Read persons`,
    description: `Persons whom the owner of the API key books for, such as a child. Needs profile:read.`,
    operation: 'listPersons',
    input: z.object({}),
    output: z.object({ persons: z.array(personOutput) }),
    run: async (ctx) => ({ persons: await listPersons(ctx) }),
  }),
  book_appointment: tool({
    title: `Book an appointment`,
    description: `Books a free slot for the owner of the API key, or with patient or personId for somebody else. An operation is booked by its first consultation. Needs appointments:write. Ask the user before booking.`,
    operation: 'bookAppointment',
    writes: true,
    input: bookingInput.extend({
      notes: z.string().max(2000).optional().describe(`Notes for the hospital.`),
      idempotencyKey: z
        .string()
        .min(1)
        .max(200)
        .describe(`Unique key: repeating the call with it returns the same appointment.`),
    }),
    output: appointmentOutput,
    run: async (ctx, { idempotencyKey, ...input }) =>
      asAppointment(await bookAppointment(ctx, input, { key: idempotencyKey })),
  }),
  cancel_appointment: tool({
    title: `Cancel an appointment`,
    description: `Cancels an appointment of the owner of the API key. Cancelling it again has no effect. Needs appointments:write.`,
    operation: 'moveAppointment',
    writes: true,
    input: z.object({ appointmentId: id, note: z.string().max(2000).optional().describe(`Reason for the hospital.`) }),
    output: appointmentOutput,
    run: async (ctx, { appointmentId, note }) => {
      const appointment = await getAppointment(ctx, appointmentId)
      if (appointment.status === 'cancelled') return asAppointment(appointment)
      return asAppointment(await moveAppointment(ctx, appointmentId, { status: 'cancelled', note }))
    },
  }),
}
