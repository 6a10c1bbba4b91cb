/**
 * Measured quality of the guide on conversations that none of its authors has read
 * (tests/triage/vignettes/*-held.ts and unseen/), as shown on `/ai`. A test compares these figures
 * with the measurement.
 */
export const MEASURED = {
  /** Number of labelled messages in the training data. */
  messages: 14928,
  conversations: 1080,
  emergencies: 340,
  /** Emergencies with neither an alarm nor the question about signs of danger. */
  missed: 2,
  /** Emergencies with that question but no alarm. */
  asked: 23,
  lookalikes: 180,
  falseAlarms: 13,
  ordinary: 560,
  ordinaryAlarms: 23,
  /** Fractions between 0 and 1. */
  rightSpecialty: 0.927,
  safeUrgency: 0.988,
} as const
