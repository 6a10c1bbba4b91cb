import { type SQL, sql } from 'drizzle-orm'
import { type Page, type Paging, pageOf } from '#domain/paging.ts'
import { editableUntil, mayEdit, mayReview } from '#domain/reviews.ts'
import type { Context } from '#server/context.ts'
import type { Queryable } from '#server/database/client.ts'
import { list } from '#server/database/search.ts'
import { pageAndCount, query } from '#server/database/statement.ts'
import { readPaging } from '#server/rest/paging.ts'
import { requireRole } from '#server/viewer.ts'

type ReviewRow = {
  id: string
  rating: number
  comment: string | null
  language: string
  authorName: string
  serviceName: string
  reply: string | null
  repliedAt: Date | string | null
  createdAt: Date | string
  hiddenAt: Date | string | null
  patientId: string | null
}

/** What a `ReviewRow` is read from: reviews as `v` with `reviewJoin`. */
const reviewColumns = sql.raw(`v.id, v.rating, v.comment, v.language, v.author_name as "authorName",
  s.name as "serviceName", v.reply, v.replied_at as "repliedAt", v.created_at as "createdAt", v.hidden_at as "hiddenAt",
  v.patient_id as "patientId"`)
const reviewJoin = sql.raw('join health_services s on s.id = v.service_id')

const instant = (value: Date | string) => new Date(value).toISOString()

export type ReviewRecord = ReturnType<typeof toReview>

/** A review as everybody may read it; who wrote it stays with us. */
function toReview({ patientId, hiddenAt, ...row }: ReviewRow, ctx: Context) {
  return {
    ...row,
    repliedAt: row.repliedAt && instant(row.repliedAt),
    createdAt: instant(row.createdAt),
    // A trigger refuses any other.
    verifiedVisit: true,
    canEdit: mayEdit({ patientId, hiddenAt, createdAt: row.createdAt }, ctx.viewer, ctx.clock()),
    editableUntil: editableUntil(row.createdAt).toISOString(),
  }
}

/** Whose reviews are read. */
export type Reviewed = 'hospital' | 'doctor'

/** One page of the visible reviews of each of these hospitals or doctors, newest first, with their number. */
export async function reviewsOf(
  ctx: Context,
  of: Reviewed,
  ids: string[],
  paging: Paging,
): Promise<Map<string, Page<ReviewRecord>>> {
  const column = sql.raw(`v.${of}_id`)
  const rows = await query<{ id: string; items: ReviewRow[]; total: number }>(
    ctx.db,
    sql`select o.id,
      (select count(*)::int from reviews v where ${column} = o.id and v.hidden_at is null) as total,
      (select coalesce(json_agg(x), '[]'::json) from (
        select ${reviewColumns} from reviews v ${reviewJoin}
        where ${column} = o.id and v.hidden_at is null
        order by v.created_at desc nulls last, v.id limit ${paging.limit} offset ${(paging.page - 1) * paging.limit}) x) as items
      from unnest(${list(ids)}::uuid[]) o (id)`,
  )
  const toPage = (items: ReviewRow[], total: number) =>
    pageOf(
      items.map((row) => toReview(row, ctx)),
      total,
      paging,
    )
  return new Map(rows.map(({ id, items, total }) => [id, toPage(items, total)]))
}

/** One page of the reviews of one hospital or doctor. */
export async function listReviews(
  ctx: Context,
  of: Reviewed,
  id: string,
  rawPaging: unknown,
): Promise<Page<ReviewRecord>> {
  const paging = readPaging(rawPaging)
  return (await reviewsOf(ctx, of, [id], paging)).get(id) ?? pageOf([], 0, paging)
}

/** A visible review by id. */
export async function findReview(
  ctx: Context,
  id: string,
  { db = ctx.db }: { db?: Queryable } = {},
): Promise<ReviewRecord | null> {
  const [row] = await query<ReviewRow>(
    db,
    sql`select ${reviewColumns} from reviews v ${reviewJoin} where v.id = ${id}::uuid and v.hidden_at is null`,
  )
  return row ? toReview(row, ctx) : null
}

export type Reviewable = { review: ReviewRecord | null; canReview: boolean }

/** The reviews of appointments the caller has been shown, and whether the caller may write one. */
export async function reviewsOfAppointments(ctx: Context, ids: string[]): Promise<Map<string, Reviewable>> {
  const rows = await query<{
    id: string
    status: Parameters<typeof mayReview>[0]['status']
    patientId: string | null
    written: boolean
    review: ReviewRow | null
  }>(
    ctx.db,
    sql`select a.id, a.status, a.patient_id as "patientId", v.id is not null as written,
        case when v.hidden_at is null and v.id is not null then (
          select to_json(x) from (select ${reviewColumns} from health_services s where s.id = v.service_id) x) end as review
      from appointments a left join reviews v on v.appointment_id = a.id where a.id = any(${list(ids)}::uuid[])`,
  )
  return new Map(
    rows.map(({ review, written, ...appointment }) => [
      appointment.id,
      { review: review && toReview(review, ctx), canReview: !written && mayReview(appointment, ctx.viewer) },
    ]),
  )
}

export type ReportedReview = {
  id: string
  review: ReviewRecord
  hospital: { id: string; name: string }
  reportedAt: string
  reasons: string[]
}
type ReportedRow = ReviewRow & { reportedAt: Date; reasons: string[]; hospital: ReportedReview['hospital'] }

/** For administrators: what waits for their decision, newest report first. */
export async function listReportedReviews(ctx: Context, rawPaging: unknown): Promise<Page<ReportedReview>> {
  requireRole(ctx, 'admin')
  const paging = readPaging(rawPaging)
  const waiting: SQL = sql`v.reported_at is not null`
  const { rows, total } = await pageAndCount<ReportedRow>(
    ctx.db,
    sql`select ${reviewColumns}, v.reported_at as "reportedAt", json_build_object('id', h.id, 'name', h.name) as hospital,
        array(select r.reason from review_reports r where r.review_id = v.id
          order by r.created_at desc, r.user_id limit 100) as reasons
      from reviews v ${reviewJoin} join hospitals h on h.id = v.hospital_id
      where ${waiting} order by v.reported_at desc nulls last, v.id
      limit ${paging.limit} offset ${(paging.page - 1) * paging.limit}`,
    sql`select count(*) as count from reviews v where ${waiting}`,
  )
  const items = rows.map(({ reportedAt, reasons, hospital, ...row }) => ({
    ...{ id: row.id, hospital, reasons, review: toReview(row, ctx) },
    reportedAt: reportedAt.toISOString(),
  }))
  return pageOf(items, total, paging)
}
