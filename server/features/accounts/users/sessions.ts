import { and, eq, gt, isNull, ne } from 'drizzle-orm'
import type { Context } from '#server/context.ts'
import type { Queryable } from '#server/database/client.ts'
import { sessions } from './table.ts'

/** The sessions of somebody that still let them in. */
export const openSessionsOf = (userId: string, now: Date) =>
  and(eq(sessions.userId, userId), isNull(sessions.revokedAt), gt(sessions.expiresAt, now))

/**
 * Ends the sessions of somebody, but for one; answers how many. The database announces each
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
