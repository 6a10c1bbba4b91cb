import { sql } from 'drizzle-orm'
import { Secret, TOTP } from 'otpauth'
import qrcode from 'qrcode'
import { PRODUCT_NAME } from '#domain/product.ts'
import { passwordProof, twoFactorCode } from '#domain/users.ts'
import type { Context } from '#server/context.ts'
import { query } from '#server/database/statement.ts'
import { AppError } from '#server/errors.ts'
import { getProfile, type User } from '#server/features/users/service.ts'
import { queueMail } from '#server/features/outbox/writing.ts'
import { requirePerson, requireViewer } from '#server/viewer.ts'
import { type Account, findAccount, provePassword } from './account.ts'
import { redeemRecoveryCode, replaceRecoveryCodes } from './recovery.ts'
import { throttled } from './throttle.ts'

export type TwoFactorSetup = { secret: string; uri: string; qrCode: string }

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
  const taken = await query(
    ctx.db,
    sql`update users set totp_last_step = ${step}
      where id = ${account.id} and coalesce(totp_last_step, 0) < ${step} returning id`,
  )
  return taken.length > 0
}

/** Makes a secret for an authenticator app; an earlier one that was never turned on ends. */
export async function startTwoFactor(ctx: Context): Promise<TwoFactorSetup> {
  const person = requirePerson(ctx)
  const totp = totpOf(new Secret({ size: 20 }), person.email)
  const secret = totp.secret.base32
  const started = await query(
    ctx.db,
    sql`update users set totp_secret = ${secret}, totp_last_step = null
      where id = ${person.id} and totp_enabled_at is null returning id`,
  )
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
  const step = await throttled(ctx, person.email, async () => stepOf(totpSecret, code, ctx.clock()))
  if (step === null) throw new AppError('bad_input', WRONG_CODE, { fields: { code: WRONG_CODE } })
  const now = ctx.clock()
  return ctx.db.transaction(async (tx) => {
    const enabled = await query(
      tx,
      sql`update users set totp_enabled_at = ${now}, totp_last_step = ${step}
        where id = ${person.id} and totp_enabled_at is null and totp_secret = ${totpSecret} returning id`,
    )
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
    const disabled = await query(
      tx,
      sql`update users set totp_enabled_at = null, totp_secret = null, totp_last_step = null
        where id = ${viewer.id} and totp_enabled_at is not null returning id`,
    )
    if (disabled.length === 0) return
    await query(tx, sql`delete from recovery_codes where user_id = ${viewer.id}`)
    await queueMail(tx, ctx.clock(), { kind: 'account.two_factor_off', userId: viewer.id })
  })
  return getProfile(ctx)
}
