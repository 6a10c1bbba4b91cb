import { and, eq, sql } from 'drizzle-orm'
import { isUuid } from '#domain/fields.ts'
import { DEFAULT_LIMIT, type Paging, pageOf, readPaging } from '#domain/paging.ts'
import { doctorSearch } from '#domain/search.ts'
import { asTyped, searchTerms } from '#domain/search-meaning.ts'
import type { Context } from '#server/context.ts'
import { foundByOwner, inOrder } from '#server/database/record.ts'
import { query } from '#server/database/statement.ts'
import { AppError } from '#server/errors.ts'
import type { SearchPage } from '#server/features/catalogue/health-services/meaning.ts'
import { withRequirements } from '#server/features/catalogue/health-services/requirements.ts'
import { searchPage } from '#server/features/catalogue/health-services/search-page.ts'
import { requirePlace } from '#server/features/catalogue/hospitals/plan.ts'
import { type CityTotal, lookUp } from '#server/features/catalogue/hospitals/reading.ts'
import { hospitals } from '#server/features/catalogue/hospitals/table.ts'
import type { Terms } from '#server/search/conditions.ts'
import { runSearch } from '#server/search/run.ts'
import { every, idIn } from '#server/search/search.ts'
import { allowInactive } from '#server/viewer.ts'
import { findListedDoctors, readDoctors, withTimesFor } from './catalogue.ts'
import { doctorPlan, treatmentsOf } from './plan.ts'
import type { Doctor } from './record.ts'
import { compileDoctors, doctorSource } from './search.ts'
import { doctors } from './table.ts'

/** Searches doctors that match every given parameter, in the order of `doctorsLike`. */
export async function searchDoctors(
  ctx: Context,
  raw: unknown,
  rawPaging: unknown,
  { defaultLimit = DEFAULT_LIMIT }: { defaultLimit?: number } = {},
): Promise<SearchPage<Doctor>> {
  const parsed = doctorSearch.parse(raw ?? {})
  const read = await withRequirements(ctx, parsed)
  const { search } = read
  requirePlace(search)
  allowInactive(ctx, search.includeInactive)
  const paging = readPaging(rawPaging, defaultLimit)
  const context = await lookUp(ctx, search)
  const request = { terms: searchTerms(search.q), planOf: (terms: Terms) => doctorPlan(search, { ...context, terms }) }
  const result = await runSearch(ctx.read, doctorSource, { ...request, paging })
  const records = search.includeInactive
    ? inOrder(result.ids, await readDoctors(ctx, result.ids))
    : await findListedDoctors(ctx, result.ids)
  const page = pageOf(await withTimesFor(ctx, records, treatmentsOf(context)), result, paging)
  return searchPage(page, { text: parsed.q, read, meaning: context.meaning, result })
}

/** Returns the IDs of listed doctors who match every given parameter, up to a limit. */
export async function findDoctorIds(ctx: Context, raw: unknown, limit: number): Promise<string[]> {
  const { search } = await withRequirements(ctx, doctorSearch.parse(raw))
  const context = await lookUp(ctx, search)
  const request = {
    terms: searchTerms(search.q),
    planOf: (terms: Terms) => doctorPlan(search, { ...context, terms }),
  }
  const { ids } = await runSearch(ctx.read, doctorSource, { ...request, paging: { page: 1, limit }, uncounted: true })
  return ids
}

/** Counts the found doctors in each city. */
export async function doctorTotalsByCity(ctx: Context, raw: unknown): Promise<CityTotal[]> {
  const { search } = await withRequirements(ctx, doctorSearch.parse(raw))
  const context = await lookUp(ctx, search)
  const terms = asTyped(searchTerms(search.q))
  const { rows } = compileDoctors(doctorPlan(search, { ...context, terms }))
  return query<CityTotal>(
    ctx.read,
    sql`select ${doctors.hospitalCity} as city, count(*)::int as total from ${rows.from}
      where ${every([...rows.where, sql`${doctors.hospitalCity} is not null`])} group by 1`,
  )
}

/** Returns one doctor. Unknown and malformed IDs and unlisted doctors are all `not_found`. */
export async function getDoctor(
  ctx: Context,
  id: string,
  { includeInactive }: { includeInactive?: boolean | null } = {},
): Promise<Doctor> {
  const find = allowInactive(ctx, includeInactive) ? readDoctors : findListedDoctors
  const [doctor] = isUuid(id) ? await find(ctx, [id.toLowerCase()]) : []
  if (!doctor) throw new AppError('not_found', 'Doctor not found')
  return doctor
}

/** Returns a page of the listed doctors of each of these hospitals, by name. */
export async function doctorsOf(
  ctx: Context,
  hospitalIds: string[],
  { page, limit }: Paging,
): Promise<Map<string, Doctor[]>> {
  const pageOfEach = ctx.read
    .select({ doctorId: sql<string>`${doctors.id}`.as('doctor_id'), fullName: doctors.fullName })
    .from(doctors)
    .where(and(eq(doctors.hospitalId, hospitals.id), doctors.isListed))
    .orderBy(doctors.fullName, doctors.id)
    .limit(limit)
    .offset((page - 1) * limit)
    .as('page')
  const rows = await ctx.read
    .select({ owner: hospitals.id, id: pageOfEach.doctorId })
    .from(hospitals)
    .innerJoinLateral(pageOfEach, sql`true`)
    .where(idIn(hospitals.id, hospitalIds))
    .orderBy(pageOfEach.fullName, pageOfEach.doctorId)
  return foundByOwner(rows, (ids) => findListedDoctors(ctx, ids))
}
