import { eq, sql } from 'drizzle-orm'
import { isAdmin, mayAt, type PortalPermission } from '#domain/access.ts'
import { isUuid } from '#domain/fields.ts'
import type { Context } from './context.ts'
import type { Queryable } from './database/client.ts'
import { AppError } from './errors.ts'
import { findAudited } from './features/accounts/audit/reading.ts'
import { recordAudit } from './features/accounts/audit/writing.ts'
import { hospitals } from './features/catalogue/hospitals/table.ts'
import { requireRole, type Viewer } from './viewer.ts'

/**
 * Writes down that an administrator has opened a hospital, or all of them; once an hour, however
 * much is read meanwhile.
 */
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
    // A page asks several things at once: the first of them writes it down, the others wait and
    // find it.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`${viewer.id} ${subjectId}`}, 0))`)
    if (!(await isNoted(tx))) await recordAudit(tx, ctx, action, subjectId, { hospitalId })
  })
}

/**
 * The hospital that the caller works for now: staff have their own, administrators choose one; null
 * is all of them.
 */
export async function hospitalFor(ctx: Context, chosen: string | null | undefined): Promise<string | null> {
  const viewer = requireRole(ctx, 'hospital', 'admin')
  if (!isAdmin(viewer)) {
    if (chosen && chosen !== viewer.hospitalId) throw new AppError('forbidden')
    return viewer.hospitalId
  }
  await noteOpening(ctx, chosen ?? null)
  return chosen ?? null
}

const CHOOSE = 'Please choose a hospital'

/**
 * Staff whose role at their hospital leaves it to others are told so; of another hospital nobody
 * learns anything here.
 */
export function requireAt(viewer: Viewer, hospitalId: string | null, permission: PortalPermission): void {
  if (!mayAt(viewer, hospitalId, permission))
    throw new AppError('forbidden', 'Your role at this hospital does not allow this.')
}

/**
 * The hospital in whose portal the caller works, and may do this: staff have their own, and for
 * them every other is 404; administrators have to choose one, which is written down.
 */
export async function requirePortal(
  ctx: Context,
  chosen: string | null | undefined,
  permission: PortalPermission,
): Promise<string> {
  const viewer = requireRole(ctx, 'hospital', 'admin')
  const hospitalId = chosen?.toLowerCase() ?? viewer.hospitalId
  if (!hospitalId) throw new AppError('bad_input', CHOOSE, { fields: { hospitalId: CHOOSE } })
  const missing = new AppError('not_found', 'Hospital Not Found')
  if (!isAdmin(viewer)) {
    if (hospitalId !== viewer.hospitalId) throw missing
    requireAt(viewer, hospitalId, permission)
    return hospitalId
  }
  const [hospital] = isUuid(hospitalId)
    ? await ctx.db.select({ id: hospitals.id }).from(hospitals).where(eq(hospitals.id, hospitalId))
    : []
  if (!hospital) throw missing
  await noteOpening(ctx, hospital.id)
  return hospital.id
}
