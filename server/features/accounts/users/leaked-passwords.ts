import { dictionary } from '@zxcvbn-ts/language-common'
import { AppError } from '#server/errors.ts'

/** Tens of thousands of leaked passwords, in lower case, which attackers try first. */
const common = new Set(dictionary['passwords-common'])

const TOO_WELL_KNOWN = 'This password is too common. Please choose another one.'

/**
 * Refuses a leaked password wherever one is set. Signing in with an old one is still possible.
 * `field` is that of the caller's form.
 */
export function refuseLeaked(password: string, field: string): void {
  if (common.has(password.toLowerCase()))
    throw new AppError('bad_input', TOO_WELL_KNOWN, { fields: { [field]: TOO_WELL_KNOWN } })
}
