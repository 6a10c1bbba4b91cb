import { count, desc, isNotNull } from 'drizzle-orm'
import { type Page, pageOf, readPaging } from '#domain/paging.ts'
import type { Context } from '#server/context.ts'
import { requireRole } from '#server/viewer.ts'
import { type DeadLetter, deadLetterColumns } from './record.ts'
import { outbox } from './table.ts'

/** For administrators, the latest first. */
export async function listDeadLetters(ctx: Context, raw: unknown): Promise<Page<DeadLetter>> {
  requireRole(ctx, 'admin')
  const paging = readPaging(raw)
  const givenUp = isNotNull(outbox.failedAt)
  const [items, [counted]] = await Promise.all([
    ctx.db
      .select(deadLetterColumns)
      .from(outbox)
      .where(givenUp)
      .orderBy(desc(outbox.failedAt), outbox.id)
      .limit(paging.limit)
      .offset((paging.page - 1) * paging.limit),
    ctx.db.select({ count: count() }).from(outbox).where(givenUp),
  ])
  return pageOf(items, counted?.count ?? 0, paging)
}
