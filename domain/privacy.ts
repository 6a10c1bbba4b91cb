/** Consents, and deletion of accounts. */
export const DOCUMENTS = ['terms', 'privacy'] as const
export type Document = (typeof DOCUMENTS)[number]

/** Consent of a parent or guardian, given for each visit of a minor. */
export const GUARDIAN = 'guardian'
/** Version of its sentence: the day of the last change. */
export const GUARDIAN_VERSION = '2026-11-24'
/** Subjects of consents. */
export const CONSENT_DOCUMENTS = [...DOCUMENTS, GUARDIAN] as const

/** Current versions: the day of the last change of the text. */
export const DOCUMENT_VERSIONS: Record<Document, string> = { terms: '2026-11-30', privacy: '2026-11-30' }

/** Occasions of a consent to the current documents. */
export const CONSENT_OCCASIONS = ['registration', 'booking'] as const
export type ConsentOccasion = (typeof CONSENT_OCCASIONS)[number]

/**
 * Days between the request to delete an account and the deletion. Until then the user can sign in
 * and cancel it.
 */
export const DELETION_GRACE_DAYS = 14
