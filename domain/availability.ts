/**
 * Availability rule over plain facts. The calendar shows its result, bookings and moves must pass
 * it, and next free times are computed with it. Dates are yyyy-mm-dd, times HH:mm on the hospital's
 * clock.
 */
import type { BookingRules } from './booking-rules.ts'
import { addDays, type DaySpan, dateIn, dateOfDay, dayNumber, minuteOf, startOfDay } from './days.ts'
import { sentence } from './sentences.ts'
import {
  bookableServices,
  dayOf,
  firstTimes,
  hasRoom,
  isFree,
  isInTime,
  isListed,
  servicesFreeAt,
  startOf,
  type Timetable,
  timetableOf,
  weekOf,
} from './timetable.ts'
import type { VisitType } from './visit-types.ts'

export { type BookingRules, CONFIRMATIONS, DEFAULT_BOOKING_RULES, MAX_DAYS_AHEAD } from './booking-rules.ts'
export {
  addDays,
  type DaySpan,
  DEFAULT_DURATION,
  dateIn,
  HOSPITAL_TIME_ZONE,
  instantOf,
  SUNDAY,
  timeIn,
  weekdayOf,
} from './days.ts'
export { bookableServices } from './timetable.ts'

export const TIME_SLOTS = ['09:00', '10:00', '11:00', '12:00', '14:00', '15:00', '16:00', '17:00'] as const
/** Bookable ISO weekdays, Monday = 1. Sundays are never bookable. */
const OPEN_WEEKDAYS = [1, 2, 3, 4, 5, 6] as const

/** Start times by ISO weekday. */
export type WeeklyHours = Partial<Record<number, readonly string[]>>
export const DEFAULT_OPENING_HOURS: WeeklyHours = /* @__PURE__ */ Object.fromEntries(
  /* @__PURE__ */ OPEN_WEEKDAYS.map((day) => [day, TIME_SLOTS]),
)

/** Closure on these days: the whole day, or from one time to another on each of them. */
export type Closure = DaySpan & { hours?: { from: string; to: string } | null }
export type Slot = { date: string; time: string }
/** Period in milliseconds since the epoch, without its end. */
export type Stretch = { start: number; end: number }

export type DoctorCalendar = {
  /** IDs of the doctor's treatments. */
  services: string[]
  /** The doctor's own start times. Null for those of the hospital. */
  hours: WeeklyHours | null
  /** Breaks by weekday. */
  breaks: { weekday: number; from: string; to: string }[]
  leave: DaySpan[]
}

/** Availability of a hospital, or of one of its doctors, as seen at `now`. */
export type Calendar = {
  now: Date
  /** Inactive hospitals take no appointments. */
  isActive: boolean
  openingHours: WeeklyHours
  closures: Closure[]
  /** Public holidays on which the hospital is closed. */
  holidays: string[]
  rules: BookingRules
  /** Null without a chosen doctor. `unknown` is a doctor who does not work at this hospital. */
  doctor: DoctorCalendar | 'unknown' | null
}

/** Active appointment. `end` includes the buffer after it. */
export type TakenSlot = Stretch & { serviceId: string }

/** Service of the hospital with the type and length of its visit. */
export type BookableService = { id: string; minutes: number; visitType: VisitType }

/** Calendar with the request and the taken times. */
export type CalendarFacts = Calendar & {
  /** Requested services of the hospital. One that fits is enough. */
  services: BookableService[]
  /** Appointments of the doctor, or those without a doctor. */
  taken: TakenSlot[]
  /** The patient's own appointments, at any hospital. */
  mine: Stretch[]
}

/** Reasons why the subject cannot be booked at all: the wrong field with its sentence. */
export const SUBJECT_REFUSALS = {
  inactive: { field: 'hospitalId', sentence: 'This hospital does not take appointments.' },
  not_offered: { field: 'serviceId', sentence: 'This hospital does not offer this service.' },
  not_here: { field: 'doctorId', sentence: 'This doctor does not work at this hospital.' },
  not_done: { field: 'doctorId', sentence: 'This doctor does not offer this treatment.' },
} as const
export type SubjectRefusal = keyof typeof SUBJECT_REFUSALS

export function refuseSubject(facts: CalendarFacts): SubjectRefusal | null {
  if (!facts.isActive) return 'inactive'
  if (facts.services.length === 0) return 'not_offered'
  if (facts.doctor === 'unknown') return 'not_here'
  return bookableServices(facts).length === 0 ? 'not_done' : null
}

export const SLOT_REFUSALS = ['past', 'too_soon', 'too_far', 'sunday', 'closed', 'holiday', 'away', 'off_list'] as const
export type SlotRefusal = (typeof SLOT_REFUSALS)[number]

/** Sentences of the refusals. `{{count}}` is the hospital's horizon. */
export const REFUSALS: Record<SlotRefusal, string> = {
  past: 'This time has already passed. Please choose a later one.',
  too_soon: 'The hospital needs more notice than this. Please choose a later time.',
  too_far: 'Appointments can be booked up to {{count}} days ahead. Please choose an earlier day.',
  sunday: 'Appointments cannot be booked on a Sunday. Please choose another day.',
  closed: 'The hospital is closed on this day. Please choose another day.',
  holiday: 'The hospital is closed on this public holiday. Please choose another day.',
  away: 'The doctor does not see patients on this day. Please choose another day.',
  off_list: 'The hospital does not offer this time. Please choose one of the times shown.',
}

