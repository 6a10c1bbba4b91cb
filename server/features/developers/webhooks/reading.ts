import { desc, eq, inArray, or } from 'drizzle-orm'
import { mayInPortal } from '#domain/portal-access.ts'
import { isUuid } from '#domain/fields.ts'
import { pageOf, readPaging } from '#domain/paging.ts'
import { webhookSearch } from '#domain/webhooks.ts'
import type { Context } from '#server/context.ts'
import type { Queryable } from '#server/database/client.ts'
import { byOwner } from '#server/database/record.ts'
import { AppError } from '#server/errors.ts'
import { requirePortal } from '#server/staff.ts'
import { requireViewer } from '#server/viewer.ts'
import { attemptColumns, deliveryColumns, type Webhook, type WebhookDeliveryPage, webhookColumns } from './record.ts'
import { webhookAttempts, webhookDeliveries, webhookEndpoints } from './table.ts'

/**
 * Returns the condition for the viewer's own webhooks, and those of the hospital whose settings
 * they may edit.
 */
function isTheirs(ctx: Context) {
  const viewer = requireViewer(ctx)
  const keeps = viewer.role === 'hospital' && mayInPortal(viewer, 'settings')
  return or(
    eq(webhookEndpoints.ownerId, viewer.id),
    keeps && viewer.hospitalId ? eq(webhookEndpoints.hospitalId, viewer.hospitalId) : undefined,
  )
}

/**
 * Lists the viewer's webhooks and those of their hospital, or those of a given hospital, newest
 * first.
 */
export async function listWebhooks(ctx: Context, raw: unknown): Promise<Webhook[]> {
  requireViewer(ctx)
  const { hospitalId } = webhookSearch.parse(raw)
  const chosen = hospitalId ? await requirePortal(ctx, hospitalId, 'settings') : undefined
  return ctx.db
    .select(webhookColumns)
    .from(webhookEndpoints)
    .where(chosen ? eq(webhookEndpoints.hospitalId, chosen) : isTheirs(ctx))
    .orderBy(desc(webhookEndpoints.createdAt), desc(webhookEndpoints.id))
    .limit(100)
}

export type EndpointRow = typeof webhookEndpoints.$inferSelect

/** Returns the webhook. Unknown webhooks and those of other users are the same 404. */
export async function requireWebhook(
  ctx: Context,
  id: string,
  { db = ctx.db }: { db?: Queryable } = {},
): Promise<EndpointRow> {
  const viewer = requireViewer(ctx)
  const missing = new AppError('not_found', 'Webhook not found.')
  const [row] = isUuid(id) ? await db.select().from(webhookEndpoints).where(eq(webhookEndpoints.id, id)) : []
  if (!row) throw missing
  if (row.ownerId === viewer.id) return row
  if (!row.hospitalId || viewer.role === 'user') throw missing
  await requirePortal(ctx, row.hospitalId, 'settings').catch(() => {
    throw missing
  })
  return row
}

/** Lists the deliveries of a webhook with their results, newest first. */
export async function listWebhookDeliveries(
  ctx: Context,
  id: string,
  rawPaging: unknown,
): Promise<WebhookDeliveryPage> {
  const { id: endpointId } = await requireWebhook(ctx, id)
  const paging = readPaging(rawPaging)
  const isOfIt = eq(webhookDeliveries.endpointId, endpointId)
  const [rows, total] = await Promise.all([
    ctx.db
      .select(deliveryColumns)
      .from(webhookDeliveries)
      .where(isOfIt)
      .orderBy(desc(webhookDeliveries.createdAt), desc(webhookDeliveries.number))
      .limit(paging.limit)
      .offset((paging.page - 1) * paging.limit),
    ctx.db.$count(webhookDeliveries, isOfIt),
  ])
  const attempts = await ctx.db
    .select({ owner: webhookAttempts.deliveryId, item: attemptColumns })
    .from(webhookAttempts)
    .where(
      inArray(
        webhookAttempts.deliveryId,
        rows.map((row) => row.id),
      ),
    )
    .orderBy(desc(webhookAttempts.startedAt), desc(webhookAttempts.id))
  const ofEach = byOwner(attempts)
  const items = rows.map((row) => ({ ...row, attempts: ofEach.get(row.id) ?? [] }))
  return pageOf(items, total, paging)
}
