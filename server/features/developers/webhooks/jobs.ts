import { inArray, lt } from 'drizzle-orm'
import { DELIVERIES_KEPT_DAYS } from '#domain/webhooks.ts'
import type { Dependencies } from '#server/context.ts'
import { webhookDeliveries } from './table.ts'

const BATCH = 1000

/** Deletes deliveries older than a month, in small batches. */
export async function removeOldDeliveries({ db, clock }: Dependencies): Promise<void> {
  const before = new Date(clock().getTime() - DELIVERIES_KEPT_DAYS * 24 * 60 * 60 * 1000)
  const old = db
    .select({ id: webhookDeliveries.id })
    .from(webhookDeliveries)
    .where(lt(webhookDeliveries.createdAt, before))
    .limit(BATCH)
    .for('update', { skipLocked: true })
  await db.delete(webhookDeliveries).where(inArray(webhookDeliveries.id, old))
}
