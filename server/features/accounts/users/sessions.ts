import { and, eq, gt, isNull, ne } from 'drizzle-orm'
import type { Context } from '#server/context.ts'
import type { Queryable } from '#server/database/client.ts'
import { sessions } from './table.ts'

/** Returns the condition for a user's active sessions. */
export const openSessionsOf = (userId: string, now: Date) =>
  and(eq(sessions.userId, userId), isNull(sessions.revokedAt), gt(sessions.expiresAt, now))

/**
 * Ends the sessions of a user, except one. Returns their number. The database announces each
 * (sql/sessions.sql), so that open streams end with them.
 */
export async function endSessions(
  db: Queryable,
  ctx: Pick<Context, 'clock'>,
  { userId, except }: { userId: string; except?: string },
): Promise<number> {
  const now = ctx.clock()
  const ended = await db
    .update(sessions)
    .set({ revokedAt: now })
    .where(and(openSessionsOf(userId, now), except ? ne(sessions.id, except) : undefined))
    .returning({ id: sessions.id })
  return ended.length
}
