import { sentence } from '#domain/sentences.ts'

/** The suggested ways to begin. */
export const PROMPTS = [
  sentence('I have headaches and dizziness'),
  sentence('I need a health checkup'),
  sentence('My child has fever and cough'),
] as const
