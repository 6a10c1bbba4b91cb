/** Treatments as choices of a filter. */
import type { Context } from '#server/context.ts'
import { activeServices } from './catalogue.ts'
import type { HealthService } from './record.ts'

export type ServiceFacet = { service: HealthService; count: number }

/**
 * Returns every active service with the number of matching records, highest first, then by name.
 */
export async function serviceFacets(
  ctx: Context,
  counting: Promise<{ id: string; count: number }[]>,
): Promise<ServiceFacet[]> {
  const [services, counted] = await Promise.all([activeServices(ctx), counting])
  const counts = new Map(counted.map(({ id, count }) => [id, count]))
  return [...services.values()]
    .map((service) => ({ service, count: counts.get(service.id) ?? 0 }))
    .sort((a, b) => b.count - a.count)
}
