import { and, eq, sql } from 'drizzle-orm'
import { STATUS_WORDS } from '#domain/appointments.ts'
import { instantOf } from '#domain/days.ts'
import { isUuid } from '#domain/fields.ts'
import { canPropose, overlaps, proposalAnswer, proposalInput } from '#domain/proposals.ts'
import type { Context } from '#server/context.ts'
import { editedAt } from '#server/database/based-on.ts'
import type { Tx } from '#server/database/client.ts'
import { retryLostRace } from '#server/database/lost-race.ts'
import { clockOf } from '#server/database/record.ts'
import { AppError } from '#server/errors.ts'
import { recordAudit } from '#server/features/accounts/audit/writing.ts'
import { lockAppointment, requireAppointment } from '#server/features/visits/appointments/access.ts'
import { lostSlot, requireBookable, type SlotRequest } from '#server/features/visits/appointments/booking/bookable.ts'
import { lockPatient } from '#server/features/visits/appointments/booking/booking-quota.ts'
import { showAppointment } from '#server/features/visits/appointments/break-glass.ts'
import { endOpen, type HeldSlot, holdTime, limitHolds } from '#server/features/visits/appointments/held-time.ts'
import { recordEvent } from '#server/features/visits/appointments/history/history.ts'
import type { Appointment, AppointmentRow } from '#server/features/visits/appointments/record.ts'
import { appointments } from '#server/features/visits/appointments/table.ts'
import { requireAt } from '#server/staff.ts'
import { requireViewer, type Viewer } from '#server/viewer.ts'
import { proposals } from './table.ts'

/** Builds the slot request for the same appointment at another time. */
const wishFor = (ctx: Context, row: AppointmentRow, slot: HeldSlot): SlotRequest => ({
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
const changeOf = (row: HeldSlot, slot: HeldSlot) =>
  Object.fromEntries(
    (['date', 'time', 'doctorId'] as const)
      .filter((name) => row[name] !== slot[name])
      .map((name) => [name, { from: row[name], to: slot[name] }]),
  )

/** Retries after a lost race. The rule then explains the refusal and lists other times. */
const retried = <Answer>(run: () => Promise<Answer>): Promise<Answer> => retryLostRace(run, { isLost: lostSlot })

type Offers = { viewer: Viewer; row: AppointmentRow; slots: HeldSlot[]; note: string | null }

/** Holds the times of a proposal, and records each of them. One mail names all. */
async function holdOffers(tx: Tx, ctx: Context, { viewer, row, slots, note }: Offers): Promise<void> {
  const spans: (HeldSlot & { minutes: number; bufferMinutes: number })[] = []
  for (const slot of slots) {
    const { bufferMinutes } = (await requireBookable(tx, wishFor(ctx, row, slot))).rules
    spans.push({ ...slot, bufferMinutes, minutes: row.durationMinutes + bufferMinutes })
  }
  if (overlaps(spans)) {
    const sentence = 'These times overlap. Please choose times one after the other.'
    throw new AppError('bad_input', sentence, { fields: { alternatives: sentence } })
  }
  const [first] = slots
  let firstId: string | null = null
  for (const [at, { bufferMinutes }] of spans.entries()) {
    const slot = slots[at]
    if (!first || !slot) continue
    const offer = { position: at + 1, firstId, endsBefore: instantOf(first.date, first.time) }
    const id = await holdTime(tx, ctx, { side: 'hospital', viewer, row, slot, bufferMinutes, note, offer })
    firstId ??= id
    const event = { kind: 'proposed', change: changeOf(row, slot), note: at === 0 ? note : null } as const
    await recordEvent(tx, ctx, { viewer, appointment: row, ...event, isQuiet: at > 0 })
  }
}

/**
 * Proposes one to three other times, which are held for a day, for staff. An earlier proposal ends.
 */
export async function proposeTime(ctx: Context, id: string, raw: unknown): Promise<Appointment> {
  const viewer = requireViewer(ctx)
  const input = proposalInput.parse(raw)
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
      const slots = [input, ...(input.alternatives ?? [])]
        .map(
          ({ date, time, doctorId }): HeldSlot => ({
            date,
            time,
            doctorId: doctorId === undefined ? row.doctorId : doctorId,
          }),
        )
        // The calendars of days are locked in this order.
        .sort((a, b) => (`${a.date} ${a.time}` < `${b.date} ${b.time}` ? -1 : 1))
      if (slots.some((slot) => slot.date === row.date && slot.time === row.time)) {
        const sentence = 'The appointment is already at this time. Please choose another one.'
        throw new AppError('bad_input', sentence, { fields: { time: sentence } })
      }
      const sentence = 'Another time can be proposed {{count}} times a day. Please write to the patient instead.'
      await limitHolds(tx, ctx, { what: 'proposal', appointmentId: row.id, sentence })
      await endOpen(tx, row.id, ctx.clock())
      await holdOffers(tx, ctx, { viewer, row, slots, note: input.note ?? null })
      for (const after of slots)
        await recordAudit(tx, ctx, 'appointment.propose', row.id, { hospitalId: row.hospitalId, after })
      return showAppointment(ctx, row, { db: tx })
    }),
  )
}

