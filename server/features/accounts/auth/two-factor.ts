import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import { Secret } from 'otpauth'
import qrcode from 'qrcode'
import { identityProof, twoFactorSetup } from '#domain/users.ts'
import type { Context } from '#server/context.ts'
import { AppError } from '#server/errors.ts'
import { queueMail } from '#server/features/accounts/outbox/writing.ts'
import { getProfile } from '#server/features/accounts/users/reading.ts'
import type { User } from '#server/features/accounts/users/record.ts'
import { users } from '#server/features/accounts/users/table.ts'
import { requirePerson, requireViewer } from '#server/viewer.ts'
import { findAccount } from './account.ts'
import { stepOf, totpOf, WRONG_CODE } from './codes.ts'
import { proveIdentity } from './identity.ts'
import type { TwoFactorSetup } from './record.ts'
import { replaceRecoveryCodes } from './recovery.ts'
import { recoveryCodes } from './table.ts'
import { throttleProof } from './throttle.ts'

const alreadyOn = () => new AppError('conflict', 'Two-factor sign-in is already on.')

/** Creates a secret for an authenticator app. It replaces an earlier one that was never enabled. */
export async function startTwoFactor(ctx: Context): Promise<TwoFactorSetup> {
  const person = requirePerson(ctx)
  const totp = totpOf(new Secret({ size: 20 }), person.email)
  const secret = totp.secret.base32
  const started = await ctx.db
    .update(users)
    .set({ totpSecret: secret, totpLastStep: null })
    .where(and(eq(users.id, person.id), isNull(users.totpEnabledAt)))
    .returning({ id: users.id })
  if (started.length === 0) throw alreadyOn()
  const uri = totp.toString()
  const svg = await qrcode.toString(uri, { type: 'svg', margin: 2 })
  return { secret, uri, qrCode: `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}` }
}

/**
 * Enables two-factor sign-in with a first code of the app. Returns the recovery codes, which are
 * shown only once.
 */
export async function enableTwoFactor(ctx: Context, raw: unknown): Promise<string[]> {
  const person = requirePerson(ctx)
  const { password, code } = twoFactorSetup.parse(raw)
  const account = await findAccount(ctx, person.email)
  if (account?.twoFactorEnabled) throw alreadyOn()
  const { totpSecret } = account ?? {}
  if (!totpSecret) throw new AppError('conflict', 'Please start the set-up of two-factor sign-in first.')
  await proveIdentity(ctx, person, { password })
  const step = await throttleProof(ctx, person, async () => stepOf(totpSecret, code, ctx.clock()))
  if (step === null) throw new AppError('bad_input', WRONG_CODE, { fields: { code: WRONG_CODE } })
  const now = ctx.clock()
  return ctx.db.transaction(async (tx) => {
    const enabled = await tx
      .update(users)
      .set({ totpEnabledAt: now, totpLastStep: step })
      .where(and(eq(users.id, person.id), isNull(users.totpEnabledAt), eq(users.totpSecret, totpSecret)))
      .returning({ id: users.id })
    if (enabled.length === 0) throw alreadyOn()
    await queueMail(tx, now, { kind: 'account.two_factor_on', userId: person.id })
    return replaceRecoveryCodes(tx, now, person.id)
  })
}

/** Disables two-factor sign-in and deletes the secret and the recovery codes. */
export async function disableTwoFactor(ctx: Context, raw: unknown): Promise<User> {
  const viewer = requireViewer(ctx)
  await proveIdentity(ctx, viewer, identityProof.parse(raw))
  await ctx.db.transaction(async (tx) => {
    const disabled = await tx
      .update(users)
      .set({ totpEnabledAt: null, totpSecret: null, totpLastStep: null })
      .where(and(eq(users.id, viewer.id), isNotNull(users.totpEnabledAt)))
      .returning({ id: users.id })
    if (disabled.length === 0) return
    await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, viewer.id))
    await queueMail(tx, ctx.clock(), { kind: 'account.two_factor_off', userId: viewer.id })
  })
  return getProfile(ctx)
}

/** Replaces the recovery codes. */
export async function renewRecoveryCodes(ctx: Context, raw: unknown): Promise<string[]> {
  const viewer = requireViewer(ctx)
  await proveIdentity(ctx, viewer, identityProof.parse(raw))
  if (!(await getProfile(ctx)).twoFactorEnabled) throw new AppError('conflict', 'Two-factor sign-in is off.')
  return ctx.db.transaction((tx) => replaceRecoveryCodes(tx, ctx.clock(), viewer.id))
}
