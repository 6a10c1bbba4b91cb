import { inArray, lt, or } from 'drizzle-orm'
import { ENDED_KEYS_DAYS } from '#domain/api-keys.ts'
import type { Dependencies } from '#server/context.ts'
import { apiKeys } from './table.ts'

const BATCH = 1000

/** Deletes keys that ended a month ago, in small batches. */
export async function removeEndedKeys({ db, clock }: Dependencies): Promise<void> {
  const before = new Date(clock().getTime() - ENDED_KEYS_DAYS * 24 * 60 * 60 * 1000)
  const old = db
    .select({ id: apiKeys.id })
    .from(apiKeys)
    .where(or(lt(apiKeys.revokedAt, before), lt(apiKeys.expiresAt, before)))
    .limit(BATCH)
    .for('update', { skipLocked: true })
  await db.delete(apiKeys).where(inArray(apiKeys.id, old))
}
