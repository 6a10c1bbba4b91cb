/** Links of doctors to their treatments. */
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { doctorServicesInput } from '#domain/doctors.ts'
import { consultationPriceFrom, refuseTerms } from '#domain/health-services.ts'
import type { Tx } from '#server/database/client.ts'
import { AppError } from '#server/errors.ts'
import { healthServices } from '#server/features/catalogue/health-services/table.ts'
import { hospitalServices } from '#server/features/catalogue/hospitals/table.ts'
import { doctorServices, type doctors } from './table.ts'

/** Links doctors to services, or updates the prices of existing links. */
export async function saveLinks(tx: Tx, links: (typeof doctorServices.$inferInsert)[]): Promise<void> {
  if (links.length === 0) return
  await tx
    .insert(doctorServices)
    .values(links)
    .onConflictDoUpdate({
      target: [doctorServices.doctorId, doctorServices.serviceId],
      set: {
        price: sql`excluded.price`,
        currency: sql`excluded.currency`,
        channels: sql`excluded.channels`,
        consultationPrice: sql`excluded.consultation_price`,
        consultationCurrency: sql`excluded.consultation_currency`,
        consultationMinutes: sql`excluded.consultation_minutes`,
      },
    })
}

type RequestedServices = z.output<typeof doctorServicesInput>['services']
type DoctorEmployment = Pick<typeof doctors.$inferSelect, 'id' | 'hospitalId'>

const refusal = (sentence: string) => new AppError('bad_input', sentence, { fields: { services: sentence } })

/**
 * Returns the links to write. Every service has to be active, and offered by the doctor's hospital
 * if there is one.
 */
export async function linksFor(tx: Tx, { id, hospitalId }: DoctorEmployment, requested: RequestedServices) {
  const ids = requested.map(({ serviceId }) => serviceId.toLowerCase())
  const isActive = and(inArray(healthServices.id, ids), healthServices.isActive)
  const services = tx
    .select({ id: healthServices.id, currency: healthServices.currency, visitType: healthServices.visitType })
    .from(healthServices)
  const rows = await (hospitalId
    ? services
        .innerJoin(hospitalServices, eq(hospitalServices.serviceId, healthServices.id))
        .where(and(isActive, eq(hospitalServices.hospitalId, hospitalId)))
    : services.where(isActive))
  const linked = new Map((await storedTerms(tx, id)).map((link) => [link.serviceId, link]))
  const treatments = new Map(rows.map((row) => [row.id, row]))
  return requested.map(({ serviceId, price = null, currency, onRequest: _, ...terms }) => {
    const treatment = treatments.get(serviceId.toLowerCase())
    if (!treatment) throw refusal(hospitalId ? 'This hospital does not offer this service.' : 'Service not found')
    const refused = refuseTerms(treatment.visitType, terms)
    if (refused) throw refusal(refused.sentence)
    const stored = linked.get(treatment.id)
    const { channels = stored?.channels, consultationMinutes = stored?.consultationMinutes } = terms
    const { consultationPrice = stored?.consultationPrice, consultationCurrency = stored?.consultationCurrency } =
      consultationPriceFrom(terms, treatment.currency)
    return {
      doctorId: id,
      serviceId: treatment.id,
      price,
      currency: price === null ? null : (currency ?? treatment.currency),
      channels,
      consultationPrice,
      consultationCurrency,
      consultationMinutes,
    }
  })
}

export const termsColumns = {
  serviceId: doctorServices.serviceId,
  price: doctorServices.price,
  currency: doctorServices.currency,
  channels: doctorServices.channels,
  consultationPrice: doctorServices.consultationPrice,
  consultationCurrency: doctorServices.consultationCurrency,
  consultationMinutes: doctorServices.consultationMinutes,
}

/** Returns the stored terms. Omitted terms stay, for callers that send only prices. */
const storedTerms = (tx: Tx, doctorId: string) =>
  tx.select(termsColumns).from(doctorServices).where(eq(doctorServices.doctorId, doctorId))
