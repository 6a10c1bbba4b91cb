import { and, eq, sql } from 'drizzle-orm'
import { STATUS_WORDS } from '#domain/appointments.ts'
import { instantOf } from '#domain/availability.ts'
import { isUuid } from '#domain/fields.ts'
import { canPropose, heldUntil, PROPOSALS_A_DAY, proposalAnswer, proposalInput } from '#domain/proposals.ts'
import type { Context } from '#server/context.ts'
import { editedAt } from '#server/database/based-on.ts'
import type { Tx } from '#server/database/client.ts'
import { retryLostRace } from '#server/database/lost-race.ts'
import { clockOf } from '#server/database/record.ts'
import { AppError } from '#server/errors.ts'
import { recordAudit } from '#server/features/accounts/audit/writing.ts'
import { lockAppointment, requireAppointment } from '#server/features/visits/appointments/access.ts'
import { lostSlot, requireBookable, type SlotRequest } from '#server/features/visits/appointments/booking/bookable.ts'
import { showAppointment } from '#server/features/visits/appointments/break-glass.ts'
import { recordEvent } from '#server/features/visits/appointments/history/history.ts'
import type { Appointment, AppointmentRow } from '#server/features/visits/appointments/record.ts'
import { appointments } from '#server/features/visits/appointments/table.ts'
import { takeFrom } from '#server/limits.ts'
import { requireAt } from '#server/staff.ts'
import { requireViewer, type Viewer } from '#server/viewer.ts'
import { proposals } from './table.ts'

const DAY_SECONDS = 24 * 60 * 60

type ProposedSlot = Pick<AppointmentRow, 'date' | 'time' | 'doctorId'>

/** Builds the slot request for the same appointment at another time. */
const wishFor = (ctx: Context, row: AppointmentRow, slot: ProposedSlot): SlotRequest => ({
  hospitalId: row.hospitalId,
  serviceId: row.serviceId,
  doctorId: slot.doctorId,
  slot: { date: slot.date, time: slot.time },
  patientId: row.patientId,
  personId: row.personId,
  now: ctx.clock(),
  fields: { date: 'date', time: 'time' },
  moving: {
    id: row.id,
    serviceId: row.serviceId,
    minutes: row.durationMinutes,
    visitType: row.visitType,
    toAnotherTime: true,
    byHospital: true,
  },
})

/** Returns the changes of date, time and doctor, for the history. */
const changeOf = (row: ProposedSlot, slot: ProposedSlot) =>
  Object.fromEntries(
    (['date', 'time', 'doctorId'] as const)
      .filter((name) => row[name] !== slot[name])
      .map((name) => [name, { from: row[name], to: slot[name] }]),
  )

/** Retries after a lost race: the rule then explains the refusal and names other times. */
const retried = <Answer>(run: () => Promise<Answer>): Promise<Answer> => retryLostRace(run, { isLost: lostSlot })

const isOpen = (appointmentId: string) => and(eq(proposals.appointmentId, appointmentId), eq(proposals.state, 'open'))

const endOpen = (tx: Tx, appointmentId: string, now: Date) =>
  tx
    .update(proposals)
    .set({ state: 'withdrawn', endedAt: now })
    .where(isOpen(appointmentId))
    .returning({ id: proposals.id })

/**
 * Staff propose another time, which is kept free for a day; a proposal that was made before ends.
 */
export async function proposeTime(ctx: Context, id: string, raw: unknown): Promise<Appointment> {
  const viewer = requireViewer(ctx)
  const input = proposalInput.parse(raw)
  const now = ctx.clock()
  return retried(() =>
    ctx.db.transaction(async (tx) => {
      const row = await lockAppointment(tx, ctx, id)
      requireAt(viewer, row.hospitalId, 'appointments')
      if (!canPropose(row))
        throw new AppError(
          'invalid_transition',
          'No other time can be proposed for an appointment that is {{status}}.',
          {
            params: { status: STATUS_WORDS[row.status] },
          },
        )
      const { date, time } = input
      const slot: ProposedSlot = {
        date,
        time,
        doctorId: input.doctorId === undefined ? row.doctorId : input.doctorId,
      }
      const change = changeOf(row, slot)
      if (!change.date && !change.time) {
        const sentence = 'The appointment has this time already. Please choose another one.'
        throw new AppError('bad_input', sentence, { fields: { time: sentence } })
      }
      const limit = { what: 'proposal', who: row.id, most: PROPOSALS_A_DAY, seconds: DAY_SECONDS }
      const sentence = 'Another time can be proposed {{count}} times a day. Please write to the patient instead.'
      await takeFrom(ctx, { ...limit, sentence, params: { count: PROPOSALS_A_DAY } }, { db: tx })
      await endOpen(tx, row.id, now)
      const { rules } = await requireBookable(tx, wishFor(ctx, row, slot))
      await tx.insert(proposals).values({
        ...slot,
        appointmentId: row.id,
        hospitalId: row.hospitalId,
        serviceId: row.serviceId,
        durationMinutes: row.durationMinutes,
        bufferMinutes: rules.bufferMinutes,
        note: input.note ?? null,
        proposedBy: viewer.id,
        expiresAt: heldUntil(now, instantOf(date, time)),
        createdAt: now,
      })
      await recordEvent(tx, ctx, { viewer, appointment: row, kind: 'proposed', change, note: input.note ?? null })
      await recordAudit(tx, ctx, 'appointment.propose', row.id, { hospitalId: row.hospitalId, after: slot })
      return showAppointment(ctx, row, { db: tx })
    }),
  )
}

