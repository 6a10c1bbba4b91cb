import { isAdmin } from '#domain/access.ts'
import type { Context } from '#server/context.ts'
import { AppError } from '#server/errors.ts'
import { findAudited } from '#server/features/audit/reading.ts'
import { recordAudit } from '#server/features/audit/writing.ts'
import { requireRole } from '#server/viewer.ts'

/**
 * The hospital that the caller works for now: staff have their own, administrators choose one; null is all of them. That an
 * administrator has opened a hospital is written down, once an hour however many lists and pages are read meanwhile.
 */
export async function hospitalFor(ctx: Context, chosen: string | null | undefined): Promise<string | null> {
  const viewer = requireRole(ctx, 'hospital', 'admin')
  if (!isAdmin(viewer)) {
    if (chosen && chosen !== viewer.hospitalId) throw new AppError('forbidden')
    return viewer.hospitalId
  }
  if (!chosen) return null
  const action = 'hospital.open'
  const opened = await findAudited(ctx.db, { actorId: viewer.id, action, subjectIds: [chosen] })
  if (!opened.has(chosen))
    await ctx.db.transaction((tx) => recordAudit(tx, ctx, action, chosen, { hospitalId: chosen }))
  return chosen
}
