/**
 * How the guide does on conversations that nobody who built it has read (tests/assistant/vignettes/*-held.ts and unseen/), as `/ai` tells it.
 * A test compares these figures with what is measured.
 */
export const MEASURED = {
  /** Labelled messages that the weights were learned from. */
  messages: 14928,
  conversations: 1080,
  emergencies: 340,
  missed: 6,
  lookalikes: 180,
  falseAlarms: 11,
  ordinary: 560,
  ordinaryAlarms: 42,
  /** Shares of one. */
  rightSpecialty: 0.924,
  safeUrgency: 0.987,
} as const
