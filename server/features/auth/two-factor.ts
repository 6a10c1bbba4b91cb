import { and, eq, isNotNull, isNull, lt, or } from 'drizzle-orm'
import { Secret, TOTP } from 'otpauth'
import qrcode from 'qrcode'
import { PRODUCT_NAME } from '#domain/product.ts'
import { passwordProof, twoFactorCode } from '#domain/users.ts'
import type { Context } from '#server/context.ts'
import { AppError } from '#server/errors.ts'
import { getProfile } from '#server/features/users/reading.ts'
import type { User } from '#server/features/users/record.ts'
import { users } from '#server/features/users/table.ts'
import { queueMail } from '#server/features/outbox/writing.ts'
import { requirePerson, requireViewer } from '#server/viewer.ts'
import { type Account, findAccount, provePassword } from './account.ts'
import type { TwoFactorSetup } from './record.ts'
import { redeemRecoveryCode, replaceRecoveryCodes } from './recovery.ts'
import { recoveryCodes } from './table.ts'
import { throttleProof } from './throttle.ts'

export const WRONG_CODE = 'This code is not right. Please try again.'
const alreadyOn = () => new AppError('conflict', 'Two-factor sign-in is on already.')

/** RFC 6238 as every authenticator app has it: SHA-1, six digits, half a minute. */
const totpOf = (secret: string | Secret, label = '') =>
  new TOTP({ issuer: PRODUCT_NAME, label, secret: typeof secret === 'string' ? Secret.fromBase32(secret) : secret })

/** The time step a code belongs to, of the one that runs and its neighbours (clocks differ); null for no such code. */
function stepOf(secret: string, code: string, now: Date): number | null {
  if (!/^\d{6}$/.test(code)) return null
  const totp = totpOf(secret)
  const timestamp = now.getTime()
  const delta = totp.validate({ token: code, timestamp, window: 1 })
  return delta === null ? null : totp.counter({ timestamp }) + delta
}

/** Whether this code lets the owner of the account in. No code is taken twice, whoever asks at the same moment. */
export async function takeCode(ctx: Context, account: Account, code: string): Promise<boolean> {
  const typed = code.replace(/\s/g, '')
  if (!/^\d{6}$/.test(typed)) return redeemRecoveryCode(ctx, account.id, typed)
  const step = account.totpSecret && stepOf(account.totpSecret, typed, ctx.clock())
  if (!step) return false
  const isNew = or(isNull(users.totpLastStep), lt(users.totpLastStep, step))
  const taken = await ctx.db
    .update(users)
    .set({ totpLastStep: step })
    .where(and(eq(users.id, account.id), isNew))
    .returning({ id: users.id })
  return taken.length > 0
}

/** Makes a secret for an authenticator app; an earlier one that was never turned on ends. */
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

/** Turns two-factor sign-in on with a first code of the app, and answers the recovery codes, shown this once. */
export async function enableTwoFactor(ctx: Context, raw: unknown): Promise<string[]> {
  const person = requirePerson(ctx)
  const { code } = twoFactorCode.parse(raw)
  const account = await findAccount(ctx, person.email)
  if (account?.twoFactorEnabled) throw alreadyOn()
  const { totpSecret } = account ?? {}
  if (!totpSecret) throw new AppError('conflict', 'Please start the set-up of two-factor sign-in first.')
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

/** Turns two-factor sign-in off with the password; the secret and the recovery codes are forgotten. */
export async function disableTwoFactor(ctx: Context, raw: unknown): Promise<User> {
  const viewer = requireViewer(ctx)
  const { password } = passwordProof.parse(raw)
  await provePassword(ctx, viewer, password)
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
