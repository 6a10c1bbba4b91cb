/** Saved searches, and the weekly mail about their new results. */
import { z } from 'zod'
import { requiredText } from './fields.ts'

/** Maximum number of saved searches of an account. */
export const MAX_SAVED_SEARCHES = 20
/** Maximum number of new saved searches of an account within a day. */
export const SAVED_SEARCHES_A_DAY = 50
/** Most results that are compared from week to week. A broader search sends no mail. */
export const MOST_COMPARED = 500
/** Days between two mails to a person. */
export const MAIL_DAYS = 7

const MAX_NAME = 160
const name = requiredText('Please enter a name', MAX_NAME)
const weeklyMail = z.boolean('Please choose whether the email is sent')

export const savedSearchName = z.object({ name })
export const savedSearchInput = z.object({
  /** Query of the address of the search page. */
  query: z.string().max(2000, 'This search is too long to be saved'),
  name,
  weeklyMail: weeklyMail.default(true),
})
export const savedSearchUpdate = z.object({ name: name.optional(), weeklyMail: weeklyMail.optional() })

/** Token of the link that ends the mails. */
export const searchMailLink = z.object({ token: z.string().max(200) })
