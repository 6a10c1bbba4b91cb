import { eq } from 'drizzle-orm'
import type { Context } from '#server/context.ts'
import { AppError } from '#server/errors.ts'
import { users } from '#server/features/accounts/users/table.ts'
import { requireViewer } from '#server/viewer.ts'
import { pushKeysOf } from './keys.ts'
import { type PushSettings, pushColumns } from './record.ts'
import { pushSubscriptions } from './table.ts'

/**
 * Returns the viewer's kinds of notifications, and whether the browser of this session is
 * subscribed.
 */
export async function getPushSettings(ctx: Context): Promise<PushSettings> {
  const viewer = requireViewer(ctx)
  const [[user], subscriptions] = await Promise.all([
    ctx.db.select(pushColumns).from(users).where(eq(users.id, viewer.id)),
    ctx.db.$count(pushSubscriptions, eq(pushSubscriptions.sessionId, viewer.sessionId)),
  ])
  if (!user) throw new AppError('unauthenticated')
  const publicKey = ctx.config.webPush ? pushKeysOf(ctx.config).publicKey : null
  return { publicKey, subscribed: subscriptions > 0, ...user }
}
