import { and, eq, inArray, sql } from 'drizzle-orm'
import { conceptById, conceptNameIn, conceptsOfService } from '#domain/concepts/recognise.ts'
import { isUuid } from '#domain/fields.ts'
import { flightRuleFor } from '#domain/quotes/flights.ts'
import type { Context } from '#server/context.ts'
import type { Queryable } from '#server/database/client.ts'
import { doctorServices, doctors } from '#server/features/catalogue/doctors/table.ts'
import { activeServices, readHealthServices } from '#server/features/catalogue/health-services/catalogue.ts'
import { hospitalServices, hospitals } from '#server/features/catalogue/hospitals/table.ts'

/** A requested treatment: a service of the catalogue, or a concept. */
export type QuoteTreatment = { id: string; name: string; isConcept: boolean }

/** A treatment with its concepts and the active services that provide it. */
export type ResolvedTreatment = QuoteTreatment & { concepts: string[]; serviceIds: string[] }

/**
 * Cached, because recognising the concepts of a service name takes longer than listing all
 * services.
 */
const conceptsByName = new Map<string, string[]>()

function conceptsOf(name: string): string[] {
  const cached = conceptsByName.get(name)
  if (cached) return cached
  const concepts = conceptsOfService(name)
  conceptsByName.set(name, concepts)
  return concepts
}

/** Returns the active treatments of these IDs in their order. Others are skipped. */
export async function resolveTreatments(ctx: Context, ids: readonly string[]): Promise<ResolvedTreatment[]> {
  const services = await activeServices(ctx)
  return ids.flatMap((id): ResolvedTreatment[] => {
    const service = services.get(id.toLowerCase())
    if (service) {
      const concepts = conceptsOf(service.sourceName)
      return [{ id: service.id, name: service.name, isConcept: false, concepts, serviceIds: [service.id] }]
    }
    const concept = conceptById(id)
    if (concept?.kind !== 'treatment') return []
    const serviceIds = [...services.values()]
      .filter(({ sourceName }) => conceptsOf(sourceName).includes(concept.id))
      .map((offered) => offered.id)
    return [{ id, name: conceptNameIn(concept, ctx.language), isConcept: true, concepts: [id], serviceIds }]
  })
}

/** Returns the ID of the public advice on flights after these treatments. Null without one. */
export async function flightRuleOf(ctx: Context, treatmentIds: readonly string[]): Promise<string | null> {
  const treatments = await resolveTreatments(ctx, treatmentIds)
  return flightRuleFor(treatments.flatMap(({ concepts }) => concepts))?.id ?? null
}

/** Returns the treatments of a stored request, including inactive ones. */
export async function treatmentsById(ctx: Context, ids: readonly string[]): Promise<Map<string, QuoteTreatment>> {
  const resolved = new Map((await resolveTreatments(ctx, ids)).map((treatment) => [treatment.id, treatment]))
  const others = ids.filter((id) => !resolved.has(id) && isUuid(id))
  const inactive = others.length > 0 ? await readHealthServices(ctx, others) : []
  return new Map([
    ...[...resolved].map(([id, { name, isConcept }]) => [id, { id, name, isConcept }] as const),
    ...inactive.map(({ id, name }) => [id, { id, name, isConcept: false }] as const),
  ])
}

/** Services of a hospital for one of the treatments. */
export type OfferedTreatments = Map<string, string[]>

/**
 * Returns the matching services by active hospital, only of hospitals that offer every treatment.
 * Default: all hospitals.
 */
export async function offersOf(
  db: Queryable,
  treatments: readonly ResolvedTreatment[],
  hospitalIds?: readonly string[],
): Promise<OfferedTreatments> {
  const serviceIds = [...new Set(treatments.flatMap((treatment) => treatment.serviceIds))]
  if (serviceIds.length === 0 || hospitalIds?.length === 0) return new Map()
  const rows = await db
    .select({
      hospitalId: hospitalServices.hospitalId,
      serviceIds: sql<string[]>`array_agg(${hospitalServices.serviceId}::text)`,
    })
    .from(hospitalServices)
    .innerJoin(hospitals, and(eq(hospitals.id, hospitalServices.hospitalId), hospitals.isActive))
    .where(
      and(
        inArray(hospitalServices.serviceId, serviceIds),
        hospitalIds && inArray(hospitalServices.hospitalId, [...hospitalIds]),
      ),
    )
    .groupBy(hospitalServices.hospitalId)
  const offersEvery = (offered: string[]) =>
    treatments.every((treatment) => treatment.serviceIds.some((id) => offered.includes(id)))
  return new Map(rows.filter((row) => offersEvery(row.serviceIds)).map((row) => [row.hospitalId, row.serviceIds]))
}

/**
 * Returns the service of the first appointment: one of the doctor for the first treatment, else any
 * of the hospital for it.
 */
export async function serviceForVisit(
  ctx: Context,
  { hospitalId, doctorId, treatmentIds }: { hospitalId: string; doctorId: string | null; treatmentIds: string[] },
): Promise<{ serviceId: string; doctorId: string | null } | null> {
  const treatments = await resolveTreatments(ctx, treatmentIds)
  const offered = (await offersOf(ctx.db, treatments.slice(0, 1), [hospitalId])).get(hospitalId) ?? []
  const [first = null] = offered
  if (first === null) return null
  if (doctorId === null) return { serviceId: first, doctorId: null }
  const [done] = await ctx.db
    .select({ serviceId: doctorServices.serviceId })
    .from(doctorServices)
    .innerJoin(
      doctors,
      and(eq(doctors.id, doctorServices.doctorId), eq(doctors.hospitalId, hospitalId), doctors.isActive),
    )
    .where(and(eq(doctorServices.doctorId, doctorId), inArray(doctorServices.serviceId, offered)))
    .orderBy(doctorServices.serviceId)
    .limit(1)
  return done ? { serviceId: done.serviceId, doctorId } : { serviceId: first, doctorId: null }
}
