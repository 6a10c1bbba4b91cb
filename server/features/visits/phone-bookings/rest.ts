import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { patientSearch, phoneBookingInput, slotServicesSearch } from '#domain/phone-bookings.ts'
import { appointmentAnswer } from '#server/features/visits/appointments/record.ts'
import { sendRecord } from '#server/rest/answer.ts'
import { part } from '#server/rest/input.ts'
import { created } from '#server/rest/operation.ts'
import { findPatients, findSlotServices } from './reading.ts'
import { foundPatientAnswer, slotServiceAnswer } from './record.ts'
import { bookByPhone } from './writing.ts'

const tags = ['Appointments']

export async function phoneBookingRoutes(app: FastifyInstance): Promise<void> {
  app.get(
    '/Hospitals/:id/patients',
    {
      schema: {
        operationId: 'findPatients',
        access: 'staff',
        tags,
        summary: 'Patients of a hospital by phone number or name, at most 10',
        querystring: patientSearch.meta({ title: 'patientSearch' }),
        response: { 200: z.array(foundPatientAnswer) },
      },
    },
    ({ ctx, params, query }) => findPatients(ctx, part(params), query),
  )

  app.get(
    '/Hospitals/:id/slot-services',
    {
      schema: {
        operationId: 'listSlotServices',
        access: 'staff',
        tags,
        summary: 'Services that staff can book for a free slot',
        querystring: slotServicesSearch.meta({ title: 'slotServices' }),
        response: { 200: z.array(slotServiceAnswer) },
      },
    },
    ({ ctx, params, query }) => findSlotServices(ctx, part(params), query),
  )

  app.post(
    '/Hospitals/:id/phone-bookings',
    {
      schema: {
        operationId: 'bookByPhone',
        access: 'staff',
        refuses: ['not_found', 'slot_taken', 'conflict', 'idempotency_mismatch'],
        tags,
        summary: 'Book a free slot for a patient on the phone',
        description: 'It ignores the minimum notice and is confirmed immediately. New patients are invited by email.',
        body: phoneBookingInput.meta({ title: 'PhoneBookingInput' }),
        example: {
          serviceId: '0197d1f0-0000-7000-8000-000000000002',
          date: '2026-12-01',
          time: '10:00',
          patient: { firstName: 'Ingrid', lastName: 'Solvang', email: 'ingrid@mail.example', phone: '+47 400 00 000' },
        },
        response: created(appointmentAnswer, ['Location', 'ETag']),
      },
    },
    async (request, reply) => {
      const appointment = await bookByPhone(request.ctx, part(request.params), request.body)
      reply.code(201).header('location', `/api/Appointments/${appointment.id}`)
      return sendRecord(reply, appointment)
    },
  )
}
