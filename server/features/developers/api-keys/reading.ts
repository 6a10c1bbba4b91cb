import { desc, eq, sql } from 'drizzle-orm'
import type { Context } from '#server/context.ts'
import { requireViewer } from '#server/viewer.ts'
import { type ApiKey, apiKeyColumns } from './record.ts'
import { apiKeys, isActiveKey } from './table.ts'

/** Lists the viewer's keys, active ones first, then newest first. */
export async function listApiKeys(ctx: Context): Promise<ApiKey[]> {
  const viewer = requireViewer(ctx)
  return ctx.db
    .select(apiKeyColumns)
    .from(apiKeys)
    .where(eq(apiKeys.userId, viewer.id))
    .orderBy(desc(sql`${isActiveKey(ctx.clock())}`), desc(apiKeys.createdAt), desc(apiKeys.id))
    .limit(200)
}
