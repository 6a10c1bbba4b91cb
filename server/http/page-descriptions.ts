/**
 * Descriptions of pages that the browser renders. Server-rendered pages have their own, in the
 * reader's language.
 */
import type { PageName } from '#domain/pages.ts'
import { sentence } from '#domain/sentences.ts'

/** Line under the title on the sharing picture of a page. */
export const HOUSE = sentence('Hospitals, doctors and treatments in Türkiye')

export const PAGE_DESCRIPTIONS: Partial<Record<PageName, string>> = {
  compare: sentence(
    'Two or three hospitals or doctors side by side: prices, next available times, languages, insurance and reviews.',
  ),
  favourites: sentence('The hospitals and doctors you have saved, with their next available times.'),
  bookAppointment: sentence('The hospital, treatment and doctor you have chosen, before you ask for a time.'),
  checkout: sentence('Who the appointment is for, and the day and time at the hospital.'),
  payment: sentence('What is due now (nothing) and what you pay at the hospital.'),
  login: sentence('Sign in to see your appointments, your messages with hospitals and your favourites.'),
  register: sentence(
    'A free account to book appointments at hospitals in Türkiye and keep everything about them in one place.',
  ),
  forgotPassword: sentence('Request a link to choose a new password.'),
  resetPassword: sentence('Choose the new password of your account.'),
  confirmEmail: sentence('Confirm that the email address of your account is yours.'),
  testBackend: sentence(
    'Call every documented address of this installation and see what it answers, how fast and how much.',
  ),
  debugAuth: sentence(
    'What this browser stores of your session, what the token says, and whether the admin panel opens.',
  ),
  newsletter: sentence('Confirm or end the Hekima newsletter with the link in an email.'),
  profile: sentence('Your account: name, address, password, two-factor sign-in, devices and privacy.'),
}
