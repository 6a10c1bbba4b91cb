import { asc, eq, getTableColumns, inArray, lte, sql } from 'drizzle-orm'
import type { Db } from '#server/database/client.ts'
import { outbox } from '#server/features/accounts/outbox/table.ts'
import { claim, leaseEnd } from '#server/jobs/lease.ts'
import { pushDeliveries, pushSubscriptions } from './table.ts'

/** Lease of a worker. If it dies, another one takes over afterwards. */
const LEASE_MS = 2 * 60_000
const MINUTE = 60_000
/**
 * Pauses after the first, second … failed attempt. After the last attempt a notification is given
 * up, because its mail was sent anyway.
 */
export const PAUSES_MS = [1, 5, 15, 60, 4 * 60].map((minutes) => minutes * MINUTE)

/** Claims due notifications that no other worker holds, longest overdue first. */
export async function claimPushes(db: Db, now: Date, limit: number) {
  const claimed = await claim(db, pushDeliveries, {
    now,
    lease: LEASE_MS,
    limit,
    where: lte(pushDeliveries.availableAt, now),
    orderBy: [asc(pushDeliveries.availableAt)],
    set: { attempts: sql`${pushDeliveries.attempts} + 1` },
  })
  if (claimed.length === 0) return []
  const rows = await db
    .select({
      delivery: getTableColumns(pushDeliveries),
      subscription: getTableColumns(pushSubscriptions),
      mail: getTableColumns(outbox),
    })
    .from(pushDeliveries)
    .innerJoin(pushSubscriptions, eq(pushSubscriptions.id, pushDeliveries.subscriptionId))
    .innerJoin(outbox, eq(outbox.id, pushDeliveries.outboxId))
    .where(
      inArray(
        pushDeliveries.id,
        claimed.map(({ id }) => id),
      ),
    )
  return rows.map((row) => ({ ...row, mail: { ...row.mail, claimedUntil: leaseEnd(now, LEASE_MS) } }))
}
export type ClaimedPush = Awaited<ReturnType<typeof claimPushes>>[number]

/** Removes a notification that was sent, is outdated or was given up. */
export async function removePush(db: Db, { delivery }: ClaimedPush): Promise<void> {
  await db.delete(pushDeliveries).where(eq(pushDeliveries.id, delivery.id))
}

/** Removes a subscription of a browser that no longer exists, with its waiting notifications. */
export async function removeSubscription(db: Db, { subscription }: ClaimedPush): Promise<void> {
  await db.delete(pushSubscriptions).where(eq(pushSubscriptions.id, subscription.id))
}

/** Postpones a notification that could not be sent, or gives it up after the last attempt. */
export async function postponePush(db: Db, push: ClaimedPush, now: Date): Promise<void> {
  const pause = PAUSES_MS[push.delivery.attempts - 1]
  if (pause === undefined) return removePush(db, push)
  await db
    .update(pushDeliveries)
    .set({ claimedUntil: null, availableAt: new Date(now.getTime() + pause) })
    .where(eq(pushDeliveries.id, push.delivery.id))
}
