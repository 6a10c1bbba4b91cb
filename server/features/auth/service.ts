import { sql } from 'drizzle-orm'
import { v7 } from 'uuid'
import { loginInput, passwordChange, registerInput } from '#domain/users.ts'
import type { Context } from '#server/context.ts'
import { query } from '#server/database/statement.ts'
import { AppError } from '#server/errors.ts'
import { recordConsents } from '#server/features/privacy/service.ts'
import { type UserRow, userColumns } from '#server/features/users/service.ts'
import { queueMail } from '#server/features/outbox/writing.ts'
import { requireViewer } from '#server/viewer.ts'
import { findAccount, provePassword } from './account.ts'
import { duplicateEmail, mailLink } from './email.ts'
import { refuseLeaked } from './leaked-passwords.ts'
import { endLinks } from './links.ts'
import { hashPassword, passwordMatches } from './passwords.ts'
import { endSessions, type SignedIn, startSession } from './sessions.ts'
import { throttled, throttleRegistration } from './throttle.ts'
import { takeCode, WRONG_CODE } from './two-factor.ts'

/**
 * Signs in. An unknown address and a wrong password get the same answer after the same work; that a code is needed is told
 * only to who knows the password.
 */
export async function login(ctx: Context, raw: unknown): Promise<SignedIn> {
  const { email, password, code } = loginInput.parse(raw)
  let refusal = new AppError('unauthenticated', 'Email or password is wrong.')
  const known = await throttled(ctx, email, async () => {
    const account = await findAccount(ctx, email)
    if (!(await passwordMatches(password, account?.passwordHash)) || !account) return null
    if (!account.twoFactorEnabled || account.status !== 'active') return { account, codeMissing: false }
    if (!code) return { account, codeMissing: true }
    if (await takeCode(ctx, account, code)) return { account, codeMissing: false }
    refusal = new AppError('unauthenticated', WRONG_CODE, { fields: { code: WRONG_CODE } })
    return null
  })
  if (!known) throw refusal
  if (known.account.status !== 'active')
    throw new AppError('forbidden', 'This account is not active. Please contact support.')
  if (known.codeMissing) throw new AppError('two_factor_required')
  return startSession(ctx, known.account)
}

/** Creates a patient's account, whatever role was asked for, and signs in. Mails welcome it and ask to confirm the address. */
export async function register(ctx: Context, raw: unknown): Promise<SignedIn> {
  const { firstName, lastName, email, password, language } = registerInput.parse(raw)
  await throttleRegistration(ctx)
  refuseLeaked(password, 'password')
  const now = ctx.clock()
  const passwordHash = await hashPassword(password)
  const account = await ctx.db.transaction(async (tx) => {
    const [created] = await query<UserRow>(
      tx,
      sql`insert into users (id, email, password_hash, first_name, last_name, language, created_at, updated_at)
        values (${v7()}, ${email}, ${passwordHash}, ${firstName}, ${lastName}, ${language ?? 'en'}, ${now}, ${now})
        on conflict (email) do nothing returning ${userColumns}`,
    )
    if (!created) throw duplicateEmail()
    await queueMail(tx, now, { kind: 'account.welcome', userId: created.id })
    await mailLink(tx, ctx, { userId: created.id, kind: 'confirm_email', email })
    await recordConsents(tx, now, created.id, 'registration')
    return created
  })
  return startSession(ctx, account)
}

/** Ends the session of the token that was sent; without one there is nothing to end. */
export async function logout(ctx: Context): Promise<void> {
  if (!ctx.person) return
  await query(
    ctx.db,
    sql`update sessions set revoked_at = ${ctx.clock()} where id = ${ctx.person.sessionId} and revoked_at is null`,
  )
}

/** Checks the current password, sets the new one, ends every other session and sends a notice. */
export async function changePassword(ctx: Context, raw: unknown): Promise<void> {
  const viewer = requireViewer(ctx)
  const { currentPassword, newPassword } = passwordChange.parse(raw)
  const wrong = { field: 'currentPassword', message: 'The current password is wrong.' }
  await provePassword(ctx, viewer, currentPassword, wrong)
  refuseLeaked(newPassword, 'newPassword')
  const now = ctx.clock()
  const passwordHash = await hashPassword(newPassword)
  await ctx.db.transaction(async (tx) => {
    await query(
      tx,
      sql`update users set password_hash = ${passwordHash},
          updated_at = greatest(${now}::timestamptz, updated_at + interval '1 ms')
        where id = ${viewer.id}`,
    )
    await endSessions(tx, now, viewer.id, viewer.sessionId)
    await endLinks(tx, 'reset_password', viewer.id, now)
    await queueMail(tx, now, { kind: 'account.password_changed', userId: viewer.id })
  })
}
