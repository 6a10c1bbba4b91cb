import { sql } from 'drizzle-orm'
import { type Page, type Paging, pageOf } from '#domain/paging.ts'
import type { Context } from '#server/context.ts'
import { list } from '#server/database/search.ts'
import { query } from '#server/database/statement.ts'
import { readPaging } from '#server/listing.ts'

export type ReviewRecord = {
  id: string
  rating: number
  comment: string | null
  language: string
  authorName: string
  serviceName: string
  reply: string | null
  repliedAt: string | null
  createdAt: string
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
  const rows = await query<{ id: string; items: ReviewRecord[]; total: number }>(
    ctx.db,
    sql`select o.id,
      (select count(*)::int from reviews v where ${column} = o.id and v.hidden_at is null) as total,
      (select coalesce(json_agg(x), '[]'::json) from (
        select v.id, v.rating, v.comment, v.language, v.author_name as "authorName", s.name as "serviceName", v.reply,
          v.replied_at as "repliedAt", v.created_at as "createdAt"
        from reviews v join health_services s on s.id = v.service_id
        where ${column} = o.id and v.hidden_at is null
        order by v.created_at desc nulls last, v.id limit ${paging.limit} offset ${(paging.page - 1) * paging.limit}) x) as items
      from unnest(${list(ids)}::uuid[]) o (id)`,
  )
  return new Map(rows.map(({ id, items, total }) => [id, pageOf(items, total, paging)]))
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
