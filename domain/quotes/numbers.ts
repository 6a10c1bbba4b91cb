/** Numbers of quote requests for people. */
import { BOOKING_ID, bookingIdFrom } from '../appointments.ts'

/** `QR-` and 8 unambiguous characters from random bytes. */
export const quoteNumberFrom = (random: Uint8Array): string => bookingIdFrom(random).replace(/^BK/, 'QR')

export const QUOTE_NUMBER = new RegExp(BOOKING_ID.source.replace('BK', 'QR'), 'u')
