import { desc, eq, inArray, or, sql } from 'drizzle-orm'
import { notificationsInput } from '#domain/notifications.ts'
import { MAX_PUSH_BROWSERS, pushSubscriptionInput, WRONG_PUSH_SUBSCRIPTION } from '#domain/push.ts'
import type { Context } from '#server/context.ts'
import { AppError } from '#server/errors.ts'
import { users } from '#server/features/accounts/users/table.ts'
import { sendingOf } from '#server/http/outgoing.ts'
import { requireReachable } from '#server/http/outgoing-addresses.ts'
import { takeFrom } from '#server/limits.ts'
import { requireViewer } from '#server/viewer.ts'
import { isCurvePoint } from './keys.ts'
import { getPushSettings } from './reading.ts'
import type { PushSettings } from './record.ts'
import { pushSubscriptions } from './table.ts'

const HOUR = 60 * 60

/** Refuses a key that cannot encrypt notifications. */
function requireCurvePoint(p256dh: string): void {
  if (isCurvePoint(p256dh)) return
  throw new AppError('bad_input', WRONG_PUSH_SUBSCRIPTION, { fields: { 'keys.p256dh': WRONG_PUSH_SUBSCRIPTION } })
}

/** Subscribes the browser of this session. A browser belongs to the user who subscribed last. */
export async function subscribeToPush(ctx: Context, raw: unknown): Promise<PushSettings> {
  const { id: userId, sessionId } = requireViewer(ctx)
  if (!ctx.config.webPush) throw new AppError('conflict', 'Browser notifications are switched off here.')
  const { endpoint, keys } = pushSubscriptionInput.parse(raw)
  requireCurvePoint(keys.p256dh)
  const sentence = 'Too many attempts. Please wait a little.'
  await takeFrom(ctx, { what: 'push-subscription', who: userId, most: 60, seconds: HOUR, sentence })
  await requireReachable(endpoint, sendingOf(ctx), { production: ctx.config.production, field: 'endpoint' })
  await ctx.db.transaction(async (tx) => {
    // One at a time, so that each call counts those before it.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`push ${userId}`}, 0))`)
    const { sessionId: ofSession, endpoint: ofBrowser, userId: ofPerson } = pushSubscriptions
    await tx.delete(pushSubscriptions).where(or(eq(ofSession, sessionId), eq(ofBrowser, endpoint)))
    const tooMany = tx
      .select({ id: pushSubscriptions.id })
      .from(pushSubscriptions)
      .where(eq(ofPerson, userId))
      .orderBy(desc(pushSubscriptions.createdAt), desc(pushSubscriptions.id))
      .offset(MAX_PUSH_BROWSERS - 1)
    await tx.delete(pushSubscriptions).where(inArray(pushSubscriptions.id, tooMany))
    await tx.insert(pushSubscriptions).values({ userId, sessionId, endpoint, ...keys, createdAt: ctx.clock() })
  })
  return getPushSettings(ctx)
}

/** Ends the notifications in the browser of this session. */
export async function unsubscribeFromPush(ctx: Context): Promise<PushSettings> {
  const { sessionId } = requireViewer(ctx)
  await ctx.db.delete(pushSubscriptions).where(eq(pushSubscriptions.sessionId, sessionId))
  return getPushSettings(ctx)
}

/**
 * Turns kinds of notifications on and off, for all browsers of the viewer. Omitted kinds stay
 * unchanged.
 */
export async function updatePushNotifications(ctx: Context, raw: unknown): Promise<PushSettings> {
  const viewer = requireViewer(ctx)
  const chosen = JSON.stringify(notificationsInput.parse(raw))
  const stored = sql`coalesce(${users.preferences} -> 'pushes', '{}')`
  const preferences = sql`jsonb_set(${users.preferences}, '{pushes}', ${stored} || ${chosen}::jsonb)`
  await ctx.db.update(users).set({ preferences }).where(eq(users.id, viewer.id))
  return getPushSettings(ctx)
}
