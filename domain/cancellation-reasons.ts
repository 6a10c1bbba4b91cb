import { sentence } from './sentences.ts'

/**
 * Selectable reasons for a cancellation. They are stored in English and translated for each reader,
 * including the patient.
 */
export const CANCELLATION_REASONS = [
  sentence('The doctor is not available at this time.'),
  sentence('We do not offer this treatment at the moment.'),
  sentence('We could not reach you to agree on the visit.'),
  sentence('Another type of visit suits your request better. Please book again.'),
] as const

/** Returns true if a note is a selected reason instead of written text. */
export const isChosenReason = (note: string): boolean => (CANCELLATION_REASONS as readonly string[]).includes(note)
