/** Addresses that a hospital names for news of its appointments. */
import { z } from 'zod'
import { email, text } from './fields.ts'

/** So often an address is asked within a day whether it wants the news. */
export const ADDRESS_MAILS_A_DAY = 3

export const addressChoice = z.object({
  email: email().meta({ description: 'One of the addresses that the hospital has named and nobody has confirmed.' }),
})

/** What a link of a mail carries. */
export const addressLink = z.object({ token: text(300).meta({ description: 'What the link of the mail carries.' }) })
