import { eq } from 'drizzle-orm'
import { type PortalPermission, worksAt } from '#domain/portal-access.ts'
import { isUuid } from '#domain/fields.ts'
import type { Context } from '#server/context.ts'
import { AppError } from '#server/errors.ts'
import { doctors } from '#server/features/catalogue/doctors/table.ts'
import { requirePortal } from '#server/staff.ts'
import { requireRole } from '#server/viewer.ts'

export const doctorNotFound = () => new AppError('not_found', 'Doctor not found')

export type EmployedDoctor = { id: string; hospitalId: string | null; updatedAt: Date }

/**
 * Returns the doctor if the caller has this permission at the doctor's hospital. For staff of
 * another hospital the doctor counts as not found. Independent doctors belong to administrators.
 */
export async function requireDoctor(ctx: Context, id: string, permission: PortalPermission): Promise<EmployedDoctor> {
  const viewer = requireRole(ctx, 'hospital', 'admin')
  const [doctor] = isUuid(id)
    ? await ctx.db
        .select({ id: doctors.id, hospitalId: doctors.hospitalId, updatedAt: doctors.updatedAt })
        .from(doctors)
        .where(eq(doctors.id, id))
    : []
  if (!doctor || !worksAt(viewer, doctor.hospitalId)) throw doctorNotFound()
  if (doctor.hospitalId) await requirePortal(ctx, doctor.hospitalId, permission)
  return doctor
}
