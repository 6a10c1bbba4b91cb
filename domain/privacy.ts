/** Consents, and the end of an account. */
export const DOCUMENTS = ['terms', 'privacy'] as const
export type Document = (typeof DOCUMENTS)[number]

/** Consent of a parent or guardian, given for each visit of a minor. */
export const GUARDIAN = 'guardian'
/** Version of its sentence: the day it was last changed. */
export const GUARDIAN_VERSION = '2026-11-24'
/** Everything that a consent may be about. */
export const CONSENT_DOCUMENTS = [...DOCUMENTS, GUARDIAN] as const

/** The version in force: the day the text was last changed. */
export const DOCUMENT_VERSIONS: Record<Document, string> = { terms: '2026-11-24', privacy: '2026-11-28' }

/** Occasions of a consent to the current documents. */
export const CONSENT_OCCASIONS = ['registration', 'booking'] as const
export type ConsentOccasion = (typeof CONSENT_OCCASIONS)[number]

/**
 * Days between the wish to delete an account and its end; signing in meanwhile can take the wish
 * back.
 */
export const DELETION_GRACE_DAYS = 14
