import { eq, inArray } from 'drizzle-orm'
import { mayAt } from '#domain/portal-access.ts'
import { doctorInput, doctorUpdate } from '#domain/doctors.ts'
import { isUuid } from '#domain/fields.ts'
import { editCatalogue } from '#server/catalogue/edit.ts'
import type { Context } from '#server/context.ts'
import { type BasedOn, editedAt } from '#server/database/based-on.ts'
import type { Tx } from '#server/database/client.ts'
import { eraseUnlessUsed } from '#server/database/erase.ts'
import { auditedTexts } from '#server/database/texts.ts'
import { AppError } from '#server/errors.ts'
import { refuseStaleAmongStaff } from '#server/features/accounts/audit/stale-edit.ts'
import { recordAudit } from '#server/features/accounts/audit/writing.ts'
import { users } from '#server/features/accounts/users/table.ts'
import { hospitals } from '#server/features/catalogue/hospitals/table.ts'
import { requireRole } from '#server/viewer.ts'
import { findDoctors } from './catalogue.ts'
import { linksFor, saveLinks } from './links.ts'
import { NO_PICTURE, pictureAfterEdit } from './pictures.ts'
import type { Doctor } from './record.ts'
import { doctors } from './table.ts'
import { readTexts, writeTexts } from './texts.ts'

const notFound = () => new AppError('not_found', 'Doctor not found')

export async function lockDoctor(tx: Tx, id: string) {
  const [doctor] = isUuid(id) ? await tx.select().from(doctors).where(eq(doctors.id, id)).for('update') : []
  if (!doctor) throw notFound()
  return doctor
}

/** Requires the hospital of a doctor, and locks it until the doctor is written. */
async function requireHospital(tx: Tx, id: string): Promise<void> {
  const [hospital] = await tx.select({ id: hospitals.id }).from(hospitals).where(eq(hospitals.id, id)).for('key share')
  if (hospital) return
  const sentence = 'This hospital does not exist'
  throw new AppError('bad_input', sentence, { fields: { hospitalId: sentence } })
}

/**
 * Returns the record after a change, listed or not. Staff may not read inactive doctors, but see
 * the result of their edit.
 */
export async function readWritten(ctx: Context, id: string): Promise<Doctor> {
  const [doctor] = await findDoctors(ctx, [id])
  if (!doctor) throw notFound()
  return doctor
}

/** Reason for not moving a doctor to another hospital. */
export const MUST_STAY = 'This doctor has an account on the team of the present hospital. Please remove it there first.'

/** Returns those of the doctors who have an account. */
export async function doctorsWithAccount(tx: Tx, ids: string[]): Promise<Set<string | null>> {
  const accounts =
    ids.length > 0 ? await tx.select({ id: users.doctorId }).from(users).where(inArray(users.doctorId, ids)) : []
  return new Set(accounts.map(({ id }) => id))
}

/** Refuses to move a doctor with an account on the team of the present hospital. */
async function refuseWithAccount(tx: Tx, doctorId: string): Promise<void> {
  if (!(await doctorsWithAccount(tx, [doctorId])).has(doctorId)) return
  throw new AppError('conflict', MUST_STAY, { fields: { hospitalId: MUST_STAY } })
}

/** Creates a doctor, by administrators and by staff for their own hospital. */
export async function createDoctor(ctx: Context, raw: unknown): Promise<Doctor> {
  const viewer = requireRole(ctx, 'hospital', 'admin')
  const { texts, serviceIds, ...input } = doctorInput.parse(raw)
  if (!mayAt(viewer, input.hospitalId, 'doctors')) throw new AppError('forbidden')
  const id = await editCatalogue(ctx, async (tx) => {
    await requireHospital(tx, input.hospitalId)
    const values = { ...input, ...(await pictureAfterEdit(tx, NO_PICTURE, input)) }
    const [row] = await tx.insert(doctors).values(values).returning()
    if (!row) throw new AppError('internal')
    if (texts) await writeTexts(tx, row.id, { before: [], sent: texts })
    const links = await linksFor(tx, row, serviceIds?.map((serviceId) => ({ serviceId })) ?? [])
    await saveLinks(tx, links)
    const services = links.map(({ serviceId }) => ({ serviceId }))
    const after = { ...row, texts: auditedTexts(await readTexts(tx, row.id)), services }
    const fields = [...Object.keys(values), 'texts', ...(services.length > 0 ? ['services'] : [])]
    await recordAudit(tx, ctx, 'doctor.create', row.id, { after, fields, hospitalId: row.hospitalId })
    return row.id
  })
  return readWritten(ctx, id)
}

/**
 * Edits a doctor. Omitted fields stay unchanged. Staff can neither take over a doctor of another
 * hospital nor move one there.
 */
export async function updateDoctor(
  ctx: Context,
  id: string,
  raw: unknown,
  { basedOn }: { basedOn?: BasedOn } = {},
): Promise<Doctor> {
  const viewer = requireRole(ctx, 'hospital', 'admin')
  const { texts, ...input } = doctorUpdate.parse(raw)
  await editCatalogue(ctx, async (tx) => {
    const current = await lockDoctor(tx, id)
    if (!mayAt(viewer, current.hospitalId, 'doctors')) throw new AppError('forbidden')
    if (input.hospitalId !== undefined && !mayAt(viewer, input.hospitalId, 'doctors')) throw new AppError('forbidden')
    const values = { ...input, ...(await pictureAfterEdit(tx, current, input)) }
    const before = auditedTexts(await readTexts(tx, current.id))
    const stored = { ...current, texts: before }
    await refuseStaleAmongStaff(tx, stored, { basedOn, input: { ...values, texts } })
    if (input.hospitalId) await requireHospital(tx, input.hospitalId)
    if (input.hospitalId && input.hospitalId !== current.hospitalId) await refuseWithAccount(tx, current.id)
    const [row] = await tx
      .update(doctors)
      .set({ ...values, updatedAt: editedAt(doctors.updatedAt) })
      .where(eq(doctors.id, current.id))
      .returning()
    if (texts) await writeTexts(tx, current.id, { before, sent: texts })
    await recordAudit(tx, ctx, 'doctor.update', current.id, {
      before: stored,
      after: { ...row, texts: auditedTexts(await readTexts(tx, current.id)) },
      fields: [...Object.keys(values), 'texts'],
      hospitalId: current.hospitalId,
    })
  })
  return readWritten(ctx, id)
}

/**
 * Deletes the doctor. A doctor with appointments or an account is deactivated instead, because
 * these stay. Returns true after a deletion.
 */
export async function deleteDoctor(ctx: Context, id: string): Promise<boolean> {
  requireRole(ctx, 'admin')
  return editCatalogue(ctx, async (tx) => {
    const current = await lockDoctor(tx, id)
    const isIt = eq(doctors.id, current.id)
    const erased = await eraseUnlessUsed(tx, (inner) => inner.delete(doctors).where(isIt))
    if (!erased)
      await tx
        .update(doctors)
        .set({ isActive: false, updatedAt: editedAt(doctors.updatedAt) })
        .where(isIt)
    await recordAudit(tx, ctx, erased ? 'doctor.delete' : 'doctor.deactivate', current.id, {
      before: current,
      after: erased ? undefined : { ...current, isActive: false },
      hospitalId: current.hospitalId,
    })
    return erased
  })
}
