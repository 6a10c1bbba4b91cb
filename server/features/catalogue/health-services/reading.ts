import { and, eq, sql } from 'drizzle-orm'
import { isUuid } from '#domain/fields.ts'
import { DEFAULT_LIMIT, type Paging, pageOf, readPaging } from '#domain/paging.ts'
import { healthServiceSearch } from '#domain/search.ts'
import { asTyped, searchPhrase, searchTerms } from '#domain/search-meaning.ts'
import type { Context } from '#server/context.ts'
import { byOwner, inOrder } from '#server/database/record.ts'
import { AppError } from '#server/errors.ts'
import { comparableSearch } from '#server/features/accounts/settings/exchange-rates.ts'
import { hospitalServices, hospitals } from '#server/features/catalogue/hospitals/table.ts'
import type { Terms } from '#server/search/conditions.ts'
import { nextFreeOfServices, nextFreeTimes } from '#server/search/next-free.ts'
import { runSearch, type SearchResult } from '#server/search/run.ts'
import { idIn } from '#server/search/search.ts'
import { allowInactive } from '#server/viewer.ts'
import {
  activeServiceNames,
  activeServices,
  findActiveServices,
  popularServices,
  readHealthServices,
} from './catalogue.ts'
import { meaningOf, type SearchPage } from './meaning.ts'
import { type HealthService, type Provider, providerColumns } from './record.ts'
import { healthServicePlan, healthServiceSource, isForPopular } from './search.ts'
import { healthServices } from './table.ts'

type SearchOptions = { defaultLimit?: number; uncounted?: boolean }

/** Searches services, sorted by name by default. See `healthServicesLike` for relevance. */
export async function searchHealthServices(
  ctx: Context,
  raw: unknown,
  rawPaging: unknown,
  { defaultLimit = DEFAULT_LIMIT, uncounted }: SearchOptions = {},
): Promise<SearchPage<HealthService>> {
  const search = await comparableSearch(ctx, healthServiceSearch.parse(raw ?? {}))
  allowInactive(ctx, search.includeInactive)
  const meaning = await meaningOf(ctx, search.q, search.asText)
  const request = {
    terms: searchTerms(search.q),
    planOf: (terms: Terms) => healthServicePlan(search, terms, { meaning, language: ctx.language }),
  }
  const paging = readPaging(rawPaging, defaultLimit)
  const result = isForPopular(request.planOf(asTyped(request.terms)))
    ? await findPopular(ctx, paging)
    : await runSearch(ctx.read, healthServiceSource, { ...request, paging, uncounted })
  const items = search.includeInactive
    ? inOrder(result.ids, await readHealthServices(ctx, result.ids))
    : await findActiveServices(ctx, result.ids)
  const page = pageOf(items, result, paging)
  return { ...page, meaning, otherKind: search }
}

async function findPopular(ctx: Context, { page, limit }: Paging): Promise<SearchResult> {
  const ids = await popularServices(ctx)
  return { ids: ids.slice((page - 1) * limit, page * limit), total: ids.length, totalIsExact: true, terms: [] }
}

/** Returns one service. Unknown and malformed IDs and inactive services are all `not_found`. */
export async function getHealthService(
  ctx: Context,
  id: string,
  { includeInactive }: { includeInactive?: boolean | null } = {},
): Promise<HealthService> {
  const find = allowInactive(ctx, includeInactive) ? readHealthServices : findActiveServices
  const [service] = isUuid(id) ? await find(ctx, [id.toLowerCase()]) : []
  if (!service) throw new AppError('not_found', 'Service not found')
  return service
}

/** Returns services by ID, active or not, in any order, for related records. */
export async function findHealthServices(ctx: Context, ids: readonly string[]): Promise<HealthService[]> {
  const active = await findActiveServices(ctx, ids)
  if (active.length === ids.length) return active
  const existing = new Set(active.map(({ id }) => id))
  const others = ids.filter((id) => !existing.has(id))
  return [...active, ...(await readHealthServices(ctx, others))]
}

/** Lists the categories with an active service, by name. */
export async function listCategories(ctx: Context): Promise<string[]> {
  const services = [...(await activeServices(ctx)).values()]
  return [...new Set(services.map(({ category }) => category))].sort()
}

/**
 * Returns the IDs of active services by names in any language or IDs. Names are compared folded. A
 * name that no service has matches services whose name contains it.
 */
export async function serviceIdsOf(ctx: Context, names: readonly string[]): Promise<string[]> {
  const services = await activeServiceNames(ctx)
  const meant = names.flatMap((name) => {
    if (isUuid(name)) return services.filter(({ id }) => id === name.toLowerCase())
    const phrase = searchPhrase(name)
    const namesakes = services.filter(({ keys }) => keys.includes(phrase))
    return namesakes.length > 0 ? namesakes : services.filter(({ keys }) => keys.some((key) => key.includes(phrase)))
  })
  return [...new Set(meant.map(({ id }) => id))]
}

/** Returns the first active hospitals, by name, that offer each of these services. */
export async function providersOf(ctx: Context, ids: string[], limit: number): Promise<Map<string, Provider[]>> {
  const first = ctx.read
    .select({ hospitalId: hospitals.id })
    .from(hospitalServices)
    .innerJoin(hospitals, eq(hospitals.id, hospitalServices.hospitalId))
    .where(and(eq(hospitalServices.serviceId, healthServices.id), hospitals.isActive))
    .orderBy(hospitals.nameKey, hospitals.id)
    .limit(limit)
    .as('first')
  const rows = await ctx.read
    .select({ owner: healthServices.id, item: providerColumns })
    .from(healthServices)
    .innerJoinLateral(first, sql`true`)
    .innerJoin(hospitals, eq(hospitals.id, first.hospitalId))
    .leftJoin(nextFreeTimes, eq(nextFreeTimes.id, hospitals.id))
    .leftJoin(
      nextFreeOfServices,
      and(eq(nextFreeOfServices.id, hospitals.id), eq(nextFreeOfServices.serviceId, healthServices.id)),
    )
    .where(idIn(healthServices.id, ids))
    .orderBy(hospitals.nameKey, hospitals.id)
  return byOwner(rows)
}

const DAY = 86_400_000

/**
 * Returns the average time until the next free time of these hospitals, or null if none is known.
 */
export function waitTimeOf(providers: Provider[], now: Date): string | null {
  const waits = providers.flatMap(({ nextFreeAt }) =>
    nextFreeAt ? [Math.max(0, new Date(nextFreeAt).getTime() - now.getTime())] : [],
  )
  if (waits.length === 0) return null
  const days = Math.ceil(waits.reduce((sum, wait) => sum + wait, 0) / waits.length / DAY)
  return days <= 1 ? '1 day' : `${days} days`
}
