import { type SQL, sql } from 'drizzle-orm'
import { isUuid } from '#domain/fields.ts'
import { DEFAULT_LIMIT, type Page } from '#domain/paging.ts'
import { doctorSearch } from '#domain/search.ts'
import { searchTerms } from '#domain/search-meaning.ts'
import type { Context } from '#server/context.ts'
import { list, runSearch, type Terms } from '#server/database/search.ts'
import { query } from '#server/database/statement.ts'
import { AppError } from '#server/errors.ts'
import { hospitalColumns } from '#server/features/hospitals/table.ts'
import { readPaging } from '#server/rest/paging.ts'
import { allowInactive } from '#server/viewer.ts'
import type { DoctorRecord } from './answers.ts'
import { doctorsLike } from './search.ts'
import { doctorColumns } from './table.ts'

/** What comes with a doctor in the same statement. */
export type DoctorParts = { hospital?: boolean }

const withParts = ({ hospital }: DoctorParts): SQL =>
  hospital
    ? sql`${doctorColumns}, (select to_json(x) from (select ${hospitalColumns} from hospitals h
        where h.id = d.hospital_id) x) as hospital`
    : doctorColumns

/** Doctors that match every given parameter; see `doctorsLike` for the order. */
export async function searchDoctors(
  ctx: Context,
  raw: unknown,
  rawPaging: unknown = {},
  parts: DoctorParts = {},
  defaultLimit: number = DEFAULT_LIMIT,
): Promise<Page<DoctorRecord>> {
  const search = doctorSearch.parse(raw ?? {})
  allowInactive(ctx, search.includeInactive)
  const now = ctx.clock()
  const run = {
    kind: 'doctor' as const,
    terms: searchTerms(search.q),
    build: (terms: Terms) => doctorsLike(search, now, terms),
    columns: withParts(parts),
    table: sql`doctors d`,
  }
  return runSearch(ctx.db, run, readPaging(rawPaging, defaultLimit))
}

/** One doctor. An unknown id, one of the wrong form and a doctor who is not listed are `not_found` alike. */
export async function getDoctor(
  ctx: Context,
  id: string,
  parts: DoctorParts = {},
  includeInactive?: boolean | null,
): Promise<DoctorRecord> {
  const everybody = allowInactive(ctx, includeInactive)
  const [found] = isUuid(id) ? await findDoctors(ctx, [id], parts, everybody) : []
  if (!found) throw new AppError('not_found', 'Doctor not found')
  return found
}

/** Doctors by id, in no order; by default whether listed or not, for what belongs to them. */
export async function findDoctors(
  ctx: Context,
  ids: readonly string[],
  parts: DoctorParts = {},
  unlistedToo = true,
): Promise<DoctorRecord[]> {
  const [row] = await query<{ items: DoctorRecord[] }>(
    ctx.db,
    sql`select coalesce(json_agg(r), '[]'::json) as items from (select ${withParts(parts)} from doctors d
      where d.id = any(${list(ids)}::uuid[]) ${unlistedToo ? sql`` : sql`and d.is_listed`}) r`,
  )
  return row?.items ?? []
}
