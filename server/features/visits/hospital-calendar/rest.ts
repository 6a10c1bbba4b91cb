import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { part } from '#server/rest/input.ts'
import { readHospitalCalendar } from './reading.ts'
import { hospitalCalendarAnswer } from './record.ts'

export async function hospitalCalendarRoutes(app: FastifyInstance): Promise<void> {
  app.get(
    '/Hospitals/:id/calendar',
    {
      schema: {
        operationId: 'getHospitalCalendar',
        access: 'staff',
        tags: ['Appointments'],
        summary: 'Calendar of a doctor, or of the appointments without a doctor, at most 14 days',
        querystring: z
          .object({
            doctorId: z.uuid().optional(),
            from: z.iso.date(),
            to: z.iso.date(),
          })
          .meta({ title: 'hospitalCalendar' }),
        response: { 200: hospitalCalendarAnswer },
      },
    },
    ({ ctx, params, query }) => readHospitalCalendar(ctx, part(params), query),
  )
}
