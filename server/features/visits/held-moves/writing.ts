import { eq, inArray } from 'drizzle-orm'
import { effectiveFrom, holdInput, MOST_AT_ONCE } from '#domain/held-moves.ts'
import { sentence } from '#domain/sentences.ts'
import type { Context } from '#server/context.ts'
import type { BasedOn } from '#server/database/based-on.ts'
import type { Tx } from '#server/database/client.ts'
import { AppError } from '#server/errors.ts'
import { lockAppointment } from '#server/features/visits/appointments/access.ts'
import { showAppointment } from '#server/features/visits/appointments/break-glass.ts'
import { refuseNoShow } from '#server/features/visits/appointments/history/no-show.ts'
import type { Appointment } from '#server/features/visits/appointments/record.ts'
import { lockEdited, refuseMove } from '#server/features/visits/appointments/writing.ts'
import { requireAt } from '#server/staff.ts'
import { requireViewer } from '#server/viewer.ts'
import { heldMoves } from './table.ts'

/** Appointment with the version that the decision is based on. */
export type MoveTarget = { id: string; basedOn?: BasedOn }

const requireFew = (targets: readonly unknown[]): void => {
  if (targets.length > MOST_AT_ONCE)
    throw new AppError('bad_input', sentence('Please choose at most {{count}} appointments', { count: MOST_AT_ONCE }), {
      params: { count: MOST_AT_ONCE },
    })
}

async function hold(tx: Tx, ctx: Context, target: MoveTarget, raw: unknown): Promise<Appointment> {
  const viewer = requireViewer(ctx)
  const { move, note } = holdInput.parse(raw)
  const row = await lockEdited(tx, ctx, target.id, { basedOn: target.basedOn, input: {} })
  requireAt(viewer, row.hospitalId, 'appointments')
  if (move === 'no_show') refuseNoShow(ctx, row)
  else refuseMove(ctx, row, { viewer, status: move, note })
  const now = ctx.clock()
  const held = await tx
    .insert(heldMoves)
    .values({
      appointmentId: row.id,
      move,
      note: note ?? null,
      decidedBy: viewer.id,
      effectiveAt: effectiveFrom(now),
      createdAt: now,
    })
    .onConflictDoNothing()
    .returning({ id: heldMoves.appointmentId })
  if (held.length === 0)
    throw new AppError('conflict', 'A decision about this appointment is about to take effect. Please undo it first.')
  return showAppointment(ctx, row, { db: tx })
}

/**
 * Holds a status change of appointments for ten seconds, after which it takes effect unless it is
 * undone. Appointments that refuse the change are left out of the result. If all of them do, the
 * error is thrown.
 */
export async function holdMoves(
  ctx: Context,
  { targets, ...raw }: { targets: MoveTarget[] } & Record<string, unknown>,
): Promise<Appointment[]> {
  requireViewer(ctx)
  requireFew(targets)
  const held: Appointment[] = []
  let refusal: AppError | undefined
  for (const target of targets)
    try {
      held.push(await ctx.db.transaction((tx) => hold(tx, ctx, target, raw)))
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      refusal = error
    }
  if (refusal && held.length === 0) throw refusal
  return held
}

/** Undoes decisions that have not taken effect, all of them or none, without notifications. */
export async function undoMoves(ctx: Context, ids: string[]): Promise<Appointment[]> {
  const viewer = requireViewer(ctx)
  requireFew(ids)
  return ctx.db.transaction(async (tx) => {
    const shown: Appointment[] = []
    // Every transaction locks several appointments in the same order.
    const sorted = [...new Set(ids)].sort()
    for (const id of sorted) {
      const row = await lockAppointment(tx, ctx, id)
      requireAt(viewer, row.hospitalId, 'appointments')
      shown.push(await showAppointment(ctx, row, { db: tx }))
    }
    const undone = await tx
      .delete(heldMoves)
      .where(inArray(heldMoves.appointmentId, sorted))
      .returning({ id: heldMoves.appointmentId })
    if (undone.length < sorted.length)
      throw new AppError('conflict', 'It is too late to undo this. The patient has been notified.')
    return shown
  })
}

/** Holds one decision, for callers with a single appointment. */
export async function holdMove(ctx: Context, target: MoveTarget, raw: unknown): Promise<Appointment> {
  const [held] = await holdMoves(ctx, { ...Object(raw), targets: [target] })
  if (!held) throw new AppError('not_found', 'Appointment not found.')
  return held
}

export async function undoMove(ctx: Context, id: string): Promise<Appointment> {
  const [shown] = await undoMoves(ctx, [id])
  if (!shown) throw new AppError('not_found', 'Appointment not found.')
  return shown
}

export const removeHeldMove = (tx: Tx, appointmentId: string) =>
  tx.delete(heldMoves).where(eq(heldMoves.appointmentId, appointmentId)).returning()
