/** The treatments as choices of a filter. */
import { asc, eq } from 'drizzle-orm'
import type { Context } from '#server/context.ts'
import { type HealthService, healthServiceColumns } from './record.ts'
import { healthServices } from './table.ts'

export type ServiceFacet = { service: HealthService; count: number }

/** Every active service with how many records it would leave, those with most first, then by name. */
export async function serviceFacets(
  ctx: Context,
  counting: Promise<{ id: string; count: number }[]>,
): Promise<ServiceFacet[]> {
  const listing = ctx.db
    .select(healthServiceColumns)
    .from(healthServices)
    .where(eq(healthServices.isActive, true))
    .orderBy(asc(healthServices.nameKey), asc(healthServices.id))
  const [services, counted] = await Promise.all([listing, counting])
  const counts = new Map(counted.map(({ id, count }) => [id, count]))
  return services
    .map((service) => ({ service, count: counts.get(service.id) ?? 0 }))
    .sort((one, other) => other.count - one.count)
}
