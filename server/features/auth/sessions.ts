import bowser from 'bowser'
import { sql } from 'drizzle-orm'
import { v7 } from 'uuid'
import { isUuid } from '#domain/fields.ts'
import type { Context } from '#server/context.ts'
import type { Queryable } from '#server/database/client.ts'
import { query, statement } from '#server/database/statement.ts'
import { AppError } from '#server/errors.ts'
import { toUser, type User, type UserRow } from '#server/features/users/service.ts'
import { requireViewer, sessionLifetimeMs, signToken } from '#server/viewer.ts'

export type SignedIn = { token: string; expiresAt: string; user: User }

export type DeviceSession = {
  id: string
  device: string
  createdAt: string
  lastUsedAt: string
  current: boolean
}

const openSession = statement<
  { lastLoginAt: Date },
  { id: string; userId: string; userAgent: string | null; now: Date; expiresAt: Date }
>(
  () => sql`with session as (
      insert into sessions (id, user_id, user_agent, created_at, last_used_at, expires_at)
      values (${sql.placeholder('id')}, ${sql.placeholder('userId')}, ${sql.placeholder('userAgent')},
        ${sql.placeholder('now')}, ${sql.placeholder('now')}, ${sql.placeholder('expiresAt')}))
    update users set last_login_at = ${sql.placeholder('now')} where id = ${sql.placeholder('userId')}
    returning last_login_at as "lastLoginAt"`,
)

export async function startSession(ctx: Context, account: UserRow): Promise<SignedIn> {
  const now = ctx.clock()
  const id = v7()
  const expiresAt = new Date(now.getTime() + sessionLifetimeMs)
  await openSession(ctx.db, { id, userId: account.id, userAgent: ctx.userAgent, now, expiresAt })
  return {
    token: signToken(ctx.config, { userId: account.id, sessionId: id }, now),
    expiresAt: expiresAt.toISOString(),
    user: toUser({ ...account, lastLoginAt: now }),
  }
}

/** Ends the sessions of somebody, but for one; answers how many. */
export async function endSessions(
  tx: Queryable,
  now: Date,
  userId: string,
  but: string | null = null,
): Promise<number> {
  const ended = await query(
    tx,
    sql`update sessions set revoked_at = ${now}
      where user_id = ${userId}::uuid and id is distinct from ${but}::uuid and revoked_at is null and expires_at > ${now}
      returning id`,
  )
  return ended.length
}

/** Browser and system in words, as far as the browser tells. */
function deviceOf(userAgent: string | null): string {
  if (!userAgent) return 'Unknown device'
  const { browser, os } = bowser.parse(userAgent)
  return [browser.name, os.name].filter(Boolean).join(' · ') || 'Unknown device'
}

/** Where the viewer is signed in, the last used first. */
export async function listSessions(ctx: Context): Promise<DeviceSession[]> {
  const viewer = requireViewer(ctx)
  const rows = await query<{ id: string; userAgent: string | null; createdAt: Date; lastUsedAt: Date }>(
    ctx.db,
    sql`select id, user_agent as "userAgent", created_at as "createdAt", last_used_at as "lastUsedAt" from sessions
      where user_id = ${viewer.id}::uuid and revoked_at is null and expires_at > ${ctx.clock()}
      order by last_used_at desc, id desc limit 200`,
  )
  return rows.map(({ id, userAgent, createdAt, lastUsedAt }) => ({
    id,
    device: deviceOf(userAgent),
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt.toISOString(),
    current: id === viewer.sessionId,
  }))
}

/** Ends one of the viewer's sessions; somebody else's is as unknown as none. */
export async function endSession(ctx: Context, id: string): Promise<void> {
  const viewer = requireViewer(ctx)
  const now = ctx.clock()
  const ended = isUuid(id)
    ? await query(
        ctx.db,
        sql`update sessions set revoked_at = ${now} where id = ${id}::uuid and user_id = ${viewer.id}::uuid
          and revoked_at is null and expires_at > ${now} returning id`,
      )
    : []
  if (ended.length === 0) throw new AppError('not_found', 'Session not found.')
}

/** Ends every session of the viewer but this one; answers how many. */
export async function endOtherSessions(ctx: Context): Promise<number> {
  const viewer = requireViewer(ctx)
  return endSessions(ctx.db, ctx.clock(), viewer.id, viewer.sessionId)
}
