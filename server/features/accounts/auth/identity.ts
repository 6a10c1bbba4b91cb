import type { IdentityProof } from '#domain/users.ts'
import type { Context } from '#server/context.ts'
import { AppError } from '#server/errors.ts'
import { passwordMatches } from '#server/features/accounts/users/passwords.ts'
import type { Viewer } from '#server/viewer.ts'
import { findAccount } from './account.ts'
import { takeCode, WRONG_CODE } from './codes.ts'
import { throttleProof } from './throttle.ts'

const WRONG_PASSWORD = 'The password is wrong.'
const MISSING_CODE = 'Please enter a code of your authenticator app, or one of your recovery codes'

const wrongField = (field: string, message: string) =>
  new AppError('bad_input', message, { fields: { [field]: message } })

/**
 * Proves that the caller owns the account, before a change that could take it over: keys,
 * two-factor sign-in, address, password, deletion. Requires the password and, with two-factor
 * sign-in, a code of the app or a recovery code, so that a stolen session is not enough. Wrong
 * passwords and codes count like those at sign-in. A missing code does not count.
 */
export async function proveIdentity(
  ctx: Context,
  viewer: Viewer,
  { password, code }: IdentityProof,
  { field = 'password', message = WRONG_PASSWORD } = {},
): Promise<void> {
  let refusal = wrongField(field, message)
  const proof = await throttleProof(ctx, viewer, async () => {
    const account = await findAccount(ctx, viewer.email)
    if (!account || !(await passwordMatches(password, account.passwordHash))) return null
    if (!account.twoFactorEnabled) return 'proven'
    if (!code) return 'code_missing'
    if (await takeCode(ctx, account, code)) return 'proven'
    refusal = wrongField('code', WRONG_CODE)
    return null
  })
  if (proof === 'code_missing') throw wrongField('code', MISSING_CODE)
  if (!proof) throw refusal
}
