import { isDeepStrictEqual } from 'node:util'
import { and, eq, inArray } from 'drizzle-orm'
import { mayAt } from '#domain/portal-access.ts'
import { doctorServicesInput } from '#domain/doctors.ts'
import { editCatalogue } from '#server/catalogue/edit.ts'
import type { Context } from '#server/context.ts'
import { type BasedOn, editedAt } from '#server/database/based-on.ts'
import type { Tx } from '#server/database/client.ts'
import { AppError } from '#server/errors.ts'
import { refuseStaleAmongStaff } from '#server/features/accounts/audit/stale-edit.ts'
import { recordAudit } from '#server/features/accounts/audit/writing.ts'
import { healthServices } from '#server/features/catalogue/health-services/table.ts'
import { requireRole } from '#server/viewer.ts'
import { linksFor, saveLinks, termsColumns } from './links.ts'
import type { Doctor } from './record.ts'
import { doctorServices, doctors } from './table.ts'
import { lockDoctor, readWritten } from './writing.ts'

/**
 * Returns the links to active services. Links to paused services stay, and editors do not see them.
 */
const activeLinksOf = (tx: Tx, doctorId: string) =>
  tx
    .select(termsColumns)
    .from(doctorServices)
    .innerJoin(healthServices, eq(healthServices.id, doctorServices.serviceId))
    .where(and(eq(doctorServices.doctorId, doctorId), healthServices.isActive))
    .orderBy(doctorServices.serviceId)

/**
 * Sets all treatments of a doctor with the doctor's own prices. For administrators, and for staff
 * of the doctor's hospital. Existing appointments stay.
 */
export async function setDoctorServices(
  ctx: Context,
  id: string,
  raw: unknown,
  { basedOn }: { basedOn?: BasedOn } = {},
): Promise<Doctor> {
  const viewer = requireRole(ctx, 'hospital', 'admin')
  const { services: requested } = doctorServicesInput.parse(raw)
  await editCatalogue(ctx, async (tx) => {
    const current = await lockDoctor(tx, id)
    if (!mayAt(viewer, current.hospitalId, 'doctors')) throw new AppError('forbidden')
    await refuseStaleAmongStaff(tx, current, { basedOn, input: {} })
    const links = await linksFor(tx, current, requested)
    const before = await activeLinksOf(tx, current.id)
    const dropped = before
      .map(({ serviceId }) => serviceId)
      .filter((old) => !links.some((link) => link.serviceId === old))
    const isTheirs = eq(doctorServices.doctorId, current.id)
    if (dropped.length > 0)
      await tx.delete(doctorServices).where(and(isTheirs, inArray(doctorServices.serviceId, dropped)))
    await saveLinks(tx, links)
    const after = await activeLinksOf(tx, current.id)
    if (isDeepStrictEqual(before, after)) return
    await tx
      .update(doctors)
      .set({ updatedAt: editedAt(doctors.updatedAt) })
      .where(eq(doctors.id, current.id))
    await recordAudit(tx, ctx, 'doctor.services', current.id, {
      before: { services: before },
      after: { services: after },
      hospitalId: current.hospitalId,
    })
  })
  return readWritten(ctx, id)
}
