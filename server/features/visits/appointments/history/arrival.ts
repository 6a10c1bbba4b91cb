import { eq } from 'drizzle-orm'
import { arrivalInput, arrivalOf, canMarkArrival, timesAfter } from '#domain/arrivals.ts'
import type { Context } from '#server/context.ts'
import type { BasedOn } from '#server/database/based-on.ts'
import { AppError } from '#server/errors.ts'
import { requireAt } from '#server/staff.ts'
import { requireViewer } from '#server/viewer.ts'
import { requireAppointment } from '../access.ts'
import { showAppointment } from '../break-glass.ts'
import type { Appointment } from '../record.ts'
import { appointments } from '../table.ts'
import { editedAt, lockEdited } from '../writing.ts'
import { recordEvent } from './history.ts'

/** Marks that the patient of a confirmed visit has arrived today, or is with the doctor. */
export async function markArrival(
  ctx: Context,
  id: string,
  raw: unknown,
  { basedOn }: { basedOn?: BasedOn } = {},
): Promise<Appointment> {
  const viewer = requireViewer(ctx)
  const { arrival } = arrivalInput.parse(raw)
  return ctx.db.transaction(async (tx) => {
    const row = await lockEdited(tx, ctx, id, { basedOn, input: { arrival } })
    requireAt(viewer, row.hospitalId, 'appointments')
    if (!canMarkArrival(row, ctx.clock()))
      throw new AppError('invalid_transition', 'Only a confirmed appointment of today can be marked like this.')
    const present = arrivalOf(row)
    if (present !== arrival) {
      const times = { arrivedAt: row.arrivedAt ? new Date(row.arrivedAt) : null }
      await tx
        .update(appointments)
        .set({ ...timesAfter(arrival, times, ctx.clock()), updatedAt: editedAt(ctx, row) })
        .where(eq(appointments.id, row.id))
      const change = { arrival: { from: present, to: arrival } }
      await recordEvent(tx, ctx, { viewer, appointment: row, kind: 'arrival', change })
    }
    return showAppointment(ctx, await requireAppointment(ctx, id, { db: tx }), { db: tx })
  })
}
