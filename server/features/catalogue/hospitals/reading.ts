import { and, eq, sql } from 'drizzle-orm'
import { isUuid } from '#domain/fields.ts'
import { DEFAULT_LIMIT, type Paging, pageOf, readPaging } from '#domain/paging.ts'
import { hospitalSearch } from '#domain/search.ts'
import { asTyped, searchTerms } from '#domain/search-meaning.ts'
import type { Context } from '#server/context.ts'
import { foundByOwner, inOrder } from '#server/database/record.ts'
import { query } from '#server/database/statement.ts'
import { AppError } from '#server/errors.ts'
import { type Meaning, meaningOf, type SearchPage } from '#server/features/catalogue/health-services/meaning.ts'
import { findHealthServices, serviceIdsOf } from '#server/features/catalogue/health-services/reading.ts'
import { withRequirements } from '#server/features/catalogue/health-services/requirements.ts'
import type { HealthService } from '#server/features/catalogue/health-services/record.ts'
import { healthServices } from '#server/features/catalogue/health-services/table.ts'
import { searchPage } from '#server/features/catalogue/health-services/search-page.ts'
import type { Terms } from '#server/search/conditions.ts'
import { runSearch } from '#server/search/run.ts'
import { every, idIn } from '#server/search/search.ts'
import { allowInactive } from '#server/viewer.ts'
import {
  findActiveHospitals,
  hospitalEntries,
  type OpeningDay,
  readHospitals,
  readTimesOf,
  withTimesFor,
} from './catalogue.ts'
import { hospitalPlan, requirePlace, type SearchContext, type ServiceIds, treatmentsOf } from './plan.ts'
import type { Hospital } from './record.ts'
import { compileHospitals, hospitalSource } from './search.ts'
import { hospitalServices, hospitals } from './table.ts'
import type { HospitalText } from './texts.ts'

/** Searches hospitals that match every given parameter, in the order of `hospitalsLike`. */
export async function searchHospitals(
  ctx: Context,
  raw: unknown,
  rawPaging: unknown,
  { defaultLimit = DEFAULT_LIMIT }: { defaultLimit?: number } = {},
): Promise<SearchPage<Hospital>> {
  const parsed = hospitalSearch.parse(raw ?? {})
  const read = await withRequirements(ctx, parsed)
  const { search } = read
  requirePlace(search)
  allowInactive(ctx, search.includeInactive)
  const paging = readPaging(rawPaging, defaultLimit)
  const context = await lookUp(ctx, search)
  const request = {
    terms: searchTerms(search.q),
    planOf: (terms: Terms) => hospitalPlan(search, { ...context, terms }),
  }
  const result = await runSearch(ctx.read, hospitalSource, { ...request, paging })
  const records = search.includeInactive
    ? inOrder(result.ids, await readHospitals(ctx, result.ids))
    : await findActiveHospitals(ctx, result.ids)
  const page = pageOf(await withTimesFor(ctx, records, treatmentsOf(context)), result, paging)
  return searchPage(page, { text: parsed.q, read, meaning: context.meaning, result })
}

/** Returns the IDs of active hospitals that match every given parameter, up to a limit. */
export async function findHospitalIds(ctx: Context, raw: unknown, limit: number): Promise<string[]> {
  const { search } = await withRequirements(ctx, hospitalSearch.parse(raw))
  const context = await lookUp(ctx, search)
  const request = {
    terms: searchTerms(search.q),
    planOf: (terms: Terms) => hospitalPlan(search, { ...context, terms }),
  }
  const { ids } = await runSearch(ctx.read, hospitalSource, { ...request, paging: { page: 1, limit }, uncounted: true })
  return ids
}

type SearchWords = { q?: string; asText?: boolean; service?: string; services?: string[] }

/** Looks up the named services and the meaning of the text before the SQL of a search is built. */
export async function lookUp(ctx: Context, search: SearchWords): Promise<Omit<SearchContext, 'terms'>> {
  const [ids, meaning] = await Promise.all([serviceIdsIn(ctx, search), meaningOf(ctx, search.q, search.asText)])
  return { now: ctx.clock(), ids, meaning, travel: ctx.travel }
}

export type CityTotal = { city: string; total: number }

