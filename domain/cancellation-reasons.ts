import { sentence } from './sentences.ts'

/**
 * Reasons for a cancellation that can be chosen. They are stored in English and translated for each
 * reader, the patient included.
 */
export const CANCELLATION_REASONS = [
  sentence('The doctor is not available at this time.'),
  sentence('We do not offer this treatment at the moment.'),
  sentence('We could not reach you to agree on the visit.'),
  sentence('Another kind of visit fits your wish better. Please book again.'),
] as const

/** Whether a note is a chosen reason and not written text. */
export const isChosenReason = (note: string): boolean => (CANCELLATION_REASONS as readonly string[]).includes(note)
