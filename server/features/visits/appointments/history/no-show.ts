import { and, eq } from 'drizzle-orm'
import { canMarkNoShow, noShowInput } from '#domain/appointments.ts'
import type { Context } from '#server/context.ts'
import type { BasedOn } from '#server/database/based-on.ts'
import type { Tx } from '#server/database/client.ts'
import { AppError } from '#server/errors.ts'
import { requireAt } from '#server/staff.ts'
import { requireViewer } from '#server/viewer.ts'
import { requireAppointment } from '../access.ts'
import { showAppointment } from '../break-glass.ts'
import type { Appointment, AppointmentRow } from '../record.ts'
import { appointments } from '../table.ts'
import { editedAt, lockEdited } from '../writing.ts'
import { type Actor, recordEvent } from './history.ts'

/** Refuses a no-show of an appointment that has not begun or is not active. */
export function refuseNoShow(ctx: Pick<Context, 'clock'>, row: AppointmentRow): void {
  if (row.arrivedAt)
    throw new AppError('invalid_transition', 'This patient is marked as arrived. Take the mark back first.')
  if (!canMarkNoShow(row, ctx.clock()))
    throw new AppError('invalid_transition', 'Only a confirmed appointment that has begun can be marked as a no-show.')
}

/** Marks a locked appointment as a no-show. */
export async function applyNoShow(
  tx: Tx,
  ctx: Context,
  { row, viewer, note }: { row: AppointmentRow; viewer: Actor; note: string | null | undefined },
): Promise<void> {
  refuseNoShow(ctx, row)
  await tx
    .update(appointments)
    .set({ status: 'cancelled', noShowAt: ctx.clock(), updatedAt: editedAt(ctx, row) })
    .where(and(eq(appointments.id, row.id), eq(appointments.status, row.status)))
  await recordEvent(tx, ctx, { viewer, appointment: row, kind: 'no_show', from: row.status, to: 'cancelled', note })
}

/** Marks an appointment as a no-show, for staff. It is cancelled without a mail. */
export async function markNoShow(
  ctx: Context,
  id: string,
  raw: unknown,
  { basedOn }: { basedOn?: BasedOn } = {},
): Promise<Appointment> {
  const viewer = requireViewer(ctx)
  const { note } = noShowInput.parse(raw)
  return ctx.db.transaction(async (tx) => {
    const row = await lockEdited(tx, ctx, id, { basedOn, input: {} })
    requireAt(viewer, row.hospitalId, 'appointments')
    await applyNoShow(tx, ctx, { row, viewer, note })
    return showAppointment(ctx, await requireAppointment(ctx, id, { db: tx }), { db: tx })
  })
}
