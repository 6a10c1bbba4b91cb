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

  const days = { from: z.iso.date(), to: z.iso.date() }
  app.get(
    '/Hospitals/:id/board',
    {
      schema: {
        operationId: 'getDayBoard',
        access: 'staff',
        tags: ['Appointments'],
        summary: 'The days of all doctors side by side, at most 7 days',
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
        summary: 'Free places of all doctors who could take an appointment, at most 7 days',
        querystring: z.object(days).meta({ title: 'boardPlaces' }),
        response: { 200: z.array(boardPlaceAnswer) },
      },
    },
    (request) => findBoardPlaces(request.ctx, idFrom(request.params), request.query),
  )
}
