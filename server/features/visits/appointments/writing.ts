import { and, eq } from 'drizzle-orm'
import { worksAt } from '#domain/portal-access.ts'
import {
  type AppointmentStatus,
  allowedMoves,
  appointmentUpdate,
  canMove,
  isUpcoming,
  needsReason,
  REASON_REQUIRED,
  STATUS_WORDS,
  statusInput,
} from '#domain/appointments.ts'
import { needsConfirmation } from '#domain/proposals.ts'
import type { Context } from '#server/context.ts'
import { type BasedOn, refuseStale } from '#server/database/based-on.ts'
import type { Tx } from '#server/database/client.ts'
import { retryLostRace } from '#server/database/lost-race.ts'
import { AppError } from '#server/errors.ts'
import { requireViewer, type Viewer } from '#server/viewer.ts'
import { lockAppointment, requireAppointment, requireWriting } from './access.ts'
import { lostSlot, requireBookable } from './booking/bookable.ts'
import { lockPatient } from './booking/booking-quota.ts'
import { requireReadableAppointment, showAppointment } from './break-glass.ts'
import { type Actor, type EventInput, recordEvent } from './history/history.ts'
import { isRequested, requestMove } from './move-request.ts'
import type { Appointment, AppointmentRow } from './record.ts'
import { appointments } from './table.ts'

type Options = { basedOn?: BasedOn }

/** Returns the locked row if it is unchanged since the editor read it. */
export async function lockEdited(tx: Tx, ctx: Context, id: string, { basedOn, input }: Options & { input: object }) {
  const row = await lockAppointment(tx, ctx, id)
  refuseStale({ ...row, updatedAt: new Date(row.updatedAt) }, { basedOn, input })
  return row
}

/**
 * Returns an edit time later than the previous one, so that two edits within a millisecond stay
 * distinct.
 */
export const editedAt = (ctx: Context, { updatedAt }: AppointmentRow): Date =>
  new Date(Math.max(ctx.clock().getTime(), new Date(updatedAt).getTime() + 1))

/** Refuses a status change that the table of moves or its rules forbid. */
export function refuseMove(
  ctx: Pick<Context, 'clock'>,
  row: AppointmentRow,
  { viewer, status, note }: { viewer: Actor; status: AppointmentStatus; note: string | null | undefined },
): void {
  if (!allowedMoves(row, viewer, ctx.clock()).includes(status)) throw moveError(row, viewer, status)
  if (!note && needsReason(row, viewer, status))
    throw new AppError('bad_input', REASON_REQUIRED, { fields: { note: REASON_REQUIRED } })
}

/** Changes the status of a locked appointment, and notifies patient and hospital. */
export async function applyMove(
  tx: Tx,
  ctx: Context,
  { row, ...move }: { row: AppointmentRow; viewer: Actor; status: AppointmentStatus; note: string | null | undefined },
): Promise<void> {
  const { viewer, status, note } = move
  refuseMove(ctx, row, move)
  await tx
    .update(appointments)
    .set({ status, updatedAt: editedAt(ctx, row) })
    .where(and(eq(appointments.id, row.id), eq(appointments.status, row.status)))
  await recordEvent(tx, ctx, { viewer, appointment: row, kind: 'status', from: row.status, to: status, note })
}

/**
 * Changes the status of an appointment by the table of moves. Patients may only cancel, and only
 * before the start. Staff give the reason of a cancellation.
 */
export async function moveAppointment(
  ctx: Context,
  id: string,
  raw: unknown,
  { basedOn }: Options = {},
): Promise<Appointment> {
  const viewer = requireViewer(ctx)
  const { status, note } = statusInput.parse(raw)
  return retryLostRace(() =>
    ctx.db.transaction(async (tx) => {
      const row = await lockEdited(tx, ctx, id, { basedOn, input: { status } })
      requireWriting(viewer, row)
      await applyMove(tx, ctx, { row, viewer, status, note })
      return showAppointment(ctx, await requireAppointment(ctx, id, { viewer, db: tx }), { db: tx })
    }),
  )
}

function moveError(row: AppointmentRow, viewer: Actor, to: AppointmentStatus): AppError {
  const patientOnly = !worksAt(viewer, row.hospitalId)
  if (patientOnly && to !== 'cancelled') return new AppError('forbidden', 'You can only cancel your appointment.')
  if (patientOnly && canMove(row.status, to))
    return new AppError('forbidden', 'An appointment that has already started cannot be cancelled.')
  if (canMove(row.status, to))
    return new AppError('invalid_transition', 'An appointment can be completed once it has started.')
  return new AppError('invalid_transition', 'An appointment that is {{from}} cannot become {{to}}.', {
    params: { from: STATUS_WORDS[row.status], to: STATUS_WORDS[to] },
  })
}

type AppointmentChange = Pick<AppointmentRow, 'date' | 'time' | 'doctorId' | 'notes'>

/**
 * Refuses changes by permission. Staff and administrators may change everything, patients time and
 * notes of a future appointment.
 */
