import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { FEATURED_HOSPITALS } from '#domain/catalogue.ts'
import { isUuid } from '#domain/fields.ts'
import { DEFAULT_LIMIT, type Page } from '#domain/paging.ts'
import { hospitalSearch } from '#domain/search.ts'
import { searchTerms } from '#domain/search-meaning.ts'
import type { Context } from '#server/context.ts'
import { list, runSearch, type Terms } from '#server/database/search.ts'
import { query, statement } from '#server/database/statement.ts'
import { AppError } from '#server/errors.ts'
import type { HealthServiceRecord } from '#server/features/health-services/answers.ts'
import { healthServiceColumns } from '#server/features/health-services/table.ts'
import { readPaging } from '#server/rest/paging.ts'
import { allowInactive } from '#server/viewer.ts'
import type { HospitalRecord } from './answers.ts'
import { type HospitalParts, withParts } from './parts.ts'
import { hospitalsLike, hospitalsWithoutServices } from './search.ts'

/** Hospitals that match every given parameter; see `hospitalsLike` for the order. */
export async function searchHospitals(
  ctx: Context,
  raw: unknown,
  rawPaging: unknown = {},
  parts: HospitalParts = {},
  defaultLimit: number = DEFAULT_LIMIT,
): Promise<Page<HospitalRecord>> {
  const search = hospitalSearch.parse(raw ?? {})
  allowInactive(ctx, search.includeInactive)
  const now = ctx.clock()
  const run = {
    kind: 'hospital' as const,
    terms: searchTerms(search.q),
    build: (terms: Terms) => hospitalsLike(search, now, terms),
    columns: withParts(parts),
    table: sql`hospitals h`,
  }
  return runSearch(ctx.db, run, readPaging(rawPaging, defaultLimit))
}

/** One hospital. An unknown id, one of the wrong form and an inactive hospital are `not_found` alike. */
export async function getHospital(
  ctx: Context,
  id: string,
  parts: HospitalParts = {},
  includeInactive?: boolean | null,
): Promise<HospitalRecord> {
  const everybody = allowInactive(ctx, includeInactive)
  const [found] = isUuid(id) ? await findHospitals(ctx, [id], parts) : []
  if (!found || !(found.isActive || everybody)) throw new AppError('not_found', 'Hospital Not Found')
  return found
}

/** Hospitals by id, active or not, in no order: for what belongs to them. */
export async function findHospitals(
  ctx: Context,
  ids: readonly string[],
  parts: HospitalParts = {},
): Promise<HospitalRecord[]> {
  const [row] = await query<{ items: HospitalRecord[] }>(
    ctx.db,
    sql`select coalesce(json_agg(r), '[]'::json) as items from (
      select ${withParts(parts)} from hospitals h where h.id = any(${list(ids)}::uuid[])) r`,
  )
  return row?.items ?? []
}

const MINUTE = 60_000

/** A number that follows from the minute, spread evenly over all 64-bit integers (splitmix64). */
function seedOf(minute: number): string {
  const mix = (value: bigint, shift: bigint, factor: bigint) => BigInt.asUintN(64, (value ^ (value >> shift)) * factor)
  let seed = BigInt.asUintN(64, BigInt(minute) * 0x9e3779b97f4a7c15n)
  seed = mix(mix(seed, 30n, 0xbf58476d1ce4e5b9n), 27n, 0x94d049bb133111ebn)
  return BigInt.asIntN(64, seed ^ (seed >> 31n)).toString()
}

const featuredLimit = z.coerce.number().int().min(1).max(24)

/**
 * Active hospitals chosen at random, others each minute. Reading starts at a random place of a fixed shuffle and goes
 * around at its end, so that no more rows are read than answered.
 */
export async function featuredHospitals(
  ctx: Context,
  rawLimit?: unknown,
  parts: HospitalParts = {},
): Promise<HospitalRecord[]> {
  const limit = featuredLimit.parse(rawLimit ?? FEATURED_HOSPITALS)
  const seed = seedOf(Math.floor(ctx.clock().getTime() / MINUTE))
  const shuffled = sql`hashtextextended(f.id::text, 0)`
  const from = (lap: number, side: string) => sql`(select f.id, ${sql.raw(String(lap))} as lap, ${shuffled} as place
    from hospitals f where f.is_active and ${shuffled} ${sql.raw(side)} ${seed}::bigint order by place limit ${limit})`
  const [row] = await query<{ items: HospitalRecord[] }>(
    ctx.db,
    sql`select coalesce(json_agg(r), '[]'::json) as items from (
      select ${withParts(parts)} from (
        select * from (${from(0, '>=')} union all ${from(1, '<')}) laps order by lap, place limit ${limit}
      ) p join hospitals h on h.id = p.id order by p.lap, p.place) r`,
  )
  return row?.items ?? []
}

export type ServiceFacet = { service: HealthServiceRecord; count: number }

/** How many of the hospitals found each active service would leave; services chosen already are not applied. */
export async function hospitalFacets(ctx: Context, raw: unknown): Promise<{ services: ServiceFacet[] }> {
  const search = hospitalSearch.parse(raw ?? {})
  allowInactive(ctx, search.includeInactive)
  const [row] = await query<{ items: ServiceFacet[] }>(
    ctx.db,
    sql`select coalesce(json_agg(r), '[]'::json) as items from (
      select (select to_json(x) from (select ${healthServiceColumns}) x) as service, n.count
      from (select hs.service_id, count(*)::int as count from hospitals h
            join hospital_services hs on hs.hospital_id = h.id
            where ${hospitalsWithoutServices(search, ctx.clock())} group by hs.service_id) n
      join health_services s on s.id = n.service_id where s.is_active order by n.count desc, s.name_key, s.id) r`,
  )
  return { services: row?.items ?? [] }
}

type Day = { hospitalId: string; weekday: number; times: string[] }
const hoursOf = statement<Day, { ids: string[] }>(
  () => sql`select hospital_id as "hospitalId", weekday::int as weekday,
      array_agg(to_char(start_time, 'HH24:MI') order by start_time) as times
    from opening_hours where hospital_id = any(${sql.placeholder('ids')}::uuid[])
    group by hospital_id, weekday order by hospital_id, weekday`,
)

/** Bookable start times by weekday, for each of these hospitals. */
export async function openingHoursOf(ctx: Context, ids: string[]): Promise<Map<string, Omit<Day, 'hospitalId'>[]>> {
  const days = await hoursOf(ctx.db, { ids })
  return new Map(ids.map((id) => [id, days.filter((day) => day.hospitalId === id)]))
}
