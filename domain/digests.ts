/** The mail that tells a hospital in the morning what waits there. */
import { z } from 'zod'
import { UI_LANGUAGES } from './languages.ts'

/**
 * From eight in the morning in Istanbul; what could not go out by noon does not go out that day.
 */
export const DIGEST_HOURS = { from: '08:00', until: '12:00' } as const
/** A review that was not answered for so many days waits no more. */
export const DIGEST_REVIEW_DAYS = 30

export const digestInput = z.object({
  isOn: z.boolean('Please choose whether the mail goes out'),
  language: z.enum(UI_LANGUAGES, 'Please choose a language').nullish(),
})
