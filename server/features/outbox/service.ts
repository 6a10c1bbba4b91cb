import { sql } from 'drizzle-orm'
import { isUuid } from '#domain/fields.ts'
import { type Page, pageOf, paging } from '#domain/paging.ts'
import type { Context } from '#server/context.ts'
import { pageAndCount, query } from '#server/database/statement.ts'
import { AppError } from '#server/errors.ts'
import { recordAudit } from '#server/features/audit/writing.ts'
import { requireRole } from '#server/viewer.ts'

/** A mail that was given up. It names nobody: neither whose it is nor what it says. */
export type DeadLetter = {
  id: string
  kind: string
  attempts: number
  lastError: string | null
  failedAt: string
  createdAt: string
}
type Row = Omit<DeadLetter, 'failedAt' | 'createdAt'> & { failedAt: Date; createdAt: Date }

/** For administrators, the latest first. */
export async function listDeadLetters(ctx: Context, raw: unknown): Promise<Page<DeadLetter>> {
  requireRole(ctx, 'admin')
  // GraphQL may send null for what is absent.
  const wanted = paging.parse(Object.fromEntries(Object.entries(Object(raw)).filter(([, value]) => value != null)))
  const { rows, total } = await pageAndCount<Row>(
    ctx.db,
    sql`select id, kind, attempts, last_error as "lastError", failed_at as "failedAt", created_at as "createdAt"
      from outbox where failed_at is not null
      order by failed_at desc, id limit ${wanted.limit} offset ${(wanted.page - 1) * wanted.limit}`,
    sql`select count(*) as count from outbox where failed_at is not null`,
  )
  const items = rows.map((row) => ({
    ...row,
    failedAt: row.failedAt.toISOString(),
    createdAt: row.createdAt.toISOString(),
  }))
  return pageOf(items, total, wanted)
}

/** For administrators: the mail goes out as if it were new, with all its attempts before it. */
export async function retryDeadLetter(ctx: Context, id: string): Promise<true> {
  requireRole(ctx, 'admin')
  await ctx.db.transaction(async (tx) => {
    const retried = isUuid(id)
      ? await query(
          tx,
          sql`update outbox set failed_at = null, claimed_until = null, attempts = 0, available_at = ${ctx.clock()}
            where id = ${id}::uuid and failed_at is not null returning id`,
        )
      : []
    if (retried.length === 0) throw new AppError('not_found')
    await recordAudit(tx, ctx, 'outbox.retry', id)
  })
  return true
}
