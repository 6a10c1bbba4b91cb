import { dictionary } from '@zxcvbn-ts/language-common'
import { AppError } from '#server/errors.ts'

/** Tens of thousands of passwords from leaks, in lower case: the first that anybody tries. */
const common = new Set(dictionary['passwords-common'])

const TOO_WELL_KNOWN = 'This password is too well known. Please choose another one.'

/**
 * Wherever a password is set; signing in with an old one is nobody's fault. `field` is that of the
 * caller's form.
 */
export function refuseLeaked(password: string, field: string): void {
  if (common.has(password.toLowerCase()))
    throw new AppError('bad_input', TOO_WELL_KNOWN, { fields: { [field]: TOO_WELL_KNOWN } })
}
