import { lt, or } from 'drizzle-orm'
import { ENDED_KEYS_DAYS } from '#domain/api-keys.ts'
import type { Dependencies } from '#server/context.ts'
import { deleteBatch } from '#server/database/delete-batch.ts'
import { apiKeys } from './table.ts'

/** Deletes keys that ended a month ago, in small batches. */
export async function removeEndedKeys({ db, clock }: Dependencies): Promise<void> {
  const before = new Date(clock().getTime() - ENDED_KEYS_DAYS * 24 * 60 * 60 * 1000)
  await deleteBatch(db, apiKeys, or(lt(apiKeys.revokedAt, before), lt(apiKeys.expiresAt, before)))
}
