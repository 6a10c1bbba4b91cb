import { and, eq, isNotNull, or, sql } from 'drizzle-orm'
import { isUuid } from '#domain/fields.ts'
import { MAX_WEBHOOKS, WEBHOOK_TEST, webhookInput, webhookUpdate } from '#domain/webhooks.ts'
import type { Context } from '#server/context.ts'
import type { Tx } from '#server/database/client.ts'
import { AppError } from '#server/errors.ts'
import { recordAudit } from '#server/features/accounts/audit/writing.ts'
import { sendingOf } from '#server/http/outgoing.ts'
import { requireReachable } from '#server/http/outgoing-addresses.ts'
import { takeFrom } from '#server/limits.ts'
import { requirePortal } from '#server/staff.ts'
import { requireViewer } from '#server/viewer.ts'
import { type EndpointRow, requireWebhook } from './reading.ts'
import { type Webhook, type WebhookSecret, webhookColumns } from './record.ts'
import { secretOf } from './signing.ts'
import { webhookDeliveries, webhookEndpoints } from './table.ts'

const HOUR = 60 * 60

/**
 * Returns the audited fields: only the host of an address, because the rest may be a secret of its
 * owner.
 */
const audited = ({ url, events, offSince }: EndpointRow) => ({ host: new URL(url).host, events, enabled: !offSince })

const reachable = (ctx: Context, url: string) => requireReachable(url, sendingOf(ctx), ctx.config)

