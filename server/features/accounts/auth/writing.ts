import { eq } from 'drizzle-orm'
import { loginInput, passwordChange, registerInput } from '#domain/users.ts'
import type { Context } from '#server/context.ts'
import { editedAt } from '#server/database/based-on.ts'
import { AppError } from '#server/errors.ts'
import { recordConsents } from '#server/features/accounts/consents/writing.ts'
import { queueMail } from '#server/features/accounts/outbox/writing.ts'
import { refuseLeaked } from '#server/features/accounts/users/leaked-passwords.ts'
import { hashPassword, passwordMatches } from '#server/features/accounts/users/passwords.ts'
import { endSessions } from '#server/features/accounts/users/sessions.ts'
import { users } from '#server/features/accounts/users/table.ts'
import { addUser } from '#server/features/accounts/users/writing.ts'
import { requireViewer } from '#server/viewer.ts'
import { findAccount } from './account.ts'
import { takeCode, WRONG_CODE } from './codes.ts'
import { endApiKeys, passwordMailPayload } from './end-api-keys.ts'
import { proveIdentity } from './identity.ts'
import { endLinks, mailLink } from './links.ts'
import type { SignedIn } from './record.ts'
import { startSession } from './sessions.ts'
import { throttleRegistration, throttleSignIn } from './throttle.ts'

/**
 * Signs in. An unknown address and a wrong password get the same response after the same work. Only
 * a caller who knows the password learns that a code is needed.
 */
export async function login(ctx: Context, raw: unknown): Promise<SignedIn> {
  const { email, password, code } = loginInput.parse(raw)
  let refusal = new AppError('unauthenticated', 'Email or password is wrong.')
  const match = await throttleSignIn(ctx, email, async () => {
    const account = await findAccount(ctx, email)
    if (!(await passwordMatches(password, account?.passwordHash)) || !account) return null
    if (!account.twoFactorEnabled || account.status !== 'active') return { account, codeMissing: false }
    if (!code) return { account, codeMissing: true }
    if (await takeCode(ctx, account, code)) return { account, codeMissing: false }
    refusal = new AppError('unauthenticated', WRONG_CODE, { fields: { code: WRONG_CODE } })
    return null
  })
  if (!match) throw refusal
  if (match.account.status !== 'active')
    throw new AppError('forbidden', 'This account is not active. Please contact support.')
  if (match.codeMissing) throw new AppError('two_factor_required')
  return startSession(ctx, match.account.id)
}

/**
 * Creates an account with the role of a patient, whatever role is requested, and signs in. Mails
 * welcome the user and ask to confirm the address.
 */
export async function register(ctx: Context, raw: unknown): Promise<SignedIn> {
  const { firstName, lastName, email, password, language } = registerInput.parse(raw)
  await throttleRegistration(ctx)
  await refuseLeaked(password, 'password')
  const now = ctx.clock()
  const passwordHash = await hashPassword(password)
  const user = await ctx.db.transaction(async (tx) => {
    const created = await addUser(tx, {
      email,
      passwordHash,
      firstName,
      lastName,
      language: language ?? 'en',
      ...(language && { preferences: { language } }),
      createdAt: now,
      updatedAt: now,
    })
    await queueMail(tx, now, { kind: 'account.welcome', userId: created.id })
    await mailLink(tx, ctx, { userId: created.id, kind: 'confirm_email', email })
    await recordConsents(tx, ctx, { userId: created.id, occasion: 'registration', agreed: [] })
    return created
  })
  return startSession(ctx, user.id)
}

/**
 * Sets a new password, ends every other session and, unless the owner keeps them, the API keys, and
 * sends a notice.
 */
export async function changePassword(ctx: Context, raw: unknown): Promise<void> {
  const viewer = requireViewer(ctx)
  const { currentPassword, newPassword, code, endApiKeys: endsKeys } = passwordChange.parse(raw)
  // Before the proof of identity, which uses up the code.
  await refuseLeaked(newPassword, 'newPassword')
  const wrong = { field: 'currentPassword', message: 'The current password is wrong.' }
  await proveIdentity(ctx, viewer, { password: currentPassword, code }, wrong)
  const passwordHash = await hashPassword(newPassword)
  await ctx.db.transaction(async (tx) => {
    await tx
      .update(users)
      .set({ passwordHash, updatedAt: editedAt(users.updatedAt) })
      .where(eq(users.id, viewer.id))
    await endSessions(tx, ctx, { userId: viewer.id, except: viewer.sessionId })
    const ended = endsKeys === false ? 0 : await endApiKeys(tx, ctx, viewer.id)
    await endLinks(tx, ctx, { userId: viewer.id, kinds: ['reset_password'] })
    const payload = passwordMailPayload(ended)
    await queueMail(tx, ctx.clock(), { kind: 'account.password_changed', userId: viewer.id, payload })
  })
}
