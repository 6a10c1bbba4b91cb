import type { FastifyInstance } from 'fastify'
import { proposalAnswer, proposalInput } from '#domain/proposals.ts'
import { appointmentAnswer } from '#server/features/visits/appointments/record.ts'
import { sendRecord } from '#server/rest/answer.ts'
import { idFrom, part } from '#server/rest/input.ts'
import { record } from '#server/rest/operation.ts'
import { answerProposal, proposeTime, withdrawProposal } from './writing.ts'

const tags = ['Appointments']

export async function proposalRoutes(app: FastifyInstance): Promise<void> {
  app.post(
    '/Appointments/:id/proposals',
    {
      schema: {
        operationId: 'proposeTime',
        access: 'staff',
        refuses: ['invalid_transition', 'slot_taken', 'too_many_requests'],
        tags,
        summary: 'Propose one to three other times and hold them for 24 hours',
        description: 'The proposal ends early when its first time begins. It replaces any earlier proposal.',
        body: proposalInput.meta({ title: 'ProposalInput' }),
        example: { date: '2026-12-01', time: '10:00', note: 'The doctor is at a congress on the day you asked for.' },
        response: record(appointmentAnswer),
      },
    },
    async (request, reply) => sendRecord(reply, await proposeTime(request.ctx, idFrom(request.params), request.body)),
  )

  app.post(
    '/Appointments/:id/proposals/:proposalId/answer',
    {
      schema: {
        operationId: 'answerProposal',
        access: 'participant',
        refuses: ['forbidden', 'conflict', 'slot_taken'],
        tags,
        summary: 'Accept or decline a time that the other side has proposed or requested',
        description:
          "The patient answers a proposal of the hospital; staff answer a patient's request (`moveRequest`). If accepted, the appointment moves to the held time and is confirmed. Otherwise it keeps its time.",
        body: proposalAnswer,
        example: { accept: true },
        response: record(appointmentAnswer),
      },
    },
    async (request, reply) => {
      const answer = { ...Object(request.body), proposalId: part(request.params, 'proposalId') }
      return sendRecord(reply, await answerProposal(request.ctx, idFrom(request.params), answer))
    },
  )

  app.delete(
    '/Appointments/:id/proposals/:proposalId',
    {
      schema: {
        operationId: 'withdrawProposal',
        access: 'participant',
        refuses: ['forbidden', 'conflict'],
        tags,
        summary: "Withdraw one's own proposal or request for another time",
        description: 'The held time is free again immediately.',
        response: record(appointmentAnswer),
      },
    },
    async (request, reply) =>
      sendRecord(
        reply,
        await withdrawProposal(request.ctx, idFrom(request.params), part(request.params, 'proposalId')),
      ),
  )
}
