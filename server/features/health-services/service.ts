import { type SQL, sql } from 'drizzle-orm'
import { isUuid } from '#domain/fields.ts'
import { DEFAULT_LIMIT, type Page } from '#domain/paging.ts'
import { healthServiceSearch } from '#domain/search.ts'
import { searchTerms } from '#domain/search-meaning.ts'
import type { Context } from '#server/context.ts'
import { list, runSearch, type Terms } from '#server/database/search.ts'
import { query, statement } from '#server/database/statement.ts'
import { AppError } from '#server/errors.ts'
import { hospitalColumns } from '#server/features/hospitals/table.ts'
import { readPaging } from '#server/rest/paging.ts'
import { allowInactive } from '#server/viewer.ts'
import type { HealthServiceRecord } from './answers.ts'
import { healthServicesLike } from './search.ts'
import { healthServiceColumns } from './table.ts'

/** Lists that come with a service in the same statement, with how many rows of each; `uncounted`: without the total. */
export type HealthServiceParts = { hospitals?: number; uncounted?: boolean }

const withParts = ({ hospitals }: HealthServiceParts): SQL =>
  hospitals === undefined
    ? healthServiceColumns
    : sql`${healthServiceColumns}, (select coalesce(json_agg(x), '[]'::json) from (
        select ${hospitalColumns} from hospital_services o join hospitals h on h.id = o.hospital_id
        where o.service_id = s.id and h.is_active order by h.name_key, h.id limit ${hospitals}) x) as hospitals`

/** Services by name unless another order is asked for; see `healthServicesLike` for relevance. */
export async function searchHealthServices(
  ctx: Context,
  raw: unknown,
  rawPaging: unknown = {},
  parts: HealthServiceParts = {},
  defaultLimit: number = DEFAULT_LIMIT,
): Promise<Page<HealthServiceRecord>> {
  const search = healthServiceSearch.parse(raw ?? {})
  allowInactive(ctx, search.includeInactive)
  const run = {
    kind: 'health_service' as const,
    terms: searchTerms(search.q),
    build: (terms: Terms) => healthServicesLike(search, terms),
    columns: withParts(parts),
    table: sql`health_services s`,
    uncounted: parts.uncounted,
  }
  return runSearch(ctx.db, run, readPaging(rawPaging, defaultLimit))
}

/** One service. An unknown id, one of the wrong form and an inactive service are `not_found` alike. */
export async function getHealthService(
  ctx: Context,
  id: string,
  parts: HealthServiceParts = {},
  includeInactive?: boolean | null,
): Promise<HealthServiceRecord> {
  const everybody = allowInactive(ctx, includeInactive)
  const [found] = isUuid(id) ? await findHealthServices(ctx, [id], parts) : []
  if (!found || !(found.isActive || everybody)) throw new AppError('not_found', 'Service not found')
  return found
}

/** Services by id, active or not, in no order: for what belongs to them. */
export async function findHealthServices(
  ctx: Context,
  ids: readonly string[],
  parts: HealthServiceParts = {},
): Promise<HealthServiceRecord[]> {
  const [row] = await query<{ items: HealthServiceRecord[] }>(
    ctx.db,
    sql`select coalesce(json_agg(r), '[]'::json) as items from (
      select ${withParts(parts)} from health_services s where s.id = any(${list(ids)}::uuid[])) r`,
  )
  return row?.items ?? []
}

const categories = statement<{ category: string }>(
  () => sql`select distinct category from health_services where is_active order by category`,
)

/** The categories that have an active service, by name. */
export const listCategories = async (ctx: Context): Promise<string[]> =>
  (await categories(ctx.db, {})).map((row) => row.category)

const DAY = 86_400_000

/** How long until the next free time, on average over the hospitals that came with the service; null when none is known. */
export function waitTimeOf({ hospitals = [] }: HealthServiceRecord, now: Date): string | null {
  const waits = hospitals.flatMap(({ nextFreeAt }) =>
    nextFreeAt ? [Math.max(0, new Date(nextFreeAt).getTime() - now.getTime())] : [],
  )
  if (waits.length === 0) return null
  const days = Math.ceil(waits.reduce((sum, wait) => sum + wait, 0) / waits.length / DAY)
  return days <= 1 ? '1 day' : `${days} days`
}
