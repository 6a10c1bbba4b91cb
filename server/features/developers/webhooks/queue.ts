import { and, asc, eq, exists, isNull, lte, or, sql } from 'drizzle-orm'
import { FAILING_DAYS, type WebhookEnd } from '#domain/webhooks.ts'
import type { Db, Tx } from '#server/database/client.ts'
import { queueMail, queueMailToStaff } from '#server/features/accounts/outbox/writing.ts'
import type { DeliveryResult } from '#server/http/outgoing.ts'
import { claim } from '#server/jobs/lease.ts'
import { webhookAttempts, webhookDeliveries, webhookEndpoints } from './table.ts'

export type Endpoint = typeof webhookEndpoints.$inferSelect & { claimedUntil: Date }
export type Delivery = typeof webhookDeliveries.$inferSelect

/** Lease of a worker on an endpoint. If it dies, another one takes over afterwards. */
export const LEASE_MS = 2 * 60_000
const [SECOND, MINUTE, HOUR] = [1000, 60_000, 60 * 60_000]
/**
 * Pauses after the first, second … failed attempt. After the last attempt the delivery has failed.
 */
export const PAUSES_MS = [
  5 * SECOND,
  MINUTE,
  5 * MINUTE,
  30 * MINUTE,
  2 * HOUR,
  5 * HOUR,
  10 * HOUR,
  14 * HOUR,
  20 * HOUR,
]
/**
 * Maximum time that an endpoint rests after a fault. Otherwise it rests until its failed delivery
 * is retried.
 */
const LONGEST_REST_MS = MINUTE

const isWaiting = and(isNull(webhookDeliveries.deliveredAt), isNull(webhookDeliveries.failedAt))
/**
 * Claims endpoints with due deliveries that no other worker holds. One worker at a time serves each
 * endpoint, in order.
 */
export async function claimEndpoints(db: Db, now: Date, limit: number): Promise<Endpoint[]> {
  const due = db
    .select({ one: sql`1` })
    .from(webhookDeliveries)
    .where(
      and(eq(webhookDeliveries.endpointId, webhookEndpoints.id), isWaiting, lte(webhookDeliveries.availableAt, now)),
    )
  return claim(db, webhookEndpoints, {
    now,
    lease: LEASE_MS,
    limit,
    where: and(
      isNull(webhookEndpoints.offSince),
      or(isNull(webhookEndpoints.restsUntil), lte(webhookEndpoints.restsUntil, now)),
      exists(due),
    ),
    orderBy: [sql`${webhookEndpoints.claimedUntil} nulls first`, webhookEndpoints.id],
    set: { updatedAt: webhookEndpoints.updatedAt },
  })
}

/**
 * Takes the longest overdue delivery. Its attempt is counted first, so that a delivery that kills
 * its worker is not retried for ever.
 */
export async function takeNext(db: Db, { id }: Endpoint, now: Date): Promise<Delivery | undefined> {
  const next = db
    .select({ id: webhookDeliveries.id })
    .from(webhookDeliveries)
    .where(and(eq(webhookDeliveries.endpointId, id), isWaiting, lte(webhookDeliveries.availableAt, now)))
    .orderBy(asc(webhookDeliveries.availableAt), asc(webhookDeliveries.number))
    .limit(1)
  const [row] = await db
    .update(webhookDeliveries)
    .set({ attempts: sql`${webhookDeliveries.attempts} + 1` })
    .where(sql`${webhookDeliveries.id} = (${next})`)
    .returning()
  return row
}

/** Releases an endpoint, unless its lease ended and another worker has claimed it. */
export async function release(db: Db, { id, claimedUntil }: Endpoint): Promise<void> {
  await db
    .update(webhookEndpoints)
    .set({ claimedUntil: null, updatedAt: webhookEndpoints.updatedAt })
    .where(and(eq(webhookEndpoints.id, id), eq(webhookEndpoints.claimedUntil, claimedUntil)))
}

export const succeeded = ({ status }: DeliveryResult): boolean => status !== null && status >= 200 && status < 300

/** Stores the result of an attempt and updates its delivery and endpoint. */
export async function record(
  db: Db,
  {
    endpoint,
    delivery,
    answered,
    now,
  }: { endpoint: Endpoint; delivery: Delivery; answered: DeliveryResult; now: Date },
): Promise<void> {
  await db.transaction(async (tx) => {
    // Its owner deleted it in the meantime.
    const [row] = await tx.select().from(webhookEndpoints).where(eq(webhookEndpoints.id, endpoint.id)).for('update')
    if (!row) return
    await tx.insert(webhookAttempts).values({ ...answered, deliveryId: delivery.id, startedAt: now })
    const ofDelivery = eq(webhookDeliveries.id, delivery.id)
    if (succeeded(answered)) {
      await tx.update(webhookDeliveries).set({ deliveredAt: now }).where(ofDelivery)
      await setEndpoint(tx, row.id, { failingSince: null, restsUntil: null })
      return
    }
    const pause = PAUSES_MS[delivery.attempts - 1]
    const after = new Date(now.getTime() + (pause ?? 0))
    await tx
      .update(webhookDeliveries)
      .set({ availableAt: after, failedAt: pause === undefined ? now : null })
      .where(ofDelivery)
    const failingSince = row.failingSince ?? now
    const restsUntil = new Date(Math.min(after.getTime(), now.getTime() + LONGEST_REST_MS))
    await setEndpoint(tx, row.id, { failingSince, restsUntil })
    const isTooLong = now.getTime() - failingSince.getTime() >= FAILING_DAYS * 24 * HOUR
    if (answered.status === 410) await turnOff(tx, row, { because: 'gone', now })
    else if (isTooLong) await turnOff(tx, row, { because: 'failing', now })
  })
}

async function setEndpoint(
  tx: Tx,
  id: string,
  set: Partial<Omit<typeof webhookEndpoints.$inferInsert, 'updatedAt'>>,
): Promise<void> {
  await tx
    .update(webhookEndpoints)
    .set({ ...set, updatedAt: webhookEndpoints.updatedAt })
    .where(eq(webhookEndpoints.id, id))
}

async function turnOff(
  tx: Tx,
  { id, ownerId, hospitalId, offSince }: typeof webhookEndpoints.$inferSelect,
  { because, now }: { because: WebhookEnd; now: Date },
): Promise<void> {
  if (offSince) return
  await setEndpoint(tx, id, { offSince: now, offBecause: because })
  if (ownerId) await queueMail(tx, now, { kind: 'account.webhook_off', userId: ownerId })
  if (hospitalId) await queueMailToStaff(tx, now, { kind: 'account.webhook_off', hospitalId })
}
