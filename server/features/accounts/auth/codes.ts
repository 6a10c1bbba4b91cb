import { and, eq, isNull, lt, or } from 'drizzle-orm'
import { Secret, TOTP } from 'otpauth'
import { PRODUCT_NAME } from '#domain/product.ts'
import type { Context } from '#server/context.ts'
import { users } from '#server/features/accounts/users/table.ts'
import type { Account } from './account.ts'
import { redeemRecoveryCode } from './recovery.ts'

export const WRONG_CODE = 'This code is incorrect. Please try again.'

/**
 * Returns a generator of one-time codes by RFC 6238 with the settings of every authenticator app:
 * SHA-1, six digits, 30 seconds.
 */
export const totpOf = (secret: string | Secret, label = '') =>
  new TOTP({ issuer: PRODUCT_NAME, label, secret: typeof secret === 'string' ? Secret.fromBase32(secret) : secret })

/**
 * Returns the time step of a code. The current step and its neighbours are accepted, because clocks
 * differ. Returns null for a wrong code.
 */
export function stepOf(secret: string, code: string, now: Date): number | null {
  if (!/^\d{6}$/.test(code)) return null
  const totp = totpOf(secret)
  const timestamp = now.getTime()
  const delta = totp.validate({ token: code, timestamp, window: 1 })
  return delta === null ? null : totp.counter({ timestamp }) + delta
}

/** Checks a code of the account and uses it up, so that no code works twice, even concurrently. */
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
