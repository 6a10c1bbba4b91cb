/**
 * How the guide does on conversations that nobody who built it has read
 * (tests/triage/vignettes/*-held.ts and unseen/), as `/ai` tells it. A test compares these
 * figures with what is measured.
 */
export const MEASURED = {
  /** Labelled messages that the weights were learned from. */
  messages: 14928,
  conversations: 1080,
  emergencies: 340,
  /** Neither an alarm nor the question about signs of danger. */
  missed: 2,
  /** The question about signs of danger, without an alarm. */
  asked: 23,
  lookalikes: 180,
  falseAlarms: 13,
  ordinary: 560,
  ordinaryAlarms: 23,
  /** Shares of one. */
  rightSpecialty: 0.929,
  safeUrgency: 0.988,
} as const
