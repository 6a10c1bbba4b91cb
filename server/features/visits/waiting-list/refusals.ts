import { sentence } from '#domain/sentences.ts'

export const WAITING_REFUSALS = {
  full: sentence('You can wait for at most {{count}} times. Please remove one first.'),
  often: sentence('You can ask for {{count}} times a day. Please try again tomorrow.'),
  twice: 'You already wait for this. We will write to you as soon as a time is free.',
  ended: 'This offer no longer stands. The time has gone to the next person.',
} as const
