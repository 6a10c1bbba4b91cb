/** Notification addresses of a hospital. */
import { z } from 'zod'
import { email, text } from './fields.ts'

/** Maximum number of confirmation mails per address and day. */
export const ADDRESS_MAILS_A_DAY = 3

export const addressChoice = z.object({
  email: email().meta({ description: 'An unconfirmed notification address of the hospital.' }),
})

/** Token in the link of a mail. */
export const addressLink = z.object({ token: text(300).meta({ description: 'Token of the link in the mail.' }) })
