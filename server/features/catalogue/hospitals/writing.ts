import { eq } from 'drizzle-orm'
import { isAdmin } from '#domain/access.ts'
import { mayAt } from '#domain/portal-access.ts'
import { DEFAULT_OPENING_HOURS, dateIn } from '#domain/availability.ts'
import { UNPROVEN_TICK } from '#domain/certificates.ts'
import { isUuid } from '#domain/fields.ts'
import { hospitalInput, hospitalUpdate, isForStaff } from '#domain/hospitals.ts'
import { editCatalogue } from '#server/catalogue/edit.ts'
import type { Context } from '#server/context.ts'
import { type BasedOn, editedAt } from '#server/database/based-on.ts'
import type { Tx } from '#server/database/client.ts'
import { eraseUnlessUsed } from '#server/database/erase.ts'
import { AppError } from '#server/errors.ts'
import { refuseStaleAmongStaff } from '#server/features/accounts/audit/stale-edit.ts'
import { recordAudit } from '#server/features/accounts/audit/writing.ts'
import { doctors } from '#server/features/catalogue/doctors/table.ts'
import { requireRole } from '#server/viewer.ts'
import { readHospitals } from './catalogue.ts'
import { NO_PICTURES, picturesAfterEdit } from './pictures.ts'
import { centreOf, checkPlace, placeAfterEdit } from './place.ts'
import type { Hospital } from './record.ts'
import { auditedSettings, readSettings } from './settings.ts'
import { writeSettings } from './settings-writing.ts'
import { hospitals, openingHours } from './table.ts'

export async function lockHospital(tx: Tx, id: string) {
  const [hospital] = isUuid(id) ? await tx.select().from(hospitals).where(eq(hospitals.id, id)).for('update') : []
  if (!hospital) throw new AppError('not_found', 'Hospital Not Found')
  return hospital
}

/**
 * Returns the record after a change, active or not. Staff may not read an inactive hospital, but
 * see the result of their edit.
 */
export async function readWritten(ctx: Context, id: string): Promise<Hospital> {
  const [hospital] = await readHospitals(ctx, [id.toLowerCase()])
  if (!hospital) throw new AppError('not_found', 'Hospital Not Found')
  return hospital
}

/**
 * Refuses a verification mark in the input, because only a checked operating licence sets it.
 * `false` is ignored.
 */
function refuseTick(isVerified: boolean | undefined): void {
  if (isVerified) throw new AppError('bad_input', UNPROVEN_TICK, { fields: { isVerified: UNPROVEN_TICK } })
}

/**
 * Creates a hospital. Without a position it is placed at the centre of its province. Without hours
 * it gets the usual ones.
 */
export async function createHospital(ctx: Context, raw: unknown): Promise<Hospital> {
  requireRole(ctx, 'admin')
  const input = hospitalInput.parse(raw)
  refuseTick(input.isVerified)
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
  return readWritten(ctx, id)
}

/**
 * Edits a hospital. Omitted fields stay unchanged. Staff may edit some fields of their own
 * hospital.
 */
export async function updateHospital(
  ctx: Context,
  id: string,
  raw: unknown,
  { basedOn }: { basedOn?: BasedOn } = {},
): Promise<Hospital> {
  const viewer = requireRole(ctx, 'hospital', 'admin')
  if (!mayAt(viewer, id.toLowerCase(), 'settings')) throw new AppError('forbidden')
  const { isVerified, ...input } = hospitalUpdate.parse(raw)
  refuseTick(isVerified)
  if (!isAdmin(viewer) && !isForStaff(input)) throw new AppError('forbidden')
  const { images: _, openingHours: __, ...rest } = input
  const { bookingRules, closures, holidays, texts, notifiedEmails, prices, ...sent } = rest
  const settings = { openingHours: input.openingHours, bookingRules, closures, holidays, texts, notifiedEmails, prices }
  const today = dateIn(ctx.clock())
  await editCatalogue(ctx, async (tx) => {
    const current = await lockHospital(tx, id)
    const pictures = await picturesAfterEdit(tx, current, input)
    const before = await readSettings(tx, current.id, today)
    const stored = { ...current, ...auditedSettings(before) }
    await refuseStaleAmongStaff(tx, stored, { basedOn, input: { ...sent, ...pictures, ...settings } })
    const values = { ...sent, ...pictures, ...placeAfterEdit(current, input) }
    const [after] = await tx
      .update(hospitals)
      .set({ ...values, updatedAt: editedAt(hospitals.updatedAt) })
      .where(eq(hospitals.id, current.id))
      .returning()
    await writeSettings(tx, current.id, before, { ctx, sent: settings, today })
    await recordAudit(tx, ctx, 'hospital.update', current.id, {
      before: stored,
      after: { ...after, ...auditedSettings(await readSettings(tx, current.id, today)) },
      fields: [...Object.keys(values), ...Object.keys(settings)],
      hospitalId: current.id,
    })
  })
  return readWritten(ctx, id)
}

/**
 * Deletes the hospital. One with appointments or staff is deactivated instead, because these stay.
 * Returns true after a deletion. Its doctors cannot be booked in either case: they are deactivated
 * with it, or unlisted while it is inactive.
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
