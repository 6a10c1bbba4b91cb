import { and, desc, eq, gt, isNull, or, sql } from 'drizzle-orm'
import type { Context } from '#server/context.ts'
import { requireViewer } from '#server/viewer.ts'
import { type ApiKey, apiKeyColumns } from './record.ts'
import { apiKeys } from './table.ts'

/** A key that still works. */
export const isAlive = (now: Date) =>
  and(isNull(apiKeys.revokedAt), or(isNull(apiKeys.expiresAt), gt(apiKeys.expiresAt, now)))

/** The viewer's keys, those that work first, then the newest first. */
export async function listApiKeys(ctx: Context): Promise<ApiKey[]> {
  const viewer = requireViewer(ctx)
  return ctx.db
    .select(apiKeyColumns)
    .from(apiKeys)
    .where(eq(apiKeys.userId, viewer.id))
    .orderBy(desc(sql`${isAlive(ctx.clock())}`), desc(apiKeys.createdAt), desc(apiKeys.id))
    .limit(200)
}
