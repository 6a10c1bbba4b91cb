import { sql } from 'drizzle-orm'
import { isAdmin } from '#domain/access.ts'
import type { Context } from '#server/context.ts'
import type { Queryable } from '#server/database/client.ts'
import { AppError } from '#server/errors.ts'
import { findAudited } from '#server/features/audit/reading.ts'
import { recordAudit } from '#server/features/audit/writing.ts'
import { requireRole } from '#server/viewer.ts'

/** Writes down that an administrator has opened a hospital, or all of them; once an hour, however much is read meanwhile. */
export async function noteOpening(
  ctx: Context,
  hospitalId: string | null,
  { db = ctx.db }: { db?: Queryable } = {},
): Promise<void> {
  const viewer = requireRole(ctx, 'admin')
  const [action, subjectId] = hospitalId ? ['hospital.open', hospitalId] : ['hospital.open_all', viewer.id]
  const isNoted = async (reader: Queryable) =>
    (await findAudited(reader, { actorId: viewer.id, action, subjectIds: [subjectId] })).has(subjectId)
  if (await isNoted(db)) return
  await db.transaction(async (tx) => {
    // A page asks several things at once: the first of them writes it down, the others wait and find it.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`${viewer.id} ${subjectId}`}, 0))`)
    if (!(await isNoted(tx))) await recordAudit(tx, ctx, action, subjectId, { hospitalId })
  })
}

/** The hospital that the caller works for now: staff have their own, administrators choose one; null is all of them. */
export async function hospitalFor(ctx: Context, chosen: string | null | undefined): Promise<string | null> {
  const viewer = requireRole(ctx, 'hospital', 'admin')
  if (!isAdmin(viewer)) {
    if (chosen && chosen !== viewer.hospitalId) throw new AppError('forbidden')
    return viewer.hospitalId
  }
  await noteOpening(ctx, chosen ?? null)
  return chosen ?? null
}