/** Counts the found hospitals in each city. */
export async function hospitalTotalsByCity(ctx: Context, raw: unknown): Promise<CityTotal[]> {
  const { search } = await withRequirements(ctx, hospitalSearch.parse(raw))
  const context = await lookUp(ctx, search)
  const terms = asTyped(searchTerms(search.q))
  const { rows } = compileHospitals(hospitalPlan(search, { ...context, terms }))
  return query<CityTotal>(
    ctx.read,
    sql`select ${hospitals.city} as city, count(*)::int as total from ${rows.from} where ${every(rows.where)} group by 1`,
  )
}

/**
 * Returns the treatments of a search: those of its filter, else those that its text means, at most
 * the ten most likely.
 */
export async function servicesMeant(
  ctx: Context,
  { meaning, otherKind }: { meaning: Meaning; otherKind: object },
): Promise<HealthService[]> {
  const { service, services } = await serviceIdsIn(ctx, otherKind)
  const ids = (service ?? services ?? meaning.serviceIds).slice(0, 10)
  const byId = new Map((await findHealthServices(ctx, ids)).map((healthService) => [healthService.id, healthService]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

/** Replaces names of services by IDs, once instead of for each hospital. */
async function serviceIdsIn(
  ctx: Context,
  { service, services = [] }: { service?: string; services?: string[] },
): Promise<ServiceIds> {
  const [single, several] = await Promise.all([
    service === undefined ? undefined : serviceIdsOf(ctx, [service]),
    services.length === 0 ? undefined : serviceIdsOf(ctx, services),
  ])
  return { service: single, services: several }
}

/** Returns one hospital. Unknown and malformed IDs and inactive hospitals are all `not_found`. */
export async function getHospital(
  ctx: Context,
  id: string,
  { includeInactive }: { includeInactive?: boolean | null } = {},
): Promise<Hospital> {
  const find = allowInactive(ctx, includeInactive) ? readHospitals : findActiveHospitals
  const [hospital] = isUuid(id) ? await find(ctx, [id.toLowerCase()]) : []
  if (!hospital) throw new AppError('not_found', 'Hospital Not Found')
  return hospital
}

/**
 * Returns a page of the active hospitals that offer each of these services, by name, with its next
 * free time there.
 */
export async function hospitalsOffering(
  ctx: Context,
  serviceIds: string[],
  { page, limit }: Paging,
): Promise<Map<string, Hospital[]>> {
  const pageOfEach = ctx.read
    .select({ hospitalId: hospitals.id, nameKey: hospitals.nameKey })
    .from(hospitalServices)
    .innerJoin(hospitals, eq(hospitals.id, hospitalServices.hospitalId))
    .where(and(eq(hospitalServices.serviceId, healthServices.id), hospitals.isActive))
    .orderBy(hospitals.nameKey, hospitals.id)
    .limit(limit)
    .offset((page - 1) * limit)
    .as('page')
  const rows = await ctx.read
    .select({ owner: healthServices.id, id: pageOfEach.hospitalId })
    .from(healthServices)
    .innerJoinLateral(pageOfEach, sql`true`)
    .where(idIn(healthServices.id, serviceIds))
    .orderBy(pageOfEach.nameKey, pageOfEach.hospitalId)
  const byService = await foundByOwner(rows, (ids) => findActiveHospitals(ctx, ids))
  const timeFor = await readTimesOf(
    ctx,
    rows.map(({ id }) => id),
  )
  return new Map(
    [...byService].map(([serviceId, offering]) => [
      serviceId,
      offering.map((hospital) => timeFor(hospital, [serviceId])),
    ]),
  )
}

/** Reads the translated descriptions of these hospitals. */
export async function textsOf(ctx: Context, hospitalIds: string[]): Promise<Map<string, HospitalText[]>> {
  const entries = await hospitalEntries(ctx, hospitalIds)
  return new Map(entries.map(({ hospital, texts }) => [hospital.id, texts]))
}

/** Returns the bookable start times by weekday of each of these hospitals. */
export async function openingHoursOf(ctx: Context, hospitalIds: string[]): Promise<Map<string, OpeningDay[]>> {
  const entries = await hospitalEntries(ctx, hospitalIds)
  return new Map(entries.map(({ hospital, openingHours }) => [hospital.id, openingHours]))
}
