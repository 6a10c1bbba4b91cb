import { and, eq, inArray } from 'drizzle-orm'
import { isAdmin } from '#domain/access.ts'
import { mayInPortal } from '#domain/portal-access.ts'
import type { Context } from '#server/context.ts'
import { appointments } from '#server/features/visits/appointments/table.ts'
import { type HeldMove, heldMoveColumns } from './record.ts'
import { heldMoves } from './table.ts'

/** Returns decisions about these appointments that can be undone. Patients do not see them. */
export async function heldMovesOf(ctx: Context, ids: string[]): Promise<Map<string, HeldMove>> {
  const { viewer } = ctx
  if (!viewer || !mayInPortal(viewer, 'read')) return new Map()
  const rows = await ctx.db
    .select(heldMoveColumns)
    .from(heldMoves)
    .innerJoin(appointments, eq(appointments.id, heldMoves.appointmentId))
    .where(
      and(
        inArray(heldMoves.appointmentId, ids),
        isAdmin(viewer) ? undefined : eq(appointments.hospitalId, viewer.hospitalId ?? ''),
      ),
    )
  return new Map(rows.map((row) => [row.appointmentId, row] as const))
}
