/**
 * How the guide does on conversations that nobody who built it has read (tests/assistant/vignettes/*-held.ts), as `/ai` tells it.
 * A test compares these figures with what is measured.
 */
export const MEASURED = {
  /** Labelled messages that the weights were learned from. */
  messages: 10228,
  conversations: 480,
  emergencies: 160,
  missed: 4,
  lookalikes: 80,
  falseAlarms: 2,
  ordinary: 240,
  ordinaryAlarms: 28,
  /** Shares of one. */
  rightSpecialty: 0.9219,
  safeUrgency: 0.9813,
} as const
