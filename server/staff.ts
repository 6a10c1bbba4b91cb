import { eq, sql } from 'drizzle-orm'
import { isAdmin } from '#domain/access.ts'
import { mayAt, type PortalPermission } from '#domain/portal-access.ts'
import { isUuid } from '#domain/fields.ts'
import type { Context } from './context.ts'
import type { Queryable } from './database/client.ts'
import { AppError } from './errors.ts'
import { findAudited } from './features/accounts/audit/reading.ts'
import { recordAudit } from './features/accounts/audit/writing.ts'
import { hospitals } from './features/catalogue/hospitals/table.ts'
import { requireRole, requireStaff, type Viewer } from './viewer.ts'

/**
 * Records in the audit log that an administrator has opened a hospital, or all of them. It is
 * recorded once an hour.
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
    // A page sends several requests at once. The first records the access, the others wait and find
    // it.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`${viewer.id} ${subjectId}`}, 0))`)
    if (!(await isNoted(tx))) await recordAudit(tx, ctx, action, subjectId, { hospitalId })
  })
}

/**
 * Returns the hospital that the caller currently works for. Staff have their own, administrators
 * choose one. Null means all hospitals.
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

/** Throws 403 with an explanation if the caller's role at the hospital lacks the permission. */
export function requireAt(viewer: Viewer, hospitalId: string | null, permission: PortalPermission): void {
  if (!mayAt(viewer, hospitalId, permission))
    throw new AppError('forbidden', 'Your role at this hospital does not allow this.')
}

/**
 * Returns the hospital of the portal, after checking the caller's permission. Staff have their own
 * hospital, and any other is 404. Administrators have to choose one, which is recorded in the audit
 * log.
 */
export async function requirePortal(
  ctx: Context,
  chosen: string | null | undefined,
  permission: PortalPermission,
): Promise<string> {
  const viewer = requireStaff(ctx)
  const hospitalId = chosen?.toLowerCase() ?? viewer.hospitalId
  if (!hospitalId) throw new AppError('bad_input', CHOOSE, { fields: { hospitalId: CHOOSE } })
  const missing = () => new AppError('not_found', 'Hospital Not Found')
  if (!isAdmin(viewer)) {
    if (hospitalId !== viewer.hospitalId) throw missing()
    requireAt(viewer, hospitalId, permission)
    return hospitalId
  }
  const [hospital] = isUuid(hospitalId)
    ? await ctx.db.select({ id: hospitals.id }).from(hospitals).where(eq(hospitals.id, hospitalId))
    : []
  if (!hospital) throw missing()
  await noteOpening(ctx, hospital.id)
  return hospital.id
}
