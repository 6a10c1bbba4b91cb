import { inArray } from 'drizzle-orm'
import { worksAt } from '#domain/portal-access.ts'
import type { Context } from '#server/context.ts'
import type { Queryable } from '#server/database/client.ts'
import { AppError } from '#server/errors.ts'
import { readWithAccess, requireReadableAppointment } from '#server/features/visits/appointments/break-glass.ts'
import type { AppointmentRow } from '#server/features/visits/appointments/record.ts'
import { appointments } from '#server/features/visits/appointments/table.ts'
import { requireViewer, type Viewer } from '#server/viewer.ts'
import { type InternalNote, noteColumns } from './record.ts'
import { appointmentNotes } from './table.ts'

/** Returns true for staff of the hospital, except those who are the patient themselves. */
const mayRead = (viewer: Viewer, { patientId, hospitalId }: Pick<AppointmentRow, 'patientId' | 'hospitalId'>) =>
  patientId !== viewer.id && worksAt(viewer, hospitalId)

/** Returns the appointment, for staff and administrators with access to its notes. */
export async function requireNotesOf(ctx: Context, appointmentId: string): Promise<AppointmentRow> {
  const viewer = requireViewer(ctx)
  const row = await requireReadableAppointment(ctx, appointmentId)
  if (!mayRead(viewer, row)) throw new AppError('forbidden')
  return row
}

const findNotes = (db: Queryable, appointmentIds: string[]) =>
  db
    .select(noteColumns)
    .from(appointmentNotes)
    .where(inArray(appointmentNotes.appointmentId, appointmentIds))
    .orderBy(appointmentNotes.createdAt, appointmentNotes.id)

/** Lists the notes, oldest first. */
export async function listNotes(ctx: Context, appointmentId: string): Promise<InternalNote[]> {
  const { id } = await requireNotesOf(ctx, appointmentId)
  return findNotes(ctx.db, [id])
}

/** Returns the notes of appointments that the caller may see. Patients get none. */
export async function notesOfAppointments(ctx: Context, shown: string[]): Promise<InternalNote[]> {
  const { viewer } = ctx
  if (!viewer) return []
  const rows = await ctx.db
    .select({ id: appointments.id, patientId: appointments.patientId, hospitalId: appointments.hospitalId })
    .from(appointments)
    .where(inArray(appointments.id, await readWithAccess(ctx, shown)))
  const ids = rows.filter((row) => mayRead(viewer, row)).map(({ id }) => id)
  return ids.length === 0 ? [] : findNotes(ctx.db, ids)
}
