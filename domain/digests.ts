/** Morning mail about a hospital's pending work. */
import { z } from 'zod'
import { UI_LANGUAGES } from './languages.ts'

/**
 * Hours of sending, from eight in the morning in Istanbul. A mail that was not sent by noon is
 * skipped that day.
 */
export const DIGEST_HOURS = { from: '08:00', until: '12:00' } as const
/** Days after which an unanswered review no longer counts as pending. */
export const DIGEST_REVIEW_DAYS = 30

export const digestInput = z.object({
  isOn: z.boolean('Please choose whether the email is sent'),
  language: z.enum(UI_LANGUAGES, 'Please choose a language').nullish(),
})
