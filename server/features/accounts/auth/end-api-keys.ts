import { and, eq } from 'drizzle-orm'
import type { Context } from '#server/context.ts'
import type { Tx } from '#server/database/client.ts'
import { recordAudits } from '#server/features/accounts/audit/writing.ts'
import { apiKeys, isActiveKey } from '#server/features/developers/api-keys/table.ts'

/** Mark in the payload of a mail that API keys were revoked. */
export const KEYS_ENDED = 'ended'

/**
 * Returns the payload of the mail about a new password, by the number of API keys that it revoked.
 */
export const passwordMailPayload = (ended: number): Record<string, string> => (ended > 0 ? { apiKeys: KEYS_ENDED } : {})

/**
 * Revokes all working API keys of a user and returns their number. Tokens made with a key and
 * streams opened with it end with the key (sql/api-keys.sql announces it).
 */
export async function endApiKeys(tx: Tx, ctx: Context, userId: string): Promise<number> {
  const now = ctx.clock()
  const ended = await tx
    .update(apiKeys)
    .set({ revokedAt: now })
    .where(and(eq(apiKeys.userId, userId), isActiveKey(now)))
    .returning({ id: apiKeys.id })
  const entries = ended.map(({ id }) => ({ action: 'api_key.revoke', subjectId: id }))
  await recordAudits(tx, ctx, entries)
  return ended.length
}
