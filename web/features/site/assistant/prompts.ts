import { sentence } from '#domain/sentences.ts'

/** Suggested first messages. */
export const PROMPTS = [
  sentence('I have headaches and dizziness'),
  sentence('I need a health checkup'),
  sentence('My son, 6, has had a mild fever and a cough for two days'),
] as const
