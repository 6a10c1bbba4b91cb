import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { findBoardPlaces } from '#server/features/visits/appointments/booking/places.ts'
import { idFrom, part } from '#server/rest/input.ts'
import { readDayBoard } from './day-board.ts'
import { boardPlaceAnswer, dayBoardAnswer } from './day-board-record.ts'
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
        summary: 'Calendar of a doctor, or of appointments without a doctor, for at most 14 days',
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

  const days = { from: z.iso.date(), to: z.iso.date() }
  app.get(
    '/Hospitals/:id/board',
    {
      schema: {
        operationId: 'getDayBoard',
        access: 'staff',
        tags: ['Appointments'],
        summary: 'Days of all doctors side by side, for at most 7 days',
        querystring: z.object(days).meta({ title: 'dayBoard' }),
        response: { 200: dayBoardAnswer },
      },
    },
    ({ ctx, params, query }) => readDayBoard(ctx, part(params), query),
  )

  app.get(
    '/Appointments/:id/places',
    {
      schema: {
        operationId: 'listBoardPlaces',
        access: 'staff',
        tags: ['Appointments'],
        summary: 'Free slots of all doctors who can take an appointment, for at most 7 days',
        querystring: z.object(days).meta({ title: 'boardPlaces' }),
        response: { 200: z.array(boardPlaceAnswer) },
      },
    },
    (request) => findBoardPlaces(request.ctx, idFrom(request.params), request.query),
  )
}