function refuseUpdate(ctx: Context, viewer: Viewer, row: AppointmentRow, change: AppointmentChange): void {
  const moves = change.date !== row.date || change.time !== row.time || change.doctorId !== row.doctorId
  if (!worksAt(viewer, row.hospitalId)) {
    if (!isUpcoming(row.status) || new Date(row.startsAt) <= ctx.clock())
      throw new AppError('forbidden', 'Only an upcoming appointment can be changed.')
    if (change.doctorId !== row.doctorId)
      throw new AppError('forbidden', 'Please ask the hospital to change the doctor.')
  }
  if (moves && !isUpcoming(row.status))
    throw new AppError('invalid_transition', 'An appointment that is {{status}} cannot be moved.', {
      params: { status: STATUS_WORDS[row.status] },
    })
}

/**
 * Changes time, doctor or notes. The ID stays. The old time is free at once, unless the hospital
 * has to confirm the new one first: then the new time is held, and the appointment keeps its own.
 * `release` frees a time held for this change, in its transaction.
 */
export async function updateAppointment(
  ctx: Context,
  id: string,
  raw: unknown,
  { basedOn, release }: Options & { release?: (tx: Tx) => Promise<void> } = {},
): Promise<Appointment> {
  const viewer = requireViewer(ctx)
  const input = appointmentUpdate.parse(raw)
  if (input.notes !== undefined) await requireReadableAppointment(ctx, id)
  const update = () =>
    ctx.db.transaction(async (tx) => {
      await release?.(tx)
      const row = await lockEdited(tx, ctx, id, { basedOn, input })
      requireWriting(viewer, row)
      const requested: AppointmentChange = {
        date: input.date ?? row.date,
        time: input.time ?? row.time,
        doctorId: input.doctorId === undefined ? row.doctorId : input.doctorId,
        notes: input.notes === undefined ? row.notes : input.notes,
      }
      refuseUpdate(ctx, viewer, row, requested)
      const events = eventsOf(row, requested)
      const toAnotherTime = events.some(({ kind }) => kind === 'rescheduled')
      if (events.length === 0) return showAppointment(ctx, row, { db: tx })

      const change: Partial<typeof appointments.$inferInsert> = { ...requested, updatedAt: editedAt(ctx, row) }
      let isRequest = false
      if (events.some(({ kind }) => kind !== 'notes')) {
        const byHospital = worksAt(viewer, row.hospitalId)
        await lockPatient(tx, row)
        const { rules } = await requireBookable(tx, {
          hospitalId: row.hospitalId,
          serviceId: row.serviceId,
          doctorId: requested.doctorId,
          slot: requested,
          patientId: row.patientId,
          personId: row.personId,
          now: ctx.clock(),
          fields: { date: 'date', time: 'time' },
          moving: {
            id: row.id,
            serviceId: row.serviceId,
            minutes: row.durationMinutes,
            visitType: row.visitType,
            toAnotherTime,
            byHospital,
          },
        })
        isRequest = toAnotherTime && !byHospital && needsConfirmation(row, rules)
        if (isRequest) {
          change.date = row.date
          change.time = row.time
          await request(tx, ctx, { viewer, row, slot: requested, events, bufferMinutes: rules.bufferMinutes })
        } else change.bufferMinutes = rules.bufferMinutes
      }
      await tx.update(appointments).set(change).where(eq(appointments.id, row.id))
      for (const event of events)
        if (!isRequest || event.kind !== 'rescheduled')
          await recordEvent(tx, ctx, { viewer, appointment: row, ...event })
      return showAppointment(ctx, await requireAppointment(ctx, id, { viewer, db: tx }), { db: tx })
    })
  // The loser of a race gets the reason, and other times, in a second attempt.
  return retryLostRace(update, { isLost: lostSlot })
}

type MoveRequest = Omit<Parameters<typeof requestMove>[2], 'change'> & { events: EventInput[] }

/** Requests the time from the hospital, once. */
async function request(tx: Tx, ctx: Context, { events, ...move }: MoveRequest): Promise<void> {
  const { date, time } = move.slot
  const slot = { date, time }
  if (await isRequested(tx, move.row, slot)) return
  const moved = events.find(({ kind }) => kind === 'rescheduled')
  await requestMove(tx, ctx, { ...move, slot, change: moved?.change ?? {} })
}

function eventsOf(row: AppointmentRow, change: AppointmentChange): EventInput[] {
  const changed = (...names: (keyof AppointmentChange)[]) => {
    const different = names.filter((name) => row[name] !== change[name])
    if (different.length === 0) return undefined
    return Object.fromEntries(different.map((name) => [name, { from: row[name], to: change[name] }]))
  }
  const time = changed('date', 'time')
  const doctor = changed('doctorId')
  const events: EventInput[] = []
  if (time) events.push({ kind: 'rescheduled', change: time })
  if (doctor) events.push({ kind: 'doctor', change: doctor })
  if (row.notes !== change.notes) events.push({ kind: 'notes' })
  return events
}
