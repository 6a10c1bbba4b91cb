import { asc, eq, lte } from 'drizzle-orm'
import { type Context, createSystemContext, type Dependencies } from '#server/context.ts'
import { AppError } from '#server/errors.ts'
import { users } from '#server/features/accounts/users/table.ts'
import { applyNoShow } from '#server/features/visits/appointments/history/no-show.ts'
import { findAppointment } from '#server/features/visits/appointments/record.ts'
import { appointments } from '#server/features/visits/appointments/table.ts'
import { applyMove } from '#server/features/visits/appointments/writing.ts'
import { heldMoves } from './table.ts'
import { removeHeldMove } from './writing.ts'

const BATCH = 100

/**
 * Applies one decision in the name of its author, unless it was undone or applied in the meantime.
 */
async function apply(ctx: Context, id: string): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    await tx.select({ id: appointments.id }).from(appointments).where(eq(appointments.id, id)).for('no key update')
    const [row] = await findAppointment(tx, { id, language: ctx.language })
    const [held] = await removeHeldMove(tx, id)
    if (!row || !held) return
    const [viewer] = await tx
      .select({ id: users.id, role: users.role, hospitalId: users.hospitalId, hospitalRole: users.hospitalRole })
      .from(users)
      .where(eq(users.id, held.decidedBy))
    if (!viewer) return
    const { move, note } = held
    if (move === 'no_show') await applyNoShow(tx, ctx, { row, viewer, note })
    else await applyMove(tx, ctx, { row, viewer, status: move, note })
  })
}

/** Removes a decision that can no longer take effect. */
const drop = (ctx: Context, id: string): Promise<unknown> => ctx.db.transaction((tx) => removeHeldMove(tx, id))

/**
 * Applies decisions after their ten seconds. The next process applies those of one that ended.
 * Instances share the work by locking the appointment.
 */
export async function applyHeldMoves(deps: Dependencies, isEnding: () => boolean = () => false): Promise<void> {
  const ctx = createSystemContext(deps)
  const due = await deps.db
    .select({ id: heldMoves.appointmentId })
    .from(heldMoves)
    .where(lte(heldMoves.effectiveAt, deps.clock()))
    .orderBy(asc(heldMoves.effectiveAt))
    .limit(BATCH)
  for (const { id } of due) {
    if (isEnding()) return
    try {
      await apply(ctx, id)
    } catch (error) {
      if (error instanceof AppError) await drop(ctx, id)
      else ctx.log.error({ err: error, appointment: id }, 'a decision was not applied')
    }
  }
}
