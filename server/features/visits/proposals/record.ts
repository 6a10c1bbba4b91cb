import { z } from 'zod'
import { PROPOSAL_STATES } from '#domain/proposals.ts'
import { type ColumnsOf, clockOf, instantAnswer, instantOf } from '#server/database/record.ts'
import { proposals } from './table.ts'

/** Another time that a hospital proposes, as the patient and the hospital read it. */
export const proposalAnswerRecord = z
  .object({
    id: z.string(),
    appointmentId: z.string(),
    state: z.enum(PROPOSAL_STATES),
    doctorId: z.string().nullable().meta({ description: 'null for the calendar of the service' }),
    date: z.string(),
    time: z.string(),
    startsAt: instantAnswer,
    durationMinutes: z.number().int(),
    note: z.string().nullable(),
    expiresAt: instantAnswer,
    createdAt: instantAnswer,
  })
  .meta({ title: 'TimeProposal' })
export type Proposal = z.output<typeof proposalAnswerRecord>

export const proposalColumns = {
  id: proposals.id,
  appointmentId: proposals.appointmentId,
  state: proposals.state,
  doctorId: proposals.doctorId,
  date: proposals.date,
  time: clockOf(proposals.time),
  startsAt: instantOf(proposals.startsAt),
  durationMinutes: proposals.durationMinutes,
  note: proposals.note,
  expiresAt: instantOf(proposals.expiresAt),
  createdAt: instantOf(proposals.createdAt),
} satisfies ColumnsOf<Proposal>
