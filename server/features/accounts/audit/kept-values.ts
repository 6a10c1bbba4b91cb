/**
 * Access fields of an account. Their values are recorded, because they describe access and contain
 * no personal data.
 */
const RIGHTS = ['role', 'status', 'hospitalId', 'hospitalRole', 'doctorId', 'mustUseTwoFactor']

/** Fields with mail addresses in records other than accounts. */
const ADDRESSES = ['notifiedEmails', 'unconfirmedEmails', 'certificateMails']

/**
 * Returns true if the audit log records the values of a field instead of only its name. The log is
 * never edited, so nothing may enter it that the deletion of an account has to erase.
 */
export const keepsValue = (action: string, field: string): boolean =>
  action.startsWith('user.') ? RIGHTS.includes(field) : !ADDRESSES.includes(field)
