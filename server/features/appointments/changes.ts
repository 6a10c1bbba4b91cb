import { sql } from 'drizzle-orm'
import { v7 } from 'uuid'
import { worksAt } from '#domain/access.ts'
import {
  type AppointmentStatus,
  allowedMoves,
  appointmentUpdate,
  canMove,
  isUpcoming,
  STATUS_LABELS,
  statusInput,
} from '#domain/appointments.ts'
import type { Context } from '#server/context.ts'
import type { Tx } from '#server/database/client.ts'
import { violates } from '#server/database/fault.ts'
import { query } from '#server/database/statement.ts'
import { AppError } from '#server/errors.ts'
import { requireViewer, type Viewer } from '#server/viewer.ts'
import { requireAppointment } from './access.ts'
import { refusalError, takenError } from './booking.ts'
import { daysAround, findCalendar } from './calendar.ts'
import { retryLostRace } from './race.ts'
import { type Appointment, type AppointmentRow, toAppointment } from './rows.ts'
import type { APPOINTMENT_EVENTS } from './table.ts'

/** Compares what the caller has read with what is stored; throws `stale_edit`. */
type Check = (current: Appointment) => void

type Event = {
  kind: (typeof APPOINTMENT_EVENTS)[number]
  from?: AppointmentStatus
  to?: AppointmentStatus
  note?: string | null
  change?: Record<string, { from: unknown; to: unknown }>
}

/** Keeps what was done, by whom and when, and tells the patient. */
async function record(ctx: Context, tx: Tx, viewer: Viewer, row: AppointmentRow, event: Event): Promise<void> {
  const now = ctx.clock()
  const told = event.kind === 'status' ? event.to : event.kind
  const change = event.change ? JSON.stringify(event.change) : null
  await query(
    tx,
    sql`with mail as (
        insert into outbox (id, kind, user_id, payload, created_at, available_at)
        select ${v7()}::uuid, ${`appointment.${told}`}::text, ${row.patientId}::uuid,
          jsonb_build_object('appointmentId', ${row.id}::text), ${now}::timestamptz, ${now}::timestamptz
        where ${row.patientId}::uuid is not null)
      insert into appointment_events
        (id, appointment_id, kind, actor_id, actor_role, from_status, to_status, note, change, created_at)
      values (${v7()}, ${row.id}, ${event.kind}, ${viewer.id}, ${viewer.role}, ${event.from ?? null}, ${event.to ?? null},
        ${event.note ?? null}, ${change}::jsonb, ${now})`,
  )
}

/** Moves an appointment along the table of moves. Patients may only cancel, and only what has not begun. */
export async function moveAppointment(ctx: Context, id: string, raw: unknown, check?: Check): Promise<Appointment> {
  const viewer = requireViewer(ctx)
  const { status, note } = statusInput.parse(raw)
  return retryLostRace(() =>
    ctx.db.transaction(async (tx) => {
      const row = await requireAppointment(ctx, id, { db: tx, lock: true })
      check?.(toAppointment(row, ctx))
      if (!allowedMoves(row, viewer, ctx.clock()).includes(status)) throw moveError(row, viewer, status)
      const moved = await query(
        tx,
        sql`update appointments set status = ${status},
            updated_at = greatest(${ctx.clock()}::timestamptz, updated_at + interval '1 ms')
          where id = ${row.id} and status = ${row.status} returning id`,
      )
      if (moved.length === 0) throw moveError(row, viewer, status)
      await record(ctx, tx, viewer, row, { kind: 'status', from: row.status, to: status, note: note ?? null })
      return toAppointment(await requireAppointment(ctx, id, { db: tx }), ctx)
    }),
  )
}

function moveError(row: AppointmentRow, viewer: Viewer, to: AppointmentStatus): AppError {
  const patientOnly = !worksAt(viewer, row.hospitalId)
  if (patientOnly && to !== 'cancelled') return new AppError('forbidden', 'You can only cancel your appointment.')
  if (patientOnly && canMove(row.status, to))
    return new AppError('forbidden', 'An appointment that has already begun cannot be cancelled.')
  return new AppError('invalid_transition', 'An appointment that is {{from}} cannot become {{to}}.', {
    params: { from: STATUS_LABELS[row.status].toLowerCase(), to: STATUS_LABELS[to].toLowerCase() },
  })
}

type Wanted = Pick<AppointmentRow, 'date' | 'time' | 'doctorId' | 'notes'>

