import { and, desc, eq } from 'drizzle-orm'
import { isUuid } from '#domain/fields.ts'
import { KEPT_REQUESTS, type RequestOutcome, requestLogSearch } from '#domain/key-requests.ts'
import type { Context } from '#server/context.ts'
import { apiKeys } from '#server/features/developers/api-keys/table.ts'
import { findTestMode, inTestMode } from '#server/features/developers/test-mode/reading.ts'
import { testKeys } from '#server/features/developers/test-mode/table.ts'
import { TestDataGone } from '#server/test-mode/data-gone.ts'
import { requireViewer } from '#server/viewer.ts'
import { writeKeyRequests } from './jobs.ts'
import { type KeyRequest, keyRequestColumns, type RequestLog } from './record.ts'
import { keyRequests } from './table.ts'

type Search = { id: string; outcome?: RequestOutcome | null; requestId?: string | null }

/** Reads the requests of a key, with those that this process has not stored yet. */
async function requestsOf({ db }: Pick<Context, 'db'>, { id, outcome, requestId }: Search): Promise<KeyRequest[]> {
  await writeKeyRequests({ db })
  return db
    .select(keyRequestColumns)
    .from(keyRequests)
    .where(
      and(
        eq(keyRequests.keyId, id),
        outcome ? eq(keyRequests.outcome, outcome) : undefined,
        requestId ? eq(keyRequests.id, requestId) : undefined,
      ),
    )
    .orderBy(desc(keyRequests.at), desc(keyRequests.id))
    .limit(KEPT_REQUESTS)
}

/** Returns a key of the viewer's test mode. Its requests are in the database of the test mode. */
async function testLogOf(ctx: Context, search: Search): Promise<RequestLog | null> {
  const mode = await findTestMode(ctx)
  if (!mode) return null
  const [key] = await ctx.db
    .select({ id: testKeys.id, name: testKeys.name, prefix: testKeys.prefix })
    .from(testKeys)
    .where(and(eq(testKeys.id, search.id), eq(testKeys.testModeId, mode.id)))
  if (!key) return null
  const requests = await inTestMode(ctx, 'owner', (testCtx) => requestsOf(testCtx, search)).catch((error) => {
    if (error instanceof TestDataGone) return []
    throw error
  })
  return { ...key, isTest: true, requests }
}

/** Returns a key of the viewer with its last requests. Null for keys of others. */
export async function readRequestLog(ctx: Context, raw: unknown): Promise<RequestLog | null> {
  const viewer = requireViewer(ctx)
  const search = requestLogSearch.parse(raw)
  if (!isUuid(search.id)) return null
  const [key] = await ctx.db
    .select({ id: apiKeys.id, name: apiKeys.name, prefix: apiKeys.prefix })
    .from(apiKeys)
    .where(and(eq(apiKeys.id, search.id), eq(apiKeys.userId, viewer.id)))
  return key ? { ...key, isTest: false, requests: await requestsOf(ctx, search) } : testLogOf(ctx, search)
}
