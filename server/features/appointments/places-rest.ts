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
        summary: 'The times to which an appointment could be moved, at most 62 days',
        description: 'It is not in its own way and keeps its length.',
        querystring: z
          .object({
            doctorId: z.uuid().optional().meta({ description: 'Another doctor; the one it has unless told.' }),
            from: z.iso.date().optional().meta({ description: 'The first day; today unless told.' }),
            to: z.iso
              .date()
              .optional()
              .meta({ description: 'The last day, at most 61 days after the first; 30 days after it unless told.' }),
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
        summary: 'The doctors who do the treatment of an appointment and are free at its time',
        response: { 200: z.array(z.uuid()).meta({ description: 'Their ids, by name.' }) },
      },
    },
    (request) => findDoctorsFor(request.ctx, idFrom(request.params)),
  )
}
