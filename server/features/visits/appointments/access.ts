import { eq } from 'drizzle-orm'
import { isAdmin } from '#domain/access.ts'
import { worksAt } from '#domain/portal-access.ts'
import { isUuid } from '#domain/fields.ts'
import type { Context } from '#server/context.ts'
import type { Queryable, Tx } from '#server/database/client.ts'
import { AppError } from '#server/errors.ts'
import { noteOpening, requireAt } from '#server/staff.ts'
import { requireViewer, type Viewer } from '#server/viewer.ts'
import { type AppointmentRow, findAppointment } from './record.ts'
import { appointments } from './table.ts'

/**
 * Returns true for the patient, the staff of the hospital and administrators. For others the
 * appointment does not exist.
 */
const maySee = (viewer: Viewer, appointment: Pick<AppointmentRow, 'patientId' | 'hospitalId'>): boolean =>
  appointment.patientId === viewer.id || worksAt(viewer, appointment.hospitalId)

/** Requires permission to write. The patient always may. At the hospital not every role may. */
export function requireWriting(
  viewer: Viewer,
  { patientId, hospitalId }: Pick<AppointmentRow, 'patientId' | 'hospitalId'>,
): void {
  if (patientId !== viewer.id) requireAt(viewer, hospitalId, 'appointments')
}

/** Returns the caller's side in the conversation about an appointment. */
export const sideOf = (viewer: Viewer, appointment: Pick<AppointmentRow, 'patientId'>) =>
  appointment.patientId === viewer.id ? 'patient' : 'hospital'

/**
 * Returns the appointment. Unknown ones and those of other users are the same 404. Access by an
 * administrator is recorded in the audit log.
 */
export async function requireAppointment(
  ctx: Context,
  id: string,
  { db = ctx.db, viewer = requireViewer(ctx) }: { db?: Queryable; viewer?: Viewer } = {},
): Promise<AppointmentRow> {
  const [row] = isUuid(id) ? await findAppointment(db, { id, language: ctx.language }) : []
  if (!row || !maySee(viewer, row)) throw new AppError('not_found', 'Appointment not found.')
  if (isAdmin(viewer) && row.patientId !== viewer.id) await noteOpening(ctx, row.hospitalId, { db })
  return row
}

/** Returns the appointment like `requireAppointment`, locked until the transaction ends. */
export async function lockAppointment(tx: Tx, ctx: Context, id: string): Promise<AppointmentRow> {
  if (isUuid(id))
    await tx.select({ id: appointments.id }).from(appointments).where(eq(appointments.id, id)).for('no key update')
  return requireAppointment(ctx, id, { db: tx })
}
