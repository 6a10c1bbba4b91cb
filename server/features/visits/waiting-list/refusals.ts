import { sentence } from '#domain/sentences.ts'

export const WAITING_REFUSALS = {
  full: sentence('You can be on up to {{count}} waiting lists. Please leave one first.'),
  often: sentence('You can join {{count}} waiting lists a day. Please try again tomorrow.'),
  twice: 'You are already waiting for this. We will email you as soon as a time opens.',
  ended: 'This offer is no longer valid. The time has gone to the next person.',
} as const
