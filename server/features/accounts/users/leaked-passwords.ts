import { AppError } from '#server/errors.ts'

let loading: Promise<ReadonlySet<string>> | undefined

/**
 * Returns tens of thousands of leaked passwords, in lower case, which attackers try first. They are
 * loaded when a password is first set, because they take 5 MB of memory.
 */
function leakedPasswords(): Promise<ReadonlySet<string>> {
  loading ??= import('@zxcvbn-ts/language-common').then(({ dictionary }) => new Set(dictionary['passwords-common']))
  return loading
}

const TOO_WELL_KNOWN = 'This password is too common. Please choose another one.'

/**
 * Refuses a leaked password wherever one is set. Signing in with an old one is still possible.
 * `field` is that of the caller's form.
 */
export async function refuseLeaked(password: string, field: string): Promise<void> {
  if ((await leakedPasswords()).has(password.toLowerCase()))
    throw new AppError('bad_input', TOO_WELL_KNOWN, { fields: { [field]: TOO_WELL_KNOWN } })
}
