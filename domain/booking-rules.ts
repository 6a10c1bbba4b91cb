/** How hospitals take bookings, and how much notice they need. */
import type { BookableService, Calendar } from './availability.ts'

/** The furthest day that any hospital takes bookings for. */
export const MAX_DAYS_AHEAD = 365

export const CONFIRMATIONS = ['on_request', 'instant'] as const
/** How a hospital takes bookings. */
export type BookingRules = {
  /** Minimum notice before a visit, in minutes. */
  noticeMinutes: number
  /** Minimum notice before a visit for a procedure, in minutes. */
  procedureNoticeMinutes: number
  /** Booking horizon in days. */
  horizonDays: number
  /** Kept free after each appointment. */
  bufferMinutes: number
  /** Whether a booking is confirmed at once or waits for the hospital's word. */
  confirmation: (typeof CONFIRMATIONS)[number]
}

const HOUR_MINUTES = 60
/**
 * Time to answer a request and, for a procedure, to arrange the journey: bookings are confirmed by
 * hand.
 */
export const DEFAULT_BOOKING_RULES: BookingRules = {
  noticeMinutes: 48 * HOUR_MINUTES,
  procedureNoticeMinutes: 7 * 24 * HOUR_MINUTES,
  horizonDays: MAX_DAYS_AHEAD,
  bufferMinutes: 0,
  confirmation: 'on_request',
}

/** A first consultation needs the notice of a consultation. */
export const noticeOf = ({ visitType }: Pick<BookableService, 'visitType'>, rules: BookingRules): number =>
  visitType === 'procedure' ? rules.procedureNoticeMinutes : rules.noticeMinutes

/** Drops the notice: a hospital that sets a time itself needs none. */
export const withoutNotice = <Facts extends Calendar>(facts: Facts): Facts => ({
  ...facts,
  rules: { ...facts.rules, noticeMinutes: 0, procedureNoticeMinutes: 0 },
})
