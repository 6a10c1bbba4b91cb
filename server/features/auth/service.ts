import { sql } from 'drizzle-orm'
import { v7 } from 'uuid'
import { loginInput, passwordChange, registerInput } from '#domain/users.ts'
import type { Context } from '#server/context.ts'
import { query, statement } from '#server/database/statement.ts'
import { AppError } from '#server/errors.ts'
import { toUser, type User, type UserRow, userColumns } from '#server/features/users/service.ts'
import { requireViewer, sessionLifetimeMs, signToken } from '#server/viewer.ts'
import { hashPassword, passwordMatches } from './passwords.ts'
import { throttled, throttleRegistration } from './throttle.ts'

export type SignedIn = { token: string; expiresAt: string; user: User }

const WRONG = 'Email or password is wrong.'

const findAccount = statement<UserRow & { passwordHash: string }, { email: string }>(
  () =>
    sql`select ${userColumns}, password_hash as "passwordHash" from users where email = ${sql.placeholder('email')}::citext`,
)

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

async function startSession(ctx: Context, account: UserRow): Promise<SignedIn> {
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

/** Signs in. An unknown address and a wrong password get the same answer after the same work. */
export async function login(ctx: Context, raw: unknown): Promise<SignedIn> {
  const { email, password } = loginInput.parse(raw)
  const account = await throttled(ctx, email, async () => {
    const [found] = await findAccount(ctx.db, { email })
    return (await passwordMatches(password, found?.passwordHash)) && found ? found : null
  })
  if (!account) throw new AppError('unauthenticated', WRONG)
  if (account.status !== 'active')
    throw new AppError('forbidden', 'This account is not active. Please contact support.')
  return startSession(ctx, account)
}

/** Creates a patient's account, whatever role was asked for, and signs in. */
export async function register(ctx: Context, raw: unknown): Promise<SignedIn> {
  const { firstName, lastName, email, password } = registerInput.parse(raw)
  await throttleRegistration(ctx)
  const now = ctx.clock()
  const [account] = await query<UserRow>(
    ctx.db,
    sql`insert into users (id, email, password_hash, first_name, last_name, created_at, updated_at)
      values (${v7()}, ${email}, ${await hashPassword(password)}, ${firstName}, ${lastName}, ${now}, ${now})
      on conflict (email) do nothing returning ${userColumns}`,
  )
  if (!account) {
    const message = 'An account with this email address already exists.'
    throw new AppError('duplicate_email', message, { email: message })
  }
  return startSession(ctx, account)
}

/** Ends the session of the token that was sent; without one there is nothing to end. */
export async function logout(ctx: Context): Promise<void> {
  if (!ctx.viewer) return
  await query(
    ctx.db,
    sql`update sessions set revoked_at = ${ctx.clock()} where id = ${ctx.viewer.sessionId} and revoked_at is null`,
  )
}

/** Checks the current password, sets the new one and ends every other session. */
export async function changePassword(ctx: Context, raw: unknown): Promise<void> {
  const viewer = requireViewer(ctx)
  const { currentPassword, newPassword } = passwordChange.parse(raw)
  const right = await throttled(ctx, viewer.email, async () => {
    const [account] = await findAccount(ctx.db, { email: viewer.email })
    return (await passwordMatches(currentPassword, account?.passwordHash)) || null
  })
  if (!right) {
    const message = 'The current password is wrong.'
    throw new AppError('bad_input', message, { currentPassword: message })
  }
  const now = ctx.clock()
  await query(
    ctx.db,
    sql`with ended as (
        update sessions set revoked_at = ${now}
        where user_id = ${viewer.id} and id <> ${viewer.sessionId} and revoked_at is null)
      update users set password_hash = ${await hashPassword(newPassword)},
        updated_at = greatest(${now}::timestamptz, updated_at + interval '1 ms')
      where id = ${viewer.id}`,
  )
}
