import type { FastifyInstance } from 'fastify'
import { blockedTimeInput } from '#domain/blocked-times.ts'
import { sendCreated, sendNothing } from '#server/rest/answer.ts'
import { part } from '#server/rest/input.ts'
import { created, nothing } from '#server/rest/operation.ts'
import { blockedTimeAnswer } from './record.ts'
import { blockTime, unblockTime } from './writing.ts'

const tags = ['Appointments']

export async function blockedTimeRoutes(app: FastifyInstance): Promise<void> {
  app.post(
    '/Hospitals/:id/blocked-times',
    {
      schema: {
        operationId: 'blockTime',
        access: 'staff',
        refuses: ['conflict'],
        tags,
        summary: 'Block a time of a doctor, or of the whole hospital',
        description: 'It cannot be booked until the block is removed. The day board shows it.',
        body: blockedTimeInput(new Date()).meta({ title: 'BlockedTimeInput' }),
        example: { date: '2026-12-01', from: '10:00', to: '12:00', reason: 'Meeting' },
        response: created(blockedTimeAnswer),
      },
    },
    async (request, reply) =>
      sendCreated(request, reply, await blockTime(request.ctx, part(request.params), request.body)),
  )
  app.delete(
    '/Hospitals/:id/blocked-times/:blockedTimeId',
    {
      schema: {
        operationId: 'unblockTime',
        access: 'staff',
        tags,
        summary: 'Remove a blocked time',
        response: nothing,
      },
    },
    (request, reply) =>
      sendNothing(
        reply,
        unblockTime(request.ctx, { hospitalId: part(request.params), id: part(request.params, 'blockedTimeId') }),
      ),
  )
}
