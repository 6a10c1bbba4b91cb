import { lt } from 'drizzle-orm'
import { DELIVERIES_KEPT_DAYS } from '#domain/webhooks.ts'
import type { Dependencies } from '#server/context.ts'
import { deleteBatch } from '#server/database/delete-batch.ts'
import { webhookDeliveries } from './table.ts'

/** Deletes deliveries older than a month, in small batches. */
export async function removeOldDeliveries({ db, clock }: Dependencies): Promise<void> {
  const before = new Date(clock().getTime() - DELIVERIES_KEPT_DAYS * 24 * 60 * 60 * 1000)
  await deleteBatch(db, webhookDeliveries, lt(webhookDeliveries.createdAt, before))
}
