import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { SLOT_REFUSALS } from '#domain/availability.ts'
import { idFrom } from '#server/rest/input.ts'
import { findDoctorsFor, findTimesFor } from './places.ts'

const tags = ['Appointments']

export async function placeRoutes(app: FastifyInstance): Promise<void> {
  app.get(
    '/Appointments/:id/times',
    {
      schema: {
        operationId: 'listAppointmentTimes',
        access: 'participant',
        tags,
        summary: 'Times to which an appointment could be moved, at most 62 days',
        description: 'The appointment does not block itself and keeps its length.',
        querystring: z
          .object({
            doctorId: z
              .uuid()
              .optional()
              .meta({ description: 'UUID of another doctor. By default the doctor of the appointment.' }),
            from: z.iso.date().optional().meta({ description: 'First day. Default: today.' }),
            to: z.iso
              .date()
              .optional()
              .meta({ description: 'Last day, at most 61 days after the first. Default: 30 days after it.' }),
          })
          .meta({ title: 'appointmentTimes' }),
        response: {
          200: z.array(
            z
              .object({
                date: z.string(),
                refusal: z.enum(SLOT_REFUSALS).nullable(),
                times: z.array(z.object({ time: z.string(), available: z.boolean() }).meta({ title: 'AvailableTime' })),
              })
              .meta({ title: 'AvailableDay' }),
          ),
        },
      },
    },
    (request) => findTimesFor(request.ctx, idFrom(request.params), request.query),
  )

  app.get(
    '/Appointments/:id/doctors',
    {
      schema: {
        operationId: 'listAppointmentDoctors',
        access: 'staff',
        tags,
        summary: 'Doctors who offer the treatment of an appointment and are free at its time',
        response: { 200: z.array(z.uuid()).meta({ description: 'UUIDs of the doctors, by name.' }) },
      },
    },
    (request) => findDoctorsFor(request.ctx, idFrom(request.params)),
  )
}
