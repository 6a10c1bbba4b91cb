import { sql } from 'drizzle-orm'
import type { Source } from '#server/catalogue/catalogue.ts'
import type { Context } from '#server/context.ts'
import { selectList } from '#server/database/record.ts'
import { statement } from '#server/database/statement.ts'
import { type HealthService, healthServiceColumns } from './record.ts'
import { healthServices } from './table.ts'

/** The active services by id, in the order of their names. */
export type ActiveServices = ReadonlyMap<string, HealthService>

const readActive = statement<{ text: string }>(
  () => sql`select coalesce(json_agg(service), '[]'::json)::text as text from (
    select ${selectList(healthServiceColumns)} from ${healthServices} where ${healthServices.isActive}
    order by ${healthServices.nameKey}, ${healthServices.id}) service`,
)

/** They are few, so that all of them are one record. */
const EVERY = 'every'

const everyActive: Source<ActiveServices> = {
  kind: 'health_service',
  load: async (db) => {
    const [{ text } = { text: '[]' }] = await readActive(db, {})
    const services = (JSON.parse(text) as HealthService[]).map(
      (service) => [service.id, Object.freeze(service)] as const,
    )
    return [{ id: EVERY, size: 2 * text.length, record: new Map(services) }]
  },
}

/** Every active service. */
export async function activeServices(ctx: Context): Promise<ActiveServices> {
  const [services] = await ctx.catalogue.find(everyActive, [EVERY])
  return services ?? new Map()
}

/** Active services by id, in the order of the ids. */
export async function findActiveServices(ctx: Context, ids: readonly string[]): Promise<HealthService[]> {
  const services = await activeServices(ctx)
  return ids.flatMap((id) => services.get(id) ?? [])
}
