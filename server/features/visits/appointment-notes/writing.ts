import { and, count, eq } from 'drizzle-orm'
import { internalNoteInput, MAX_NOTES } from '#domain/appointment-notes.ts'
import { isUuid } from '#domain/fields.ts'
import type { Context } from '#server/context.ts'
import { AppError } from '#server/errors.ts'
import { recordAudit } from '#server/features/accounts/audit/writing.ts'
import { lockAppointment } from '#server/features/visits/appointments/access.ts'
import { requireAt } from '#server/staff.ts'
import { requireViewer } from '#server/viewer.ts'
import { requireNotesOf } from './reading.ts'
import { type InternalNote, noteColumns } from './record.ts'
import { appointmentNotes } from './table.ts'

/** Adds an internal note. The audit log records the action without the text. */
export async function addInternalNote(ctx: Context, appointmentId: string, raw: unknown): Promise<InternalNote> {
  const viewer = requireViewer(ctx)
  const { hospitalId } = await requireNotesOf(ctx, appointmentId)
  requireAt(viewer, hospitalId, 'appointments')
  const { note } = internalNoteInput.parse(raw)
  return ctx.db.transaction(async (tx) => {
    const { id } = await lockAppointment(tx, ctx, appointmentId)
    const [written = { notes: 0 }] = await tx
      .select({ notes: count() })
      .from(appointmentNotes)
      .where(eq(appointmentNotes.appointmentId, id))
    if (written.notes >= MAX_NOTES)
      throw new AppError('conflict', 'An appointment can have up to {{count}} notes.', { params: { count: MAX_NOTES } })
    const [row] = await tx
      .insert(appointmentNotes)
      .values({
        appointmentId: id,
        authorId: viewer.id,
        authorName: `${viewer.firstName} ${viewer.lastName}`,
        note,
        createdAt: ctx.clock(),
      })
      .returning(noteColumns)
    if (!row) throw new AppError('internal')
    await recordAudit(tx, ctx, 'appointment.note', id, { hospitalId })
    return row
  })
}

/** Deletes a note. The audit log records who did. */
export async function deleteInternalNote(ctx: Context, appointmentId: string, noteId: string): Promise<true> {
  const viewer = requireViewer(ctx)
  const { id, hospitalId } = await requireNotesOf(ctx, appointmentId)
  requireAt(viewer, hospitalId, 'appointments')
  if (!isUuid(noteId)) throw new AppError('not_found')
  await ctx.db.transaction(async (tx) => {
    const removed = await tx
      .delete(appointmentNotes)
      .where(and(eq(appointmentNotes.id, noteId), eq(appointmentNotes.appointmentId, id)))
      .returning({ id: appointmentNotes.id })
    if (removed.length === 0) throw new AppError('not_found')
    await recordAudit(tx, ctx, 'appointment.delete_note', id, { hospitalId })
  })
  return true
}
