import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { doctorCalendarInput, leaveConsent } from '#domain/doctor-calendars.ts'
import { basedOn, sendNothing, sendRecord } from '#server/rest/answer.ts'
import { part } from '#server/rest/input.ts'
import { created, ifMatch, nothing, record, type Success } from '#server/rest/operation.ts'
import { doctorFeedsOf, getDoctorFeed } from './feed.ts'
import { addDoctorLeave, leaveClashes, removeDoctorLeave } from './leave.ts'
import { doctorCalendar } from './reading.ts'
import { doctorCalendarAnswer, doctorFeedStateAnswer, leaveClashesAnswer } from './record.ts'
import { setDoctorCalendar } from './writing.ts'

const tags = ['Doctors']
const days = z.object({
  startsOn: z.string().meta({ format: 'date', description: 'First day.' }),
  endsOn: z.string().meta({ format: 'date', description: 'Last day, today or later.' }),
})

export async function doctorCalendarRoutes(app: FastifyInstance): Promise<void> {
  app.get(
    '/Doctor/:id/calendar',
    {
      schema: {
        operationId: 'getDoctorCalendar',
        access: 'portal',
        tags,
        summary: 'Weekly hours, breaks and leave of a doctor',
        response: record(doctorCalendarAnswer),
      },
    },
    async ({ ctx, params }, reply) => sendRecord(reply, await doctorCalendar(ctx, part(params))),
  )
  app.put(
    '/Doctor/:id/calendar',
    {
      schema: {
        operationId: 'setDoctorCalendar',
        access: 'portal',
        headers: ifMatch,
        tags,
        summary: 'Set the weekly hours of a doctor. Existing appointments are kept',
        body: doctorCalendarInput.meta({ title: 'DoctorCalendarInput' }),
        example: { hours: [{ weekday: 1, times: ['09:00', '10:00'] }], breaks: [] },
        response: record(doctorCalendarAnswer),
      },
    },
    async (request, reply) => {
      const edit = { basedOn: basedOn(request) }
      return sendRecord(reply, await setDoctorCalendar(request.ctx, part(request.params), request.body, edit))
    },
  )
  app.get(
    '/Doctor/:id/leave/clashes',
    {
      schema: {
        operationId: 'listLeaveClashes',
        access: 'portal',
        tags,
        summary: 'Appointments that conflict with a planned leave, with alternatives',
        querystring: days,
        response: { 200: leaveClashesAnswer },
      },
    },
    ({ ctx, params, query }) => leaveClashes(ctx, part(params), query),
  )
  app.post(
    '/Doctor/:id/leave',
    {
      schema: {
        operationId: 'addDoctorLeave',
        access: 'portal',
        refuses: ['conflict'],
        tags,
        summary: 'Add leave for a doctor',
        description: 'Refused if it overlaps appointments, unless `keepAppointments` is true.',
        body: days.extend(leaveConsent.shape).meta({ title: 'DoctorLeaveInput' }),
        example: { startsOn: '2030-07-01', endsOn: '2030-07-14' },
        response: created(doctorCalendarAnswer, ['ETag']),
      },
    },
    async (request, reply) => {
      const calendar = await addDoctorLeave(request.ctx, part(request.params), request.body)
      reply.code(201)
      return sendRecord(reply, calendar)
    },
  )
  app.delete(
    '/Doctor/:id/leave/:leaveId',
    {
      schema: {
        operationId: 'removeDoctorLeave',
        access: 'portal',
        tags,
        summary: 'Remove leave',
        response: nothing,
      },
    },
    ({ ctx, params }, reply) => sendNothing(reply, removeDoctorLeave(ctx, part(params), part(params, 'leaveId'))),
  )
  app.get(
    '/Hospitals/:id/doctors/feeds',
    {
      schema: {
        operationId: 'getDoctorFeeds',
        access: 'portal',
        tags,
        summary: 'Active doctors of a hospital with the state of their calendar feed',
        response: { 200: z.array(doctorFeedStateAnswer) },
      },
    },
    ({ ctx, params }) => doctorFeedsOf(ctx, part(params)),
  )
  app.get(
    '/Calendar/doctor-feeds/:file',
    {
      schema: {
        operationId: 'getDoctorFeed',
        refuses: ['not_found'],
        access: 'anyone',
        tags: ['Calendar'],
        summary: "Private calendar feed of a doctor's appointments, as {key}.ics. No sign-in: the address is secret",
        params: z.object({ file: z.string().meta({ description: 'Key of the address, followed by `.ics`.' }) }),
        response: {
          200: { description: 'Times and booking IDs as iCalendar.', media: ['text/calendar'] } satisfies Success,
        },
      },
    },
    async (request, reply) =>
      reply
        .headers({
          'content-type': 'text/calendar; charset=utf-8',
          'cache-control': 'private, no-cache',
          'x-robots-tag': 'noindex',
        })
        .send(await getDoctorFeed(request.ctx, part(request.params, 'file'))),
  )
}
