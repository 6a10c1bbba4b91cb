/** Answers to a proposed time by the link in its mail, without signing in. */
import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { APPOINTMENT_STATUSES } from '#domain/appointments.ts'
import { PROPOSAL_STATES, proposalLink, proposalLinkAnswer } from '#domain/proposals.ts'
import type { Context } from '#server/context.ts'
import { type ColumnsOf, clockOf, instantAnswer, instantOf } from '#server/database/record.ts'
import { AppError } from '#server/errors.ts'
import { subjectOf } from '#server/features/accounts/outbox/links.ts'
import { linkHolder } from '#server/features/accounts/users/link-holder.ts'
import { hospitals } from '#server/features/catalogue/hospitals/table.ts'
import { appointments } from '#server/features/visits/appointments/table.ts'
import { proposals } from './table.ts'
import { answerProposal } from './writing.ts'

/**
 * Proposed time as the holder of its link reads it. Like the mail, it reveals neither the purpose
 * of the visit nor the patient.
 */
export const linkedProposal = z.object({
  id: z.string(),
  appointmentId: z.string(),
  state: z.enum(PROPOSAL_STATES),
  hospitalName: z.string(),
  bookingId: z.string(),
  date: z.string(),
  time: z.string(),
  expiresAt: instantAnswer,
  currentStatus: z.enum(APPOINTMENT_STATUSES),
  currentDate: z.string(),
  currentTime: z.string(),
  alternatives: z.array(z.object({ id: z.string(), date: z.string(), time: z.string() })),
})
export type LinkedProposal = z.output<typeof linkedProposal>

const columns = {
  id: proposals.id,
  appointmentId: proposals.appointmentId,
  state: proposals.state,
  hospitalName: hospitals.name,
  bookingId: appointments.bookingId,
  date: proposals.date,
  time: clockOf(proposals.time),
  expiresAt: instantOf(proposals.expiresAt),
  currentStatus: appointments.status,
  currentDate: appointments.date,
  currentTime: clockOf(appointments.time),
} satisfies ColumnsOf<Omit<LinkedProposal, 'alternatives'>>

const brokenLink = () => {
  const sentence = 'This link is not valid. Please open the whole link from your email.'
  return new AppError('bad_input', sentence, { fields: { token: sentence } })
}

async function findLinked(ctx: Context, raw: unknown) {
  const id = subjectOf(ctx, 'proposal-answer', proposalLink.parse(raw).token)
  const [row] = id
    ? await ctx.db
        .select({ ...columns, patientId: appointments.patientId })
        .from(proposals)
        .innerJoin(appointments, eq(appointments.id, proposals.appointmentId))
        .innerJoin(hospitals, eq(hospitals.id, proposals.hospitalId))
        .where(eq(proposals.id, id))
    : []
  if (!row) throw brokenLink()
  const { patientId, ...proposal } = row
  const others = await ctx.db
    .select({ id: proposals.id, state: proposals.state, date: proposals.date, time: clockOf(proposals.time) })
    .from(proposals)
    .where(eq(proposals.firstId, proposal.id))
    .orderBy(proposals.position)
  // The job that ends it may not have run yet.
  const isOver = proposal.state === 'open' && new Date(proposal.expiresAt) <= ctx.clock()
  const isAccepted = others.some(({ state }) => state === 'accepted')
  const state = isOver ? 'expired' : isAccepted ? 'accepted' : proposal.state
  const alternatives =
    state === 'open' ? others.filter((other) => other.state === 'open').map(({ state: _, ...other }) => other) : []
  return { patientId, proposal: { ...proposal, state, alternatives } }
}

/** Reads the proposal. Opening a link changes nothing, because mail programs open links too. */
export const proposalByLink = async (ctx: Context, raw: unknown): Promise<LinkedProposal> =>
  (await findLinked(ctx, raw)).proposal

/** Answers the proposal once, and returns its new state. */
export async function answerProposalByLink(ctx: Context, raw: unknown): Promise<LinkedProposal> {
  const { accept, token, proposalId: chosenId } = proposalLinkAnswer.parse(raw)
  const { patientId, proposal } = await findLinked(ctx, { token })
  const viewer = await linkHolder(ctx, patientId)
  if (!viewer) throw brokenLink()
  const asPatient = { ...ctx, viewer, person: viewer }
  const isOffered = chosenId == null || [proposal, ...proposal.alternatives].some(({ id }) => id === chosenId)
  if (!isOffered) throw new AppError('not_found', 'This proposal does not exist.')
  await answerProposal(asPatient, proposal.appointmentId, { proposalId: chosenId ?? proposal.id, accept })
  return proposalByLink(ctx, { token })
}
