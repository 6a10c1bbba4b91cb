import { eq } from 'drizzle-orm'
import { isAdmin, worksAt } from '#domain/access.ts'
import { isUuid } from '#domain/fields.ts'
import type { Context } from '#server/context.ts'
import type { Queryable, Tx } from '#server/database/client.ts'
import { AppError } from '#server/errors.ts'
import { noteOpening, requireAt } from '#server/staff.ts'
import { requireViewer, type Viewer } from '#server/viewer.ts'
import { type AppointmentRow, findAppointment } from './record.ts'
import { appointments } from './table.ts'

/**
 * An appointment is its patient's, its hospital's and the administrators'; for anybody else it does
 * not exist.
 */
const maySee = (viewer: Viewer, appointment: Pick<AppointmentRow, 'patientId' | 'hospitalId'>): boolean =>
  appointment.patientId === viewer.id || worksAt(viewer, appointment.hospitalId)

/** Reading is for everybody who sees it; at the hospital not everybody may write. */
export function requireWriting(
  viewer: Viewer,
  { patientId, hospitalId }: Pick<AppointmentRow, 'patientId' | 'hospitalId'>,
): void {
  if (patientId !== viewer.id) requireAt(viewer, hospitalId, 'appointments')
}

/** The side somebody takes in the conversation about an appointment. */
export const sideOf = (viewer: Viewer, appointment: Pick<AppointmentRow, 'patientId'>) =>
  appointment.patientId === viewer.id ? 'patient' : 'hospital'

/**
 * The appointment, or the same 404 for one that is unknown and one that is somebody else's. That an
 * administrator reads it is written down.
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

/** Reads the same and locks it until the transaction ends. */
export async function lockAppointment(tx: Tx, ctx: Context, id: string): Promise<AppointmentRow> {
  if (isUuid(id))
    await tx.select({ id: appointments.id }).from(appointments).where(eq(appointments.id, id)).for('no key update')
  return requireAppointment(ctx, id, { db: tx })
}
