import { and, eq, gt, gte, inArray, lt } from 'drizzle-orm'
import { addDays, dateIn, instantOf } from '#domain/availability.ts'
import { blockedTimeInput, MAX_BLOCKED_TIMES } from '#domain/blocked-times.ts'
import { isUuid } from '#domain/fields.ts'
import { sentence } from '#domain/sentences.ts'
import type { Context } from '#server/context.ts'
import type { Tx } from '#server/database/client.ts'
import { violates } from '#server/database/fault.ts'
import { AppError } from '#server/errors.ts'
import { recordAudit } from '#server/features/accounts/audit/writing.ts'
import { doctors } from '#server/features/catalogue/doctors/table.ts'
import { hospitals } from '#server/features/catalogue/hospitals/table.ts'
import { appointments } from '#server/features/visits/appointments/table.ts'
import { requirePortal } from '#server/staff.ts'
import { type BlockedTime, blockedTimeColumns } from './record.ts'
import { blockedTimes } from './table.ts'

type HospitalChoice = string | null | undefined
type Period = { hospitalId: string; doctorId: string | null; date: string; from: string; to: string }

/** Errors of the constraints in server/database/sql/blocked-times.sql. */
const REFUSALS: Record<string, string> = {
  blocked_times_doctor_slot: 'This time is already blocked.',
  blocked_times_hospital_slot: 'This time is already blocked.',
  blocked_times_held_slot: 'A time in this period is held for a patient. Please withdraw the proposal first.',
}

async function explainConflict<Answer>(write: () => Promise<Answer>): Promise<Answer> {
  try {
    return await write()
  } catch (error) {
    const refusal = Object.keys(REFUSALS).find((name) => violates(error, name))
    throw refusal ? new AppError('conflict', REFUSALS[refusal]) : error
  }
}

/**
 * Locks the hospital, and the doctor, against bookings. A booking either is counted here or sees
 * the blocked time.
 */
async function lockCalendars(tx: Tx, { hospitalId, doctorId }: Pick<Period, 'hospitalId' | 'doctorId'>): Promise<void> {
  await tx.select({ id: hospitals.id }).from(hospitals).where(eq(hospitals.id, hospitalId)).for('no key update')
  if (!doctorId) return
  const [doctor] = await tx
    .select({ id: doctors.id })
    .from(doctors)
    .where(and(eq(doctors.id, doctorId), eq(doctors.hospitalId, hospitalId)))
    .for('no key update')
  if (!doctor) {
    const refusal = 'This doctor does not work at this hospital.'
    throw new AppError('bad_input', refusal, { fields: { doctorId: refusal } })
  }
}

/** Counts the active appointments in this time. None lasts longer than a day. */
const countAppointments = (tx: Tx, { hospitalId, doctorId, date, from, to }: Period): Promise<number> =>
  tx.$count(
    appointments,
    and(
      doctorId ? eq(appointments.doctorId, doctorId) : eq(appointments.hospitalId, hospitalId),
      inArray(appointments.status, ['pending', 'confirmed']),
      gte(appointments.startsAt, instantOf(addDays(date, -1), '00:00')),
      lt(appointments.startsAt, instantOf(date, to)),
      gt(appointments.endsAt, instantOf(date, from)),
    ),
  )

/** Throws if the hospital has too many current and future blocked times. */
async function limitBlockedTimes(tx: Tx, ctx: Context, hospitalId: string): Promise<void> {
  const isCurrent = and(eq(blockedTimes.hospitalId, hospitalId), gte(blockedTimes.date, dateIn(ctx.clock())))
  if ((await tx.$count(blockedTimes, isCurrent)) < MAX_BLOCKED_TIMES) return
  throw new AppError('conflict', 'A hospital can have up to {{count}} blocked times.', {
    params: { count: MAX_BLOCKED_TIMES },
  })
}

/** Blocks a time of a doctor, or of the hospital. Appointments in it must be acknowledged. */
export async function blockTime(ctx: Context, chosen: HospitalChoice, raw: unknown): Promise<BlockedTime> {
  const hospitalId = await requirePortal(ctx, chosen, 'appointments')
  const { doctorId = null, keepAppointments, ...input } = blockedTimeInput(ctx.clock()).parse(raw)
  const { date, from, to, reason = null } = input
  const period = { hospitalId, doctorId, date, from, to }
  return explainConflict(() =>
    ctx.db.transaction(async (tx) => {
      await lockCalendars(tx, period)
      await limitBlockedTimes(tx, ctx, hospitalId)
      const clashes = await countAppointments(tx, period)
      if (clashes > 0 && !keepAppointments)
        throw new AppError('conflict', sentence('{{count}} appointments fall in this time.', { count: clashes }), {
          extra: { clashes },
        })
      const [row] = await tx
        .insert(blockedTimes)
        .values({ hospitalId, doctorId, date, startsAt: from, endsAt: to, reason, createdAt: ctx.clock() })
        .returning(blockedTimeColumns)
      if (!row) throw new AppError('internal')
      // Without the reason, which may name a patient: the audit log is never edited.
      const after = { date, from, to, appointmentsKept: clashes }
      if (doctorId) await recordAudit(tx, ctx, 'doctor.block_time', doctorId, { hospitalId, after })
      else await recordAudit(tx, ctx, 'hospital.block_time', hospitalId, { hospitalId, after })
      return row
    }),
  )
}

/** Removes a blocked time. It can be booked again at once. */
export async function unblockTime(
  ctx: Context,
  { hospitalId: chosen, id }: { hospitalId?: HospitalChoice; id: string },
): Promise<true> {
  const hospitalId = await requirePortal(ctx, chosen, 'appointments')
  await ctx.db.transaction(async (tx) => {
    const isIt = and(eq(blockedTimes.id, id), eq(blockedTimes.hospitalId, hospitalId))
    const [row] = isUuid(id) ? await tx.delete(blockedTimes).where(isIt).returning(blockedTimeColumns) : []
    if (!row) throw new AppError('not_found', 'This time is no longer blocked.')
    const { doctorId, date, from, to } = row
    const before = { date, from, to }
    if (doctorId) await recordAudit(tx, ctx, 'doctor.unblock_time', doctorId, { hospitalId, before })
    else await recordAudit(tx, ctx, 'hospital.unblock_time', hospitalId, { hospitalId, before })
  })
  return true
}
