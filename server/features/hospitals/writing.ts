import { eq } from 'drizzle-orm'
import { DEFAULT_OPENING_HOURS } from '#domain/availability.ts'
import { UNPROVEN_TICK } from '#domain/certificates.ts'
import { isUuid } from '#domain/fields.ts'
import { hospitalInput, hospitalUpdate } from '#domain/hospitals.ts'
import { editCatalogue } from '#server/catalogue/edit.ts'
import type { Context } from '#server/context.ts'
import { type BasedOn, editedAt } from '#server/database/based-on.ts'
import type { Tx } from '#server/database/client.ts'
import { eraseUnlessUsed } from '#server/database/erase.ts'
import { AppError } from '#server/errors.ts'
import { refuseStaleAmongStaff } from '#server/features/audit/stale-edit.ts'
import { recordAudit } from '#server/features/audit/writing.ts'
import { doctors } from '#server/features/doctors/table.ts'
import { requireRole } from '#server/viewer.ts'
import { NO_PICTURES, picturesAfterEdit } from './pictures.ts'
import { centreOf, checkPlace, placeAfterEdit } from './place.ts'
import { getHospital } from './reading.ts'
import type { Hospital } from './record.ts'
import { hospitals, openingHours } from './table.ts'

export async function lockHospital(tx: Tx, id: string) {
  const [hospital] = isUuid(id) ? await tx.select().from(hospitals).where(eq(hospitals.id, id)).for('update') : []
  if (!hospital) throw new AppError('not_found', 'Hospital Not Found')
  return hospital
}

/**
 * The wire form of a hospital has carried the tick from the beginning, and whoever sends a whole record back sends it too. It follows from
 * the certificates: one that says something else than they do is refused.
 */
function refuseTick(isVerified: boolean, wanted: boolean | undefined): void {
  if (wanted === undefined || wanted === isVerified) return
  throw new AppError('bad_input', UNPROVEN_TICK, { fields: { isVerified: UNPROVEN_TICK } })
}

/** Without a position it stands in the middle of its province; without hours it keeps the usual ones. */
export async function createHospital(ctx: Context, raw: unknown): Promise<Hospital> {
  requireRole(ctx, 'admin')
  const input = hospitalInput.parse(raw)
  refuseTick(false, input.isVerified)
  checkPlace(input)
  const { images: _, ...sent } = input
  const id = await editCatalogue(ctx, async (tx) => {
    const pictures = await picturesAfterEdit(tx, NO_PICTURES, input)
    const values = { ...sent, ...pictures, ...(input.latitude == null && centreOf(input.city)) }
    const [row] = await tx.insert(hospitals).values(values).returning()
    if (!row) throw new AppError('internal')
    const hours = Object.entries(DEFAULT_OPENING_HOURS).flatMap(([weekday, times = []]) =>
      times.map((startTime) => ({ hospitalId: row.id, weekday: Number(weekday), startTime })),
    )
    await tx.insert(openingHours).values(hours)
    const fields = Object.keys(values)
    await recordAudit(tx, ctx, 'hospital.create', row.id, { after: row, fields, hospitalId: row.id })
    return row.id
  })
  return getHospital(ctx, id, { includeInactive: true })
}

/** Keeps what is not sent. */
export async function updateHospital(
  ctx: Context,
  id: string,
  raw: unknown,
  { basedOn }: { basedOn?: BasedOn } = {},
): Promise<Hospital> {
  requireRole(ctx, 'admin')
  const input = hospitalUpdate.parse(raw)
  const { images: _, ...sent } = input
  await editCatalogue(ctx, async (tx) => {
    const current = await lockHospital(tx, id)
    const pictures = await picturesAfterEdit(tx, current, input)
    await refuseStaleAmongStaff(tx, current, { basedOn, input: { ...sent, ...pictures } })
    refuseTick(current.isVerified, input.isVerified)
    const values = { ...sent, ...pictures, ...placeAfterEdit(current, input) }
    const [after] = await tx
      .update(hospitals)
      .set({ ...values, updatedAt: editedAt(hospitals.updatedAt) })
      .where(eq(hospitals.id, current.id))
      .returning()
    await recordAudit(tx, ctx, 'hospital.update', current.id, {
      before: current,
      after,
      fields: Object.keys(values),
      hospitalId: current.id,
    })
  })
  return getHospital(ctx, id, { includeInactive: true })
}

/**
 * Erases it; one with appointments or staff is deactivated, since those must stay. True when it was erased. Nobody can
 * book its doctors either way: they are deactivated with it, or unlisted while it is inactive.
 */
export async function deleteHospital(ctx: Context, id: string): Promise<boolean> {
  requireRole(ctx, 'admin')
  return editCatalogue(ctx, async (tx) => {
    const current = await lockHospital(tx, id)
    const isIt = eq(hospitals.id, current.id)
    const erased = await eraseUnlessUsed(tx, async (inner) => {
      await inner
        .update(doctors)
        .set({ isActive: false, updatedAt: editedAt(doctors.updatedAt) })
        .where(eq(doctors.hospitalId, current.id))
      await inner.delete(hospitals).where(isIt)
    })
    if (!erased)
      await tx
        .update(hospitals)
        .set({ isActive: false, updatedAt: editedAt(hospitals.updatedAt) })
        .where(isIt)
    await recordAudit(tx, ctx, erased ? 'hospital.delete' : 'hospital.deactivate', current.id, {
      before: current,
      after: erased ? undefined : { ...current, isActive: false },
      hospitalId: current.id,
    })
    return erased
  })
}