/** Locks the proposal until the transaction ends. */
async function lockProposal(tx: Tx, { row, proposalId }: { row: AppointmentRow; proposalId: string }) {
  const [proposal] = isUuid(proposalId)
    ? await tx
        .select({
          id: proposals.id,
          side: proposals.side,
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
  return proposal
}

type LockedProposal = Awaited<ReturnType<typeof lockProposal>>
type AnsweredProposal = { viewer: Viewer; row: AppointmentRow; proposal: LockedProposal; note?: string | null }

/** Events of a hospital's proposal and of a patient's request. */
const EVENTS = {
  hospital: { accepted: 'accepted', declined: 'declined', withdrawn: 'withdrawn' },
  patient: { accepted: 'move_confirmed', declined: 'move_declined', withdrawn: 'move_withdrawn' },
} as const

/** Throws if the proposal can no longer be answered or withdrawn. */
function requireOpen({ clock }: Context, { state, expiresAt }: LockedProposal): void {
  if (state !== 'open' || expiresAt <= clock())
    throw new AppError('conflict', 'This proposal is no longer valid. Your appointment is at the time shown.')
}

/** Requires the answering side: the patient for a proposal, staff for a request. */
function requireAnswering(viewer: Viewer, row: AppointmentRow, { side }: LockedProposal): void {
  if (side === 'patient') requireAt(viewer, row.hospitalId, 'appointments')
  else if (row.patientId !== viewer.id) throw new AppError('forbidden', 'Only the patient can answer a proposal.')
}

/** Moves the appointment to the held time, and confirms it for both sides. */
async function accept(tx: Tx, ctx: Context, { viewer, row, proposal, note }: AnsweredProposal): Promise<void> {
  const { date, time, doctorId } = proposal
  await lockPatient(tx, row)
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
  const kind = EVENTS[proposal.side].accepted
  await recordEvent(tx, ctx, { viewer, appointment: row, kind, note, change: changeOf(row, proposal), ...states })
}

/** Keeps the time of the appointment, and marks it as changed for its readers. */
async function keepTime(tx: Tx, ctx: Context, { viewer, row, proposal, note }: AnsweredProposal): Promise<void> {
  await touch(tx, row)
  const kind = EVENTS[proposal.side].declined
  await recordEvent(tx, ctx, { viewer, appointment: row, kind, note, change: changeOf(row, proposal) })
}

const touch = (tx: Tx, { id }: AppointmentRow) =>
  tx
    .update(appointments)
    .set({ updatedAt: editedAt(appointments.updatedAt) })
    .where(eq(appointments.id, id))

/** Accepts the held time, or keeps the appointment at its own. */
export async function answerProposal(
  ctx: Context,
  id: string,
  { proposalId, ...raw }: { proposalId: string } & Record<string, unknown>,
): Promise<Appointment> {
  const viewer = requireViewer(ctx)
  const { accept: accepted, note } = proposalAnswer.parse(raw)
  return retried(() =>
    ctx.db.transaction(async (tx) => {
      const row = await lockAppointment(tx, ctx, id)
      const proposal = await lockProposal(tx, { row, proposalId })
      requireAnswering(viewer, row, proposal)
      requireOpen(ctx, proposal)
      await tx
        .update(proposals)
        .set({ state: accepted ? 'accepted' : 'declined', endedAt: ctx.clock() })
        .where(eq(proposals.id, proposal.id))
      // Releases the other times of the proposal.
      await endOpen(tx, row.id, ctx.clock())
      await (accepted ? accept : keepTime)(tx, ctx, { viewer, row, proposal, note })
      return showAppointment(ctx, await requireAppointment(ctx, id, { viewer, db: tx }), { db: tx })
    }),
  )
}

/** Marks the result of a proposal as seen by staff, which removes it from the hospital's inbox. */
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
    if (proposal.state === 'open') throw new AppError('conflict', 'This proposal is still waiting for an answer.')
    await tx.update(proposals).set({ seenAt: ctx.clock() }).where(isIts)
    return showAppointment(ctx, row, { db: tx })
  })
}

/** Withdraws the time for the requesting side. It is free at once. */
export async function withdrawProposal(ctx: Context, id: string, proposalId: string): Promise<Appointment> {
  const viewer = requireViewer(ctx)
  return ctx.db.transaction(async (tx) => {
    const row = await lockAppointment(tx, ctx, id)
    const proposal = await lockProposal(tx, { row, proposalId })
    if (proposal.side === 'hospital') requireAt(viewer, row.hospitalId, 'appointments')
    else if (row.patientId !== viewer.id) throw new AppError('forbidden', 'Only the patient can withdraw a request.')
    requireOpen(ctx, proposal)
    await endOpen(tx, row.id, ctx.clock())
    await touch(tx, row)
    const kind = EVENTS[proposal.side].withdrawn
    await recordEvent(tx, ctx, { viewer, appointment: row, kind, change: changeOf(row, proposal) })
    if (proposal.side === 'hospital')
      await recordAudit(tx, ctx, 'appointment.withdraw_proposal', row.id, { hospitalId: row.hospitalId })
    return showAppointment(ctx, await requireAppointment(ctx, id, { viewer, db: tx }), { db: tx })
  })
}
