/**
 * Texts about bookings. A separate file, so that a page with a booking button does not load the
 * validator.
 */
import { sentence } from './sentences.ts'

/** Hours within which the hospital makes contact. Word joiners keep the range on one line. */
export const CONTACT_HOURS = '24\u2060–\u206048'

export const BOOKING_MESSAGES = {
  terms: 'Please agree to the terms and conditions',
  incomplete: 'Please fill in all required fields and select a date and time',
  noService: 'Please select a service first',
} as const

/** Facts about how soon a hospital answers a request. */
export type AnswerTerms = { confirmation: string; noticeMinutes: number; usualAnswerMinutes: number | null }

const MINUTES = 60
/**
 * Maximum response time. A request is answered within two days, and before the earliest bookable
 * visit.
 */
const MAX_ANSWER_HOURS = 48

type AnswerPromise = { text: string; params: Record<string, string | number> }

/**
 * Returns the sentence about the hospital's response time: measured if known, else by its own
 * notice.
 */
export function answerPromise({ confirmation, noticeMinutes, usualAnswerMinutes }: AnswerTerms): AnswerPromise {
  const hours = Math.floor(noticeMinutes / MINUTES)
  if (confirmation === 'instant') return { text: sentence('This hospital confirms bookings instantly.'), params: {} }
  if (usualAnswerMinutes !== null) {
    const usual = Math.max(1, Math.ceil(usualAnswerMinutes / MINUTES))
    return usual <= MAX_ANSWER_HOURS
      ? { text: sentence('Usually answers within {{count}} hours.'), params: { count: usual } }
      : { text: sentence('Usually answers within {{count}} days.'), params: { count: Math.ceil(usual / 24) } }
  }
  if (hours < 1) return { text: sentence('The hospital will answer as soon as it can.'), params: {} }
  const range = hours >= MAX_ANSWER_HOURS ? CONTACT_HOURS : String(hours)
  return { text: sentence('The hospital will contact you within {{range}} hours to confirm.'), params: { range } }
}
