/**
 * Rights of an account. Their values are kept: they say what the account may do, and nothing about
 * its owner.
 */
const RIGHTS = ['role', 'status', 'hospitalId', 'hospitalRole', 'mustUseTwoFactor']

/** Mail addresses of people in records that are no accounts. */
const ADDRESSES = ['notifiedEmails', 'unconfirmedEmails', 'certificateMails']

/**
 * Whether the audit keeps the values of a field, or only that it was changed. The audit is never
 * edited, so nothing may enter it that the end of an account has to erase.
 */
export const keepsValue = (action: string, field: string): boolean =>
  action.startsWith('user.') ? RIGHTS.includes(field) : !ADDRESSES.includes(field)
