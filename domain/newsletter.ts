import { z } from 'zod'
import { email, text } from './fields.ts'
import { UI_LANGUAGES } from './languages.ts'

/** Days in which an address has to be confirmed before it is deleted. */
export const CONFIRMATION_DAYS = 7

export const subscription = z.object({
  email: email(),
  language: z.enum(UI_LANGUAGES, 'Please choose en, tr, ru or ar').default('en'),
})

/** Token in the link of a mail. */
export const newsletterLink = z.object({ token: text(300).meta({ description: 'Token of the link in the mail.' }) })
