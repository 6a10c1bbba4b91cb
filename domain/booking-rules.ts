/** Booking rules of hospitals, including their notice. */
import type { BookableService, Calendar } from './availability.ts'

/** Maximum booking horizon of any hospital, in days. */
export const MAX_DAYS_AHEAD = 365

export const CONFIRMATIONS = ['on_request', 'instant'] as const
/** Booking rules of a hospital. */
export type BookingRules = {
  /** Minimum notice before a visit, in minutes. */
  noticeMinutes: number
  /** Minimum notice before a visit for a procedure, in minutes. */
  procedureNoticeMinutes: number
  /** Booking horizon in days. */
  horizonDays: number
  /** Buffer after each appointment, in minutes. */
  bufferMinutes: number
  /** Confirmation of bookings: at once, or by the hospital. */
  confirmation: (typeof CONFIRMATIONS)[number]
}

const HOUR_MINUTES = 60
/**
 * Default rules. Bookings are confirmed by hand, with time to answer a request and, for a
 * procedure, to arrange the journey.
 */
export const DEFAULT_BOOKING_RULES: BookingRules = {
  noticeMinutes: 48 * HOUR_MINUTES,
  procedureNoticeMinutes: 7 * 24 * HOUR_MINUTES,
  horizonDays: MAX_DAYS_AHEAD,
  bufferMinutes: 0,
  confirmation: 'on_request',
}

/** Returns the minimum notice. A first consultation needs the notice of a consultation. */
export const noticeOf = ({ visitType }: Pick<BookableService, 'visitType'>, rules: BookingRules): number =>
  visitType === 'procedure' ? rules.procedureNoticeMinutes : rules.noticeMinutes

/** Removes the notice, which does not apply to times that the hospital sets itself. */
export const withoutNotice = <Facts extends Calendar>(facts: Facts): Facts => ({
  ...facts,
  rules: { ...facts.rules, noticeMinutes: 0, procedureNoticeMinutes: 0 },
})
