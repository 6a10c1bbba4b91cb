import { asc, count, desc, eq } from 'drizzle-orm'
import { hospitalSearch } from '#domain/search.ts'
import type { Context } from '#server/context.ts'
import { type HealthService, healthServiceColumns } from '#server/features/health-services/record.ts'
import { meaningOf } from '#server/features/health-services/meaning.ts'
import { healthServices } from '#server/features/health-services/table.ts'
import { allowInactive } from '#server/viewer.ts'
import { hospitalsWithoutServices } from './search.ts'
import { hospitalServices, hospitals } from './table.ts'

export type ServiceFacet = { service: HealthService; count: number }

/** How many of the hospitals that are found each active service would leave; services chosen already are not applied. */
export async function hospitalFacets(ctx: Context, raw: unknown): Promise<{ services: ServiceFacet[] }> {
  const search = hospitalSearch.parse(raw ?? {})
  allowInactive(ctx, search.includeInactive)
  const meaning = await meaningOf(ctx, search.q, search.asText)
  const offering = ctx.db
    .select({ serviceId: hospitalServices.serviceId, count: count().as('count') })
    .from(hospitals)
    .innerJoin(hospitalServices, eq(hospitalServices.hospitalId, hospitals.id))
    .where(hospitalsWithoutServices(search, ctx.clock(), meaning))
    .groupBy(hospitalServices.serviceId)
    .as('offering')
  const services = await ctx.db
    .select({ service: healthServiceColumns, count: offering.count })
    .from(offering)
    .innerJoin(healthServices, eq(healthServices.id, offering.serviceId))
    .where(eq(healthServices.isActive, true))
    .orderBy(desc(offering.count), asc(healthServices.nameKey), asc(healthServices.id))
  return { services }
}