/** The proposal, locked, while it can still be answered. */
async function lockOpen(tx: Tx, ctx: Context, { row, proposalId }: { row: AppointmentRow; proposalId: string }) {
  const [proposal] = isUuid(proposalId)
    ? await tx
        .select({
          id: proposals.id,
          state: proposals.state,
          date: proposals.date,
          time: clockOf(proposals.time),
          doctorId: proposals.doctorId,
          expiresAt: proposals.expiresAt,
        })
        .from(proposals)
        .where(and(eq(proposals.id, proposalId), eq(proposals.appointmentId, row.id)))
        .for('update')
    : []
  if (!proposal) throw new AppError('not_found', 'This proposal does not exist.')
  if (proposal.state !== 'open' || proposal.expiresAt <= ctx.clock())
    throw new AppError('conflict', 'This proposal no longer stands. The time of your appointment is the one shown.')
  return proposal
}

type AnsweredProposal = { viewer: Viewer; row: AppointmentRow; proposal: ProposedSlot & { id: string } }

/** The appointment is at the proposed time from now on, and confirmed: both sides have said yes. */
async function accept(tx: Tx, ctx: Context, { viewer, row, proposal }: AnsweredProposal): Promise<void> {
  const { date, time, doctorId } = proposal
  const { rules } = await requireBookable(tx, wishFor(ctx, row, proposal))
  await tx
    .update(appointments)
    .set({
      date,
      time,
      doctorId,
      status: 'confirmed',
      bufferMinutes: rules.bufferMinutes,
      updatedAt: editedAt(appointments.updatedAt),
    })
    .where(eq(appointments.id, row.id))
  const states = row.status === 'confirmed' ? {} : { from: row.status, to: 'confirmed' as const }
  await recordEvent(tx, ctx, { viewer, appointment: row, kind: 'accepted', change: changeOf(row, proposal), ...states })
}

/** The patient takes the proposed time, or keeps the old one. */
export async function answerProposal(
  ctx: Context,
  id: string,
  { proposalId, ...raw }: { proposalId: string } & Record<string, unknown>,
): Promise<Appointment> {
  const viewer = requireViewer(ctx)
  const answer = proposalAnswer.parse(raw)
  return retried(() =>
    ctx.db.transaction(async (tx) => {
      const row = await lockAppointment(tx, ctx, id)
      if (row.patientId !== viewer.id) throw new AppError('forbidden', 'Only the patient can answer a proposal.')
      const proposal = await lockOpen(tx, ctx, { row, proposalId })
      await tx
        .update(proposals)
        .set({ state: answer.accept ? 'accepted' : 'declined', endedAt: ctx.clock() })
        .where(eq(proposals.id, proposal.id))
      if (answer.accept) await accept(tx, ctx, { viewer, row, proposal })
      else await recordEvent(tx, ctx, { viewer, appointment: row, kind: 'declined', change: changeOf(row, proposal) })
      return showAppointment(ctx, await requireAppointment(ctx, id, { viewer, db: tx }), { db: tx })
    }),
  )
}

/** Staff have seen how proposals ended: they leave the inbox of the hospital. */
export async function markProposalSeen(ctx: Context, id: string, proposalId: string): Promise<Appointment> {
  const viewer = requireViewer(ctx)
  return ctx.db.transaction(async (tx) => {
    const row = await lockAppointment(tx, ctx, id)
    requireAt(viewer, row.hospitalId, 'appointments')
    const isIts = isUuid(proposalId)
      ? and(eq(proposals.id, proposalId), eq(proposals.appointmentId, row.id))
      : sql`false`
    const [proposal] = await tx.select({ state: proposals.state }).from(proposals).where(isIts)
    if (!proposal) throw new AppError('not_found', 'This proposal does not exist.')
    if (proposal.state === 'open') throw new AppError('conflict', 'This proposal still waits for its answer.')
    await tx.update(proposals).set({ seenAt: ctx.clock() }).where(isIts)
    return showAppointment(ctx, row, { db: tx })
  })
}

/** Staff take a proposal back; its time is free at once. */
export async function withdrawProposal(ctx: Context, id: string, proposalId: string): Promise<Appointment> {
  const viewer = requireViewer(ctx)
  return ctx.db.transaction(async (tx) => {
    const row = await lockAppointment(tx, ctx, id)
    requireAt(viewer, row.hospitalId, 'appointments')
    const proposal = await lockOpen(tx, ctx, { row, proposalId })
    await endOpen(tx, row.id, ctx.clock())
    await recordEvent(tx, ctx, { viewer, appointment: row, kind: 'withdrawn', change: changeOf(row, proposal) })
    await recordAudit(tx, ctx, 'appointment.withdraw_proposal', row.id, { hospitalId: row.hospitalId })
    return showAppointment(ctx, row, { db: tx })
  })
}
