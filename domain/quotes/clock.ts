/**
 * Answer clock of a hospital in whole minutes of its business days. A business day counts from
 * midnight to midnight in Istanbul. It is a weekday with opening hours that is neither a public
 * holiday nor closed.
 */
import { dateOfDay, dayIn, startOfDay, weekdayOfDay } from '../days.ts'
import { publicHolidays } from '../public-holidays.ts'
import { ANSWER_MINUTES, REMINDER_SHARES } from './limits.ts'

const MINUTE = 60_000
/** Bound of the search for business days, for hospitals that never open. */
const MOST_DAYS = 400

/** Working days of a hospital. */
export type BusinessDays = {
  /** ISO weekdays, Monday = 1. Empty for the default: Monday to Saturday. */
  weekdays: readonly number[]
  /** Whole days on which it is closed, both ends included. */
  closures: readonly { from: string; to: string }[]
}

const DEFAULT_WEEKDAYS = [1, 2, 3, 4, 5, 6]
const holidays = new Map<string, boolean>()

function isHoliday(date: string): boolean {
  const cached = holidays.get(date)
  if (cached !== undefined) return cached
  const isOne = publicHolidays({ from: date, to: date }).length > 0
  holidays.set(date, isOne)
  return isOne
}

function isBusinessDayOf({ weekdays, closures }: BusinessDays, day: number): boolean {
  const date = dateOfDay(day)
  const open = weekdays.length > 0 ? weekdays : DEFAULT_WEEKDAYS
  return (
    open.includes(weekdayOfDay(day)) && !isHoliday(date) && !closures.some(({ from, to }) => from <= date && date <= to)
  )
}

/**
 * Returns the whole minutes of business days between two instants. 0 if `to` is not later. Stops at
 * the end of the day that reaches `enough` minutes.
 */
export function businessMinutes(days: BusinessDays, from: Date, to: Date, enough = Number.POSITIVE_INFINITY): number {
  let milliseconds = 0
  const end = to.getTime()
  const last = Math.min(dayIn(end), dayIn(from.getTime()) + MOST_DAYS)
  for (let day = dayIn(from.getTime()); day <= last && milliseconds < enough * MINUTE; day++)
    if (isBusinessDayOf(days, day))
      milliseconds += Math.max(0, Math.min(end, startOfDay(day + 1)) - Math.max(from.getTime(), startOfDay(day)))
  return Math.floor(milliseconds / MINUTE)
}

/** Returns the instant after this many minutes of business days. */
export function afterBusinessMinutes(days: BusinessDays, from: Date, minutes: number): Date {
  let left = minutes * MINUTE
  let at = from.getTime()
  for (let day = dayIn(at), last = day + MOST_DAYS; day <= last; day++) {
    const start = Math.max(at, startOfDay(day))
    if (!isBusinessDayOf(days, day)) continue
    const room = startOfDay(day + 1) - start
    if (left <= room) return new Date(start + left)
    left -= room
    at = startOfDay(day + 1)
  }
  return new Date(at + left)
}

export const QUOTE_CLOCK_STATES = ['running', 'paused', 'stopped'] as const
export type QuoteClockState = (typeof QUOTE_CLOCK_STATES)[number]

/** Stored clock. `usedMinutes` counts up to the last stop and `runningSince` counts on. */
export type StoredClock = {
  /** Minutes to answer, fixed when the request arrives. */
  answerMinutes: number
  usedMinutes: number
  runningSince: Date | null
  pausedAt: Date | null
  dueAt: Date | null
  answeredMinutes: number | null
}

/** Starts a new clock now. */
export const startClock = (days: BusinessDays, now: Date, answerMinutes = ANSWER_MINUTES): StoredClock => ({
  answerMinutes,
  usedMinutes: 0,
  runningSince: now,
  pausedAt: null,
  dueAt: afterBusinessMinutes(days, now, answerMinutes),
  answeredMinutes: null,
})

const usedAt = (clock: StoredClock, days: BusinessDays, now: Date): number =>
  clock.usedMinutes + (clock.runningSince ? businessMinutes(days, clock.runningSince, now) : 0)

/** Pauses the clock while the patient has a question to answer. */
export const pauseClock = (clock: StoredClock, days: BusinessDays, now: Date): StoredClock => ({
  ...clock,
  usedMinutes: usedAt(clock, days, now),
  runningSince: null,
  pausedAt: now,
  dueAt: null,
})

/** Resumes the clock. A clock that ran out earlier stays late. */
export const resumeClock = (clock: StoredClock, days: BusinessDays, now: Date): StoredClock => ({
  ...clock,
  runningSince: now,
  pausedAt: null,
  dueAt: afterBusinessMinutes(days, now, Math.max(0, clock.answerMinutes - clock.usedMinutes)),
})

/** Stops the clock for good, at the first answer. */
export const stopClock = (clock: StoredClock, days: BusinessDays, now: Date): StoredClock => ({
  answerMinutes: clock.answerMinutes,
  usedMinutes: usedAt(clock, days, now),
  runningSince: null,
  pausedAt: null,
  dueAt: null,
  answeredMinutes: clock.answeredMinutes ?? usedAt(clock, days, now),
})

/** State of a clock for readers. */
export type ClockReading = {
  state: QuoteClockState
  totalMinutes: number
  leftMinutes: number | null
  dueAt: Date | null
  pausedAt: Date | null
  answeredMinutes: number | null
  isLate: boolean
}

export function readClock(clock: StoredClock, days: BusinessDays, now: Date): ClockReading {
  const { answerMinutes, usedMinutes, runningSince } = clock
  // Capped, because a clock that ran out months ago is simply late.
  const left = answerMinutes - usedMinutes
  const used = usedMinutes + (runningSince ? businessMinutes(days, runningSince, now, left) : 0)
  const state = clock.runningSince ? 'running' : clock.pausedAt ? 'paused' : 'stopped'
  return {
    state,
    totalMinutes: answerMinutes,
    leftMinutes: state === 'stopped' ? null : Math.max(0, answerMinutes - used),
    dueAt: clock.dueAt,
    pausedAt: clock.pausedAt,
    answeredMinutes: clock.answeredMinutes,
    isLate: used > answerMinutes || (state === 'running' && used >= answerMinutes),
  }
}

/** Returns how many reminder shares of the clock have passed, 0 to 3. */
export function passedShares(clock: StoredClock, days: BusinessDays, now: Date): number {
  const used = usedAt(clock, days, now)
  return REMINDER_SHARES.filter((share) => used >= share * clock.answerMinutes).length
}

/**
 * Returns the instant of the next reminder of a running clock. Null once all are sent, or while the
 * clock is paused. An overdue reminder is due now.
 */
export function nextReminder(clock: StoredClock, days: BusinessDays, sent: number): Date | null {
  const share = REMINDER_SHARES[sent]
  if (share === undefined || !clock.runningSince) return null
  const left = Math.max(0, Math.ceil(share * clock.answerMinutes) - clock.usedMinutes)
  return afterBusinessMinutes(days, clock.runningSince, left)
}