/** Locks the owner, so that each call counts the webhooks before it, and requires quota. */
async function requireRoom(tx: Tx, owner: { ownerId: string } | { hospitalId: string }): Promise<void> {
  const [column, id] =
    'ownerId' in owner
      ? ([webhookEndpoints.ownerId, owner.ownerId] as const)
      : ([webhookEndpoints.hospitalId, owner.hospitalId] as const)
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`webhooks ${id}`}, 0))`)
  const count = await tx.$count(webhookEndpoints, eq(column, id))
  if (count >= MAX_WEBHOOKS)
    throw new AppError('conflict', 'There are {{count}} webhooks already. Please delete one before you add another.', {
      params: { count },
    })
}

/** Adds an address. Returns the signing secret, only this once. */
export async function createWebhook(ctx: Context, raw: unknown): Promise<WebhookSecret> {
  const viewer = requireViewer(ctx)
  const { hospitalId, ...input } = webhookInput.parse(raw)
  const owner = hospitalId ? { hospitalId: await requirePortal(ctx, hospitalId, 'settings') } : { ownerId: viewer.id }
  await takeFrom(ctx, { what: 'webhook', who: viewer.id, most: 60, seconds: HOUR })
  await reachable(ctx, input.url)
  return ctx.db.transaction(async (tx) => {
    await requireRoom(tx, owner)
    const [row] = await tx
      .insert(webhookEndpoints)
      .values({ ...input, ...owner, createdAt: ctx.clock() })
      .returning()
    if (!row) throw new AppError('internal')
    await recordAudit(tx, ctx, 'webhook.create', row.id, { after: audited(row), hospitalId: row.hospitalId })
    return answerSecret(tx, ctx, row)
  })
}

async function getWebhook(tx: Tx, id: string): Promise<Webhook> {
  const [webhook] = await tx.select(webhookColumns).from(webhookEndpoints).where(eq(webhookEndpoints.id, id))
  if (!webhook) throw new AppError('not_found', 'Webhook not found.')
  return webhook
}

const answerSecret = async (tx: Tx, ctx: Context, row: EndpointRow): Promise<WebhookSecret> => ({
  id: row.id,
  secret: secretOf(ctx.config, row),
  webhook: await getWebhook(tx, row.id),
})

type Change = { action: string; make: (row: EndpointRow) => Partial<typeof webhookEndpoints.$inferInsert> }

async function change<T>(
  ctx: Context,
  id: string,
  { action, make, answer }: Change & { answer: (tx: Tx, row: EndpointRow) => Promise<T> },
): Promise<T> {
  return ctx.db.transaction(async (tx) => {
    if (isUuid(id))
      await tx
        .select({ id: webhookEndpoints.id })
        .from(webhookEndpoints)
        .where(eq(webhookEndpoints.id, id))
        .for('update')
    const before = await requireWebhook(ctx, id, { db: tx })
    const [after] = await tx
      .update(webhookEndpoints)
      .set(make(before))
      .where(eq(webhookEndpoints.id, before.id))
      .returning()
    if (!after) throw new AppError('not_found', 'Webhook not found.')
    await recordAudit(tx, ctx, action, before.id, {
      before: audited(before),
      after: audited(after),
      hospitalId: before.hospitalId,
    })
    return answer(tx, after)
  })
}

/**
 * Changes address, events or state. Omitted fields stay unchanged. Waiting deliveries are sent once
 * it is on again.
 */
export async function updateWebhook(ctx: Context, id: string, raw: unknown): Promise<Webhook> {
  requireViewer(ctx)
  await requireWebhook(ctx, id)
  const { enabled, ...input } = webhookUpdate.parse(raw)
  if (input.url) await reachable(ctx, input.url)
  const on = { offSince: null, offBecause: null, failingSince: null, restsUntil: null }
  return change(ctx, id, {
    action: 'webhook.update',
    make: (row) => {
      if (enabled) return { ...input, ...on }
      if (enabled === false && !row.offSince) return { ...input, offSince: ctx.clock(), offBecause: 'owner' }
      return { ...input, updatedAt: ctx.clock() }
    },
    answer: (tx, row) => getWebhook(tx, row.id),
  })
}

/** Creates a new secret, returned only once. The previous one also signs for a day. */
export const rollWebhookSecret = (ctx: Context, id: string): Promise<WebhookSecret> =>
  change(ctx, id, {
    action: 'webhook.roll_secret',
    make: ({ secretNumber }) => ({ secretNumber: secretNumber + 1, rotatedAt: ctx.clock() }),
    answer: (tx, row) => answerSecret(tx, ctx, row),
  })

export async function deleteWebhook(ctx: Context, id: string): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const row = await requireWebhook(ctx, id, { db: tx })
    await tx.delete(webhookEndpoints).where(eq(webhookEndpoints.id, row.id))
    await recordAudit(tx, ctx, 'webhook.delete', row.id, { before: audited(row), hospitalId: row.hospitalId })
  })
}

const sentence = 'Too many manual deliveries. Please wait a little.'

/** Sends an event without content, for testing the address. */
export async function testWebhook(ctx: Context, id: string): Promise<Webhook> {
  const row = await requireWebhook(ctx, id)
  if (row.offSince) throw new AppError('conflict', 'This webhook is off. Please turn it on first.')
  const now = ctx.clock()
  return ctx.db.transaction(async (tx) => {
    await takeFrom(ctx, { what: 'webhook-by-hand', who: row.id, most: 60, seconds: HOUR, sentence }, { db: tx })
    await tx.insert(webhookDeliveries).values({
      endpointId: row.id,
      event: WEBHOOK_TEST,
      payload: { type: WEBHOOK_TEST, timestamp: now.toISOString(), data: {} },
      createdAt: now,
      availableAt: now,
    })
    await tx.update(webhookEndpoints).set({ restsUntil: null }).where(eq(webhookEndpoints.id, row.id))
    return getWebhook(tx, row.id)
  })
}

/** Sends a delivery again under its ID, with all its attempts. */
export async function replayWebhookDelivery(ctx: Context, id: string, deliveryId: string): Promise<Webhook> {
  const row = await requireWebhook(ctx, id)
  if (row.offSince) throw new AppError('conflict', 'This webhook is off. Please turn it on first.')
  return ctx.db.transaction(async (tx) => {
    await takeFrom(ctx, { what: 'webhook-by-hand', who: row.id, most: 60, seconds: HOUR, sentence }, { db: tx })
    const isDone = or(isNotNull(webhookDeliveries.deliveredAt), isNotNull(webhookDeliveries.failedAt))
    const replayed = isUuid(deliveryId)
      ? await tx
          .update(webhookDeliveries)
          .set({ deliveredAt: null, failedAt: null, attempts: 0, availableAt: ctx.clock() })
          .where(and(eq(webhookDeliveries.id, deliveryId), eq(webhookDeliveries.endpointId, row.id), isDone))
          .returning({ id: webhookDeliveries.id })
      : []
    if (replayed.length === 0)
      throw new AppError('not_found', 'There is no such delivery, or it is still waiting to be sent.')
    await tx.update(webhookEndpoints).set({ restsUntil: null }).where(eq(webhookEndpoints.id, row.id))
    return getWebhook(tx, row.id)
  })
}
