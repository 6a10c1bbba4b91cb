/**
 * How the guide does on conversations that nobody who built it has read (tests/assistant/vignettes/*-held.ts), as `/ai` tells it.
 * A test compares these figures with what is measured.
 */
export const MEASURED = {
  /** Labelled messages that the weights were learned from. */
  messages: 13728,
  conversations: 480,
  emergencies: 160,
  missed: 0,
  lookalikes: 80,
  falseAlarms: 2,
  ordinary: 240,
  ordinaryAlarms: 17,
  /** Shares of one. */
  rightSpecialty: 0.969,
  safeUrgency: 0.994,
} as const