/** Staff and administrators change everything; patients time and notes, while their appointment lies ahead. */
function refuseUpdate(ctx: Context, viewer: Viewer, row: AppointmentRow, wanted: Wanted): void {
  const moves = wanted.date !== row.date || wanted.time !== row.time || wanted.doctorId !== row.doctorId
  if (!worksAt(viewer, row.hospitalId)) {
    if (!isUpcoming(row.status) || row.startsAt <= ctx.clock())
      throw new AppError('forbidden', 'Only an upcoming appointment can be changed.')
    if (wanted.doctorId !== row.doctorId)
      throw new AppError('forbidden', 'Please ask the hospital to change the doctor.')
  }
  if (moves && !isUpcoming(row.status))
    throw new AppError('invalid_transition', 'An appointment that is {{status}} cannot be moved.', {
      params: { status: STATUS_LABELS[row.status].toLowerCase() },
    })
}

/** Whether the new time or doctor is on offer and free, the appointment itself left out of account. */
async function refuseSlotOf(ctx: Context, tx: Tx, row: AppointmentRow, wanted: Wanted): Promise<void> {
  const subject = { hospitalId: row.hospitalId, serviceId: row.serviceId, doctorId: wanted.doctorId }
  const moving = { id: row.id, serviceId: row.serviceId, minutes: row.durationMinutes, patientId: row.patientId }
  const calendar = await findCalendar(ctx, subject, daysAround(wanted.date, ctx.clock()), { db: tx, moving })
  if (!calendar?.doctorWorks && wanted.doctorId !== row.doctorId) {
    const message = 'This doctor does not work at this hospital.'
    throw new AppError('bad_input', message, { fields: { doctorId: message } })
  }
  if (!calendar) throw new AppError('not_found')
  const refusal = wanted.date === row.date && wanted.time === row.time ? null : calendar.refuse(wanted)
  if (refusal) throw refusalError(refusal, { date: 'date', time: 'time' })
  if (calendar.isTaken(wanted) || calendar.isMine(wanted)) throw takenError(calendar, wanted)
}

const slotConstraints = ['appointments_doctor_slot', 'appointments_service_slot', 'appointments_patient_slot']

/** Another time, doctor or note; the id stays and the old time is free at once. */
export async function updateAppointment(ctx: Context, id: string, raw: unknown, check?: Check): Promise<Appointment> {
  const viewer = requireViewer(ctx)
  const input = appointmentUpdate.parse(raw)
  const update = () =>
    ctx.db.transaction(async (tx) => {
      const row = await requireAppointment(ctx, id, { db: tx, lock: true })
      check?.(toAppointment(row, ctx))
      const wanted: Wanted = {
        date: input.date ?? row.date,
        time: input.time ?? row.time,
        doctorId: input.doctorId === undefined ? row.doctorId : input.doctorId,
        notes: input.notes === undefined ? row.notes : input.notes,
      }
      refuseUpdate(ctx, viewer, row, wanted)
      const events = eventsOf(row, wanted)
      if (events.length === 0) return toAppointment(row, ctx)
      if (events.some(({ kind }) => kind !== 'notes')) await refuseSlotOf(ctx, tx, row, wanted)
      await query(
        tx,
        sql`update appointments set date = ${wanted.date}, time = ${wanted.time}, doctor_id = ${wanted.doctorId},
            notes = ${wanted.notes}, updated_at = greatest(${ctx.clock()}::timestamptz, updated_at + interval '1 ms')
          where id = ${row.id}`,
      )
      for (const event of events) await record(ctx, tx, viewer, row, event)
      return toAppointment(await requireAppointment(ctx, id, { db: tx }), ctx)
    })
  // Who loses a race finds the reason, and other times, on a second look.
  return retryLostRace(update).catch((error) => {
    if (slotConstraints.some((name) => violates(error, name))) return retryLostRace(update)
    throw error
  })
}

function eventsOf(row: AppointmentRow, wanted: Wanted): Event[] {
  const changed = (...names: (keyof Wanted)[]) => {
    const pairs = names.filter((name) => row[name] !== wanted[name])
    return pairs.length > 0
      ? Object.fromEntries(pairs.map((name) => [name, { from: row[name], to: wanted[name] }]))
      : undefined
  }
  const time = changed('date', 'time')
  const doctor = changed('doctorId')
  return [
    ...(time ? [{ kind: 'rescheduled' as const, change: time }] : []),
    ...(doctor ? [{ kind: 'doctor' as const, change: doctor }] : []),
    ...(row.notes === wanted.notes ? [] : [{ kind: 'notes' as const }]),
  ]
}
