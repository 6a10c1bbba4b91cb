import bowser from 'bowser'
import { and, desc, eq, isNull } from 'drizzle-orm'
import { isUuid } from '#domain/fields.ts'
import { extendedSessionEnd, sessionEnd } from '#domain/sessions.ts'
import type { Context } from '#server/context.ts'
import { AppError } from '#server/errors.ts'
import { userColumns } from '#server/features/accounts/users/record.ts'
import { endSessions, openSessionsOf } from '#server/features/accounts/users/sessions.ts'
import { sessions, users } from '#server/features/accounts/users/table.ts'
import { signToken } from '#server/http/tokens.ts'
import { requireViewer } from '#server/viewer.ts'
import { type DeviceSession, deviceSessionColumns, type SignedIn } from './record.ts'

/** Starts a session for a user whose identity has been proven. */
export async function startSession(ctx: Context, userId: string): Promise<SignedIn> {
  const now = ctx.clock()
  const expiresAt = sessionEnd(now)
  return ctx.db.transaction(async (tx) => {
    const [session] = await tx
      .insert(sessions)
      .values({ userId, userAgent: ctx.userAgent, createdAt: now, lastUsedAt: now, expiresAt })
      .returning({ id: sessions.id })
    const [user] = await tx.update(users).set({ lastLoginAt: now }).where(eq(users.id, userId)).returning(userColumns)
    if (!session || !user) throw new AppError('unauthenticated')
    return {
      token: signToken(ctx.config, { userId, sessionId: session.id }, now),
      expiresAt: expiresAt.toISOString(),
      user,
    }
  })
}

/**
 * Extends a session that ends soon, to a week from now, but at most to a month after the password
 * was entered.
 */
export async function renewSession(ctx: Context): Promise<SignedIn> {
  const { id: userId, sessionId } = requireViewer(ctx)
  const now = ctx.clock()
  return ctx.db.transaction(async (tx) => {
    const [session] = await tx.select().from(sessions).where(eq(sessions.id, sessionId)).for('no key update')
    const [user] = await tx.select(userColumns).from(users).where(eq(users.id, userId))
    if (!session || !user) throw new AppError('unauthenticated')
    const { end: expiresAt, latest } = extendedSessionEnd(session.createdAt, now)
    if (latest <= session.expiresAt) throw new AppError('conflict', 'Please sign in again to stay longer.')
    await tx.update(sessions).set({ expiresAt }).where(eq(sessions.id, sessionId))
    const seconds = Math.floor((expiresAt.getTime() - now.getTime()) / 1000)
    const token = signToken(ctx.config, { userId, sessionId }, now, { seconds })
    return { token, expiresAt: expiresAt.toISOString(), user }
  })
}

/** Returns the names of browser and system, as far as the user agent contains them. */
function deviceOf(userAgent: string | null): string {
  if (!userAgent) return 'Unknown device'
  const { browser, os } = bowser.parse(userAgent)
  return [browser.name, os.name].filter(Boolean).join(' · ') || 'Unknown device'
}

/** Lists active sessions of the viewer, most recently used first. */
export async function listSessions(ctx: Context): Promise<DeviceSession[]> {
  const viewer = requireViewer(ctx)
  const rows = await ctx.db
    .select(deviceSessionColumns)
    .from(sessions)
    .where(openSessionsOf(viewer.id, ctx.clock()))
    .orderBy(desc(sessions.lastUsedAt), desc(sessions.id))
    .limit(200)
  return rows.map(({ userAgent, ...session }) => ({
    ...session,
    device: deviceOf(userAgent),
    current: session.id === viewer.sessionId,
  }))
}

/** Ends one of the viewer's sessions. Sessions of other users count as not found. */
export async function endSession(ctx: Context, id: string): Promise<void> {
  const viewer = requireViewer(ctx)
  const now = ctx.clock()
  const ended = isUuid(id)
    ? await ctx.db
        .update(sessions)
        .set({ revokedAt: now })
        .where(and(eq(sessions.id, id), openSessionsOf(viewer.id, now)))
        .returning({ id: sessions.id })
    : []
  if (ended.length === 0) throw new AppError('not_found', 'Session not found.')
}

/** Ends every other session of the viewer. Returns their number. */
export async function endOtherSessions(ctx: Context): Promise<number> {
  const viewer = requireViewer(ctx)
  return endSessions(ctx.db, ctx, { userId: viewer.id, except: viewer.sessionId })
}

/** Ends the session of the sent token. Does nothing without one. */
export async function logout(ctx: Context): Promise<void> {
  if (!ctx.person) return
  await ctx.db
    .update(sessions)
    .set({ revokedAt: ctx.clock() })
    .where(and(eq(sessions.id, ctx.person.sessionId), isNull(sessions.revokedAt)))
}