export const refusalSentence = (refusal: SlotRefusal, { horizonDays }: BookingRules): string =>
  refusal === 'too_far' ? sentence(REFUSALS.too_far, { count: horizonDays }) : REFUSALS[refusal]

/** Returns the reason why a day cannot be booked, or null. */
export const refuseDay = (date: string, calendar: Calendar): SlotRefusal | null =>
  dayOf(dayNumber(date), weekOf(calendar)).refusal

/** Returns the position of a time in a timetable: its day, and its minute of the day. */
const placeOf = ({ date, time }: Slot, timetable: Timetable) => ({
  day: dayOf(dayNumber(date), timetable),
  minute: minuteOf(time),
})

/** Returns the reason why a time cannot be booked, or null. It ignores taken times. */
export function refuseSlot(slot: Slot, facts: CalendarFacts): SlotRefusal | null {
  const timetable = timetableOf(facts)
  const { day, minute } = placeOf(slot, timetable)
  if (startOf(day, minute) <= timetable.now) return 'past'
  if (day.refusal) return day.refusal
  if (!isInTime(day, minute, timetable)) return 'too_soon'
  return day.hours.includes(slot.time) && isListed(day, minute, timetable) ? null : 'off_list'
}

/** Returns true if some service fits, regardless of its notice. */
function fits(slot: Slot, facts: CalendarFacts): boolean {
  const timetable = timetableOf(facts)
  const { day, minute } = placeOf(slot, timetable)
  return timetable.services.some((service) => hasRoom(service, { day, minute }, timetable))
}

export const isTaken = (slot: Slot, facts: CalendarFacts): boolean => !fits(slot, { ...facts, mine: [] })
export const isMine = (slot: Slot, facts: CalendarFacts): boolean => !fits(slot, { ...facts, taken: [] })

/** Applies the rule: returns true if a booking of this time would be accepted. */
export function isBookable(slot: Slot, facts: CalendarFacts): boolean {
  if (refuseSubject(facts)) return false
  const timetable = timetableOf(facts)
  const { day, minute } = placeOf(slot, timetable)
  return !day.refusal && day.hours.includes(slot.time) && isFree(day, minute, timetable)
}

export type AvailableDay = { date: string; refusal: SlotRefusal | null; times: { time: string; available: boolean }[] }

/** Returns each day with its times and whether they can be booked. */
export function availableDays({ from, to }: DaySpan, facts: CalendarFacts): AvailableDay[] {
  const timetable = timetableOf(facts)
  const isClosed = refuseSubject(facts) !== null
  const days: AvailableDay[] = []
  for (let number = dayNumber(from); number <= dayNumber(to); number++) {
    const day = dayOf(number, timetable)
    const listed = day.refusal ? [] : day.hours.filter((time) => isListed(day, minuteOf(time), timetable))
    days.push({
      date: dateOfDay(number),
      refusal: day.refusal,
      times: listed.map((time) => ({ time, available: !isClosed && isFree(day, minuteOf(time), timetable) })),
    })
  }
  return days
}

export const lastBookableDay = ({ now, rules }: Pick<Calendar, 'now' | 'rules'>): string =>
  addDays(dateIn(now), rules.horizonDays)

/** Returns the first bookable times of these days, earliest first. */
export function nextTimes(facts: CalendarFacts, { from, to, limit }: DaySpan & { limit: number }): Slot[] {
  if (refuseSubject(facts)) return []
  return firstTimes(timetableOf(facts), { from: dayNumber(from), to: dayNumber(to), limit })
}

/** Returns the earliest bookable time, or null. */
export function nextFree(facts: CalendarFacts): Slot | null {
  if (refuseSubject(facts)) return null
  const timetable = timetableOf(facts)
  const [first = null] = firstTimes(timetable, { from: timetable.today, to: timetable.lastDay, limit: 1 })
  return first
}

/** Returns true if the day after a free time has one as well. */
export function isNextDayFree(free: Slot, facts: CalendarFacts): boolean {
  const date = addDays(free.date, 1)
  return nextTimes(facts, { from: date, to: date, limit: 1 }).length > 0
}

/**
 * Returns the instant at which a next free time changes without any booking or edit, or null if it
 * stays.
 */
export function nextFreeEndsAt(free: Slot | null, facts: CalendarFacts): Date | null {
  if (refuseSubject(facts)) return null
  const timetable = timetableOf(facts)
  // Another day becomes bookable.
  if (!free) return new Date(startOfDay(timetable.today + 1))
  const { day, minute } = placeOf(free, timetable)
  const services = day.refusal || !day.hours.includes(free.time) ? [] : servicesFreeAt(day, minute, timetable)
  return new Date(startOf(day, minute) - Math.min(...services.map(({ notice }) => notice)))
}

/** Maximum number of days of one availability request. */
export const MAX_AVAILABILITY_DAYS = 62
