import { lt } from 'drizzle-orm'
import type { Dependencies } from '#server/context.ts'
import { idempotencyKeys } from './table.ts'

const KEPT_MS = 7 * 24 * 60 * 60 * 1000

/** Deletes idempotency keys older than a week. */
export async function removeIdempotencyKeys({ db, clock }: Dependencies): Promise<void> {
  await db.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, new Date(clock().getTime() - KEPT_MS)))
}
