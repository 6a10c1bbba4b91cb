/**
 * Break-glass access. Notes, messages and files of an appointment belong to patient and hospital.
 * Administrators see only the schedule. After giving a reason, which is audited and shown to the
 * patient in the history, they may read the rest for an hour.
 */
import { inArray } from 'drizzle-orm'
import { isAdmin } from '#domain/access.ts'
import { openingInput } from '#domain/appointments.ts'
import type { Context } from '#server/context.ts'
import type { Queryable } from '#server/database/client.ts'
import { AppError } from '#server/errors.ts'
import { findAudited } from '#server/features/accounts/audit/reading.ts'
import { recordAudit } from '#server/features/accounts/audit/writing.ts'
import { requireRole } from '#server/viewer.ts'
import { lockAppointment, requireAppointment } from './access.ts'
import { recordEvent } from './history/history.ts'
import { type Appointment, type AppointmentRow, toAppointment } from './record.ts'
import { appointments } from './table.ts'

const OPEN = 'appointment.open'

type OwnedAppointment = Pick<AppointmentRow, 'id' | 'patientId'>
type Options = { db?: Queryable }

/**
 * Records an administrator's reason and grants access to the content of this appointment for an
 * hour.
 */
export async function recordAccess(ctx: Context, id: string, raw: unknown): Promise<Appointment> {
  const viewer = requireRole(ctx, 'admin')
  const { reason } = openingInput.parse(raw)
  return ctx.db.transaction(async (tx) => {
    const row = await lockAppointment(tx, ctx, id)
    await recordAudit(tx, ctx, OPEN, row.id, { hospitalId: row.hospitalId, reason })
    await recordEvent(tx, ctx, { viewer, appointment: row, kind: 'opened', note: reason })
    return showAppointment(ctx, row, { db: tx })
  })
}

/**
 * Returns those of these appointments, all visible to the viewer, whose content the viewer may
 * read.
 */
async function findOpen(
  { viewer, db: pool }: Context,
  rows: OwnedAppointment[],
  { db = pool }: Options,
): Promise<Set<string>> {
  const ids = rows.map(({ id }) => id)
  if (!viewer || !isAdmin(viewer)) return new Set(ids)
  const own = rows.filter(({ patientId }) => patientId === viewer.id).map(({ id }) => id)
  return new Set([...own, ...(await findAudited(db, { actorId: viewer.id, action: OPEN, subjectIds: ids }))])
}

/** Returns the same by ID only. */
export async function readWithAccess(ctx: Context, ids: string[]): Promise<string[]> {
  if (!isAdmin(ctx.viewer)) return ids
  const owned = { id: appointments.id, patientId: appointments.patientId }
  const open = await findOpen(
    ctx,
    await ctx.db.select(owned).from(appointments).where(inArray(appointments.id, ids)),
    {},
  )
  return ids.filter((id) => open.has(id))
}

/** Returns appointments in the form that the viewer may read. */
export async function showAppointments(
  ctx: Context,
  rows: AppointmentRow[],
  options: Options = {},
): Promise<Appointment[]> {
  const open = await findOpen(ctx, rows, options)
  return rows.map((row) => toAppointment(row, ctx, { contentsHidden: !open.has(row.id) }))
}

/** Returns one appointment in the form that the viewer may read. */
export async function showAppointment(ctx: Context, row: AppointmentRow, options: Options = {}): Promise<Appointment> {
  const open = await findOpen(ctx, [row], options)
  return toAppointment(row, ctx, { contentsHidden: !open.has(row.id) })
}

/** Returns the appointment if the viewer may read and write its content. */
export async function requireReadableAppointment(ctx: Context, id: string): Promise<AppointmentRow> {
  const row = await requireAppointment(ctx, id)
  if (!(await findOpen(ctx, [row], {})).has(row.id)) throw new AppError('reason_required')
  return row
}
