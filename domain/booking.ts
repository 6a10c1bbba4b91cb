/** What people read around a booking. Apart from the schemas, so that a page with a button does not load the validator. */
/** Within so many hours the hospital makes contact; word joiners keep the range on one line. */
export const CONTACT_HOURS = '24\u2060–\u206048'

export const BOOKING_MESSAGES = {
  terms: 'Please agree to the terms and conditions',
  incomplete: 'Please fill in all required fields and select a date and time',
  noService: 'Please select a service first',
} as const
