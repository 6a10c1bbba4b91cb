import { and, eq, type SQL } from 'drizzle-orm'
import type { z } from 'zod'
import { mayAt } from '#domain/portal-access.ts'
import { isUuid } from '#domain/fields.ts'
import { consultationPriceFrom, hospitalServiceInput, refuseTerms } from '#domain/health-services.ts'
import { NOTHING_STATED, restated } from '#domain/price-parts.ts'
import { editCatalogue } from '#server/catalogue/edit.ts'
import type { Context } from '#server/context.ts'
import { editedAt } from '#server/database/based-on.ts'
import type { Tx } from '#server/database/client.ts'
import { AppError } from '#server/errors.ts'
import { recordAudit } from '#server/features/accounts/audit/writing.ts'
import { healthServices } from '#server/features/catalogue/health-services/table.ts'
import { requireRole } from '#server/viewer.ts'
import { findOffers, notOffered, type OfferedService, offerId } from './offers.ts'
import { hospitalServices, hospitals } from './table.ts'
import { lockHospital } from './writing.ts'

/** Returns the terms of the consultation and the length of stay, as far as they are sent. */
function termsToWrite(service: typeof healthServices.$inferSelect, input: z.output<typeof hospitalServiceInput>) {
  const refusal = refuseTerms(service.visitType, input)
  if (refusal) throw new AppError('bad_input', refusal.sentence, { fields: { [refusal.field]: refusal.sentence } })
  const { channels, consultationMinutes, nights, stayDays } = input
  const sent = { channels, ...consultationPriceFrom(input, service.currency), consultationMinutes, nights, stayDays }
  return Object.fromEntries(Object.entries(sent).filter(([, value]) => value !== undefined))
}

/** Returns what the price includes, if that is sent. The hospital is locked. */
async function partsToWrite(tx: Tx, link: SQL | undefined, input: z.output<typeof hospitalServiceInput>) {
  if (input.priceIncludes === undefined && input.priceExcludes === undefined) return {}
  const { priceIncludes, priceExcludes } = hospitalServices
  const [before] = await tx.select({ priceIncludes, priceExcludes }).from(hospitalServices).where(link)
  return restated(before ?? NOTHING_STATED, input)
}

/** Requires an administrator, or staff of the hospital. */
function requireStaff(ctx: Context, hospitalId: string): void {
  const viewer = requireRole(ctx, 'hospital', 'admin')
  if (!mayAt(viewer, hospitalId.toLowerCase(), 'settings')) throw new AppError('forbidden')
}

/** Updates the edit time of the hospital, so that concurrent edits of it are stale. */
const markEdited = (tx: Tx, hospitalId: string) =>
  tx
    .update(hospitals)
    .set({ updatedAt: editedAt(hospitals.updatedAt) })
    .where(eq(hospitals.id, hospitalId))

const linkOf = (hospitalId: string, serviceId: string) =>
  and(eq(hospitalServices.hospitalId, hospitalId), eq(hospitalServices.serviceId, serviceId))

/**
 * Offers an active service at a hospital, at its own price if one is sent, or with its price on
 * request. A second link changes only a sent price (null for the service's price). `added` is true
 * for a new link.
 */
export async function linkHealthService(
  ctx: Context,
  hospitalId: string,
  serviceId: string,
  raw: unknown = {},
): Promise<{ added: boolean; offered: OfferedService }> {
  requireStaff(ctx, hospitalId)
  const input = hospitalServiceInput.parse(raw ?? {})
  const added = await editCatalogue(ctx, async (tx) => {
    const hospital = await lockHospital(tx, hospitalId)
    const [service] = isUuid(serviceId)
      ? await tx.select().from(healthServices).where(eq(healthServices.id, serviceId)).for('key share')
      : []
    if (!service) throw new AppError('not_found', 'Service not found')
    if (!service.isActive) throw new AppError('bad_input', 'Only active services can be added')
    const onRequest = input.onRequest ?? false
    const price = onRequest ? null : (input.price ?? null)
    const currency = price === null ? null : (input.currency ?? service.currency)
    const priced = { price, currency, onRequest }
    const visit = termsToWrite(service, input)
    const parts = await partsToWrite(tx, linkOf(hospital.id, service.id), input)
    const link = { hospitalId: hospital.id, serviceId: service.id, ...priced, ...visit, ...parts }
    const [inserted] = await tx.insert(hospitalServices).values(link).onConflictDoNothing().returning()
    const isPriced = input.price !== undefined || input.onRequest != null
    const terms = { ...((isPriced || inserted) && priced), ...visit, ...parts }
    const changed = !inserted && Object.keys(terms).length > 0
    if (changed) await tx.update(hospitalServices).set(terms).where(linkOf(hospital.id, service.id))
    if (inserted || changed) {
      await markEdited(tx, hospital.id)
      const after = { serviceId: service.id, ...terms }
      await recordAudit(tx, ctx, 'hospital.link', hospital.id, { after, hospitalId: hospital.id })
    }
    return inserted !== undefined
  })
  const offered = (await findOffers(ctx, [hospitalId], [serviceId])).get(offerId(hospitalId, serviceId))
  if (!offered) throw notOffered()
  return { added, offered }
}

/** Removes a service from a hospital. Existing appointments stay. */
export async function unlinkHealthService(ctx: Context, hospitalId: string, serviceId: string): Promise<void> {
  requireStaff(ctx, hospitalId)
  await editCatalogue(ctx, async (tx) => {
    const hospital = await lockHospital(tx, hospitalId)
    const [removed] = isUuid(serviceId)
      ? await tx.delete(hospitalServices).where(linkOf(hospital.id, serviceId)).returning()
      : []
    if (!removed) throw notOffered()
    await markEdited(tx, hospital.id)
    await recordAudit(tx, ctx, 'hospital.unlink', hospital.id, { before: removed, hospitalId: hospital.id })
  })
}
