import { eq } from 'drizzle-orm'
import { isUuid } from '#domain/fields.ts'
import { AGES_OUT_OF_ORDER, areAgesInOrder, healthServiceInput, healthServiceUpdate } from '#domain/health-services.ts'
import { visitTypeByName } from '#domain/visit-types.ts'
import { editCatalogue } from '#server/catalogue/edit.ts'
import type { Context } from '#server/context.ts'
import { type BasedOn, editedAt } from '#server/database/based-on.ts'
import type { Tx } from '#server/database/client.ts'
import { eraseUnlessUsed } from '#server/database/erase.ts'
import { auditedTexts } from '#server/database/texts.ts'
import { AppError } from '#server/errors.ts'
import { refuseStaleAmongStaff } from '#server/features/accounts/audit/stale-edit.ts'
import { recordAudit } from '#server/features/accounts/audit/writing.ts'
import { requireRole } from '#server/viewer.ts'
import { getHealthService } from './reading.ts'
import type { HealthService } from './record.ts'
import { healthServices } from './table.ts'
import { readTexts, writeTexts } from './texts.ts'

async function lockHealthService(tx: Tx, id: string) {
  const [service] = isUuid(id)
    ? await tx.select().from(healthServices).where(eq(healthServices.id, id)).for('update')
    : []
  if (!service) throw new AppError('not_found', 'Service not found')
  return service
}

function requireAgesInOrder(ages: Parameters<typeof areAgesInOrder>[0]): void {
  if (!areAgesInOrder(ages))
    throw new AppError('bad_input', AGES_OUT_OF_ORDER, { fields: { maxAge: AGES_OUT_OF_ORDER } })
}

export async function createHealthService(ctx: Context, raw: unknown): Promise<HealthService> {
  requireRole(ctx, 'admin')
  const { texts, ...input } = healthServiceInput.parse(raw)
  requireAgesInOrder(input)
  const id = await editCatalogue(ctx, async (tx) => {
    const visitType = input.visitType ?? visitTypeByName(input)
    const [row] = await tx
      .insert(healthServices)
      .values({ ...input, visitType })
      .returning()
    if (!row) throw new AppError('internal')
    if (texts) await writeTexts(tx, row.id, { before: [], sent: texts })
    const after = { ...row, texts: auditedTexts(await readTexts(tx, row.id)) }
    await recordAudit(tx, ctx, 'health_service.create', row.id, {
      after,
      fields: [...Object.keys(input), 'visitType', 'texts'],
    })
    return row.id
  })
  return getHealthService(ctx, id, { includeInactive: true })
}

/** Edits a service. Omitted fields stay unchanged. */
export async function updateHealthService(
  ctx: Context,
  id: string,
  raw: unknown,
  { basedOn }: { basedOn?: BasedOn } = {},
): Promise<HealthService> {
  requireRole(ctx, 'admin')
  const { texts, ...input } = healthServiceUpdate.parse(raw)
  await editCatalogue(ctx, async (tx) => {
    const current = await lockHealthService(tx, id)
    const before = auditedTexts(await readTexts(tx, current.id))
    const stored = { ...current, texts: before }
    await refuseStaleAmongStaff(tx, stored, { basedOn, input: { ...input, texts } })
    requireAgesInOrder({ ...current, ...input })
    const [row] = await tx
      .update(healthServices)
      .set({ ...input, updatedAt: editedAt(healthServices.updatedAt) })
      .where(eq(healthServices.id, current.id))
      .returning()
    if (texts) await writeTexts(tx, current.id, { before, sent: texts })
    await recordAudit(tx, ctx, 'health_service.update', current.id, {
      before: stored,
      after: { ...row, texts: auditedTexts(await readTexts(tx, current.id)) },
      fields: [...Object.keys(input), 'texts'],
    })
  })
  return getHealthService(ctx, id, { includeInactive: true })
}

/**
 * Deletes the service. One with appointments is deactivated instead, because the appointments stay.
 * Returns true after a deletion.
 */
export async function deleteHealthService(ctx: Context, id: string): Promise<boolean> {
  requireRole(ctx, 'admin')
  return editCatalogue(ctx, async (tx) => {
    const current = await lockHealthService(tx, id)
    const isIt = eq(healthServices.id, current.id)
    const erased = await eraseUnlessUsed(tx, (inner) => inner.delete(healthServices).where(isIt))
    if (!erased)
      await tx
        .update(healthServices)
        .set({ isActive: false, updatedAt: editedAt(healthServices.updatedAt) })
        .where(isIt)
    await recordAudit(tx, ctx, erased ? 'health_service.delete' : 'health_service.deactivate', current.id, {
      before: current,
      after: erased ? undefined : { ...current, isActive: false },
    })
    return erased
  })
}
