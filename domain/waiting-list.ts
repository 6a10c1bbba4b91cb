/**
 * Waiting list: a patient requests a time of a treatment, or an earlier time of a visit. A free
 * time is offered to one entry at a time, in the order of creation. A file without the validator,
 * so that the page of a hospital can use it.
 */
import { addDays } from './days.ts'

/** States of an entry. `waiting` and `offered` are open, the others are final. */
export const WAITING_STATES = ['waiting', 'offered', 'claimed', 'passed', 'expired', 'cancelled'] as const
export type WaitingState = (typeof WAITING_STATES)[number]

/** States of an offer. Only an open one holds its time. */
export const WAITING_OFFER_STATES = ['open', 'claimed', 'passed', 'expired', 'withdrawn'] as const
export type WaitingOfferState = (typeof WAITING_OFFER_STATES)[number]

/** Minutes for which an offered time is held. */
export const OFFER_MINUTES = 30
export const offerEnd = (now: Date): Date => new Date(now.getTime() + OFFER_MINUTES * 60_000)

/** Maximum number of open entries of an account. */
export const MAX_WAITING = 10
/** Maximum number of new entries of an account within a day. */
export const WAITING_A_DAY = 20
/** Days for which an ended entry stays in its owner's list. */
export const ENDED_DAYS = 7

export const DAY_PARTS = ['any', 'morning', 'afternoon'] as const
export type DayPart = (typeof DAY_PARTS)[number]
const AFTERNOON = '12:00'

/** Requested days and time of day. */
export type RequestedTimes = { from: string; to: string; dayPart: DayPart }

export function suits({ date: day, time }: { date: string; time: string }, requested: RequestedTimes): boolean {
  if (day < requested.from || day > requested.to) return false
  if (requested.dayPart === 'any') return true
  return time < AFTERNOON === (requested.dayPart === 'morning')
}

const LATE_DAYS = 14
/** Returns true if the next free time is so late that the waiting list is offered. */
export const isLate = (next: { date: string } | undefined, today: string): boolean =>
  next === undefined || next.date > addDays(today, LATE_DAYS)
