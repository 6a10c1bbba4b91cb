import type { FastifyInstance } from 'fastify'
import { holdInput } from '#domain/held-moves.ts'
import { appointmentAnswer } from '#server/features/visits/appointments/record.ts'
import { basedOn, sendRecord } from '#server/rest/answer.ts'
import { idFrom } from '#server/rest/input.ts'
import { ifMatch, record } from '#server/rest/operation.ts'
import { holdMove, undoMove } from './writing.ts'

const tags = ['Appointments']

export async function heldMoveRoutes(app: FastifyInstance): Promise<void> {
  app.post(
    '/Appointments/:id/held-move',
    {
      schema: {
        operationId: 'holdMove',
        access: 'staff',
        refuses: ['invalid_transition', 'conflict'],
        headers: ifMatch,
        tags,
        summary: 'Change the status after ten seconds, during which it can be undone',
        description:
          'Until then the change can be undone, and no mail, notice or webhook leaves. A later change of the appointment replaces it.',
        body: holdInput.meta({ title: 'HeldMoveInput' }),
        example: { move: 'cancelled', note: 'The doctor is not available at this time.' },
        response: record(appointmentAnswer),
      },
    },
    async (request, reply) => {
      const target = { id: idFrom(request.params), basedOn: basedOn(request) }
      return sendRecord(reply, await holdMove(request.ctx, target, request.body))
    },
  )

  app.delete(
    '/Appointments/:id/held-move',
    {
      schema: {
        operationId: 'undoMove',
        access: 'staff',
        refuses: ['conflict'],
        tags,
        summary: 'Undo a status change that has not taken effect yet',
        response: record(appointmentAnswer),
      },
    },
    async (request, reply) => sendRecord(reply, await undoMove(request.ctx, idFrom(request.params))),
  )
}
