/**
 * The availability rule over plain facts. The calendar shows its result, bookings and moves must
 * pass it, and next free times are computed with it. Dates are yyyy-mm-dd, times HH:mm on the
 * hospital's wall clock.
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
/** ISO weekdays, Monday = 1. Nobody can book a Sunday. */
const OPEN_WEEKDAYS = [1, 2, 3, 4, 5, 6] as const

/** Start times by ISO weekday. */
export type WeeklyHours = Partial<Record<number, readonly string[]>>
export const DEFAULT_OPENING_HOURS: WeeklyHours = /* @__PURE__ */ Object.fromEntries(
  /* @__PURE__ */ OPEN_WEEKDAYS.map((day) => [day, TIME_SLOTS]),
)

/** Closed on these days: the whole day, or from one time to another on each of them. */
export type Closure = DaySpan & { hours?: { from: string; to: string } | null }
export type Slot = { date: string; time: string }
/** Milliseconds since the epoch; the end is not included. */
export type Stretch = { start: number; end: number }

export type DoctorCalendar = {
  /** The ids of the treatments that the doctor does. */
  services: string[]
  /** The doctor's own start times; null where they are the hospital's. */
  hours: WeeklyHours | null
  /** Hours of a weekday in which the doctor sees nobody. */
  breaks: { weekday: number; from: string; to: string }[]
  leave: DaySpan[]
}

/** When a hospital, or one of its doctors, takes appointments, as seen at `now`. */
export type Calendar = {
  now: Date
  /** Inactive hospitals take no appointments. */
  isActive: boolean
  openingHours: WeeklyHours
  closures: Closure[]
  /** The public holidays on which the hospital is closed. */
  holidays: string[]
  rules: BookingRules
  /** Null where no doctor was chosen; `unknown` is one who does not work at this hospital. */
  doctor: DoctorCalendar | 'unknown' | null
}

/** An appointment that stands; `end` includes what is kept free after it. */
export type TakenSlot = Stretch & { serviceId: string }

/** A service of the hospital: the type and the length of the visit that is booked for it. */
export type BookableService = { id: string; minutes: number; visitType: VisitType }

/** A calendar with what is asked of it and what is taken. */
export type CalendarFacts = Calendar & {
  /** The hospital's services in question. It is enough that one of them fits. */
  services: BookableService[]
  /** The doctor's appointments; without a doctor, those that name none. */
  taken: TakenSlot[]
  /** The patient's own, at any hospital. */
  mine: Stretch[]
}

/** Why nothing can be booked at all: the field that is wrong, with its sentence. */
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

/** `{{count}}` is the hospital's horizon. */
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

/** Why nothing can be booked on a day, or null. */
export const refuseDay = (date: string, calendar: Calendar): SlotRefusal | null =>
  dayOf(dayNumber(date), weekOf(calendar)).refusal

/** A time of a timetable: its day, and its minute of the day. */
const placeOf = ({ date, time }: Slot, timetable: Timetable) => ({
  day: dayOf(dayNumber(date), timetable),
  minute: minuteOf(time),
})

/** Returns why a time cannot be booked, or null. Does not look at taken times. */
export function refuseSlot(slot: Slot, facts: CalendarFacts): SlotRefusal | null {
  const timetable = timetableOf(facts)
  const { day, minute } = placeOf(slot, timetable)
  if (startOf(day, minute) <= timetable.now) return 'past'
  if (day.refusal) return day.refusal
  if (!isInTime(day, minute, timetable)) return 'too_soon'
  return day.hours.includes(slot.time) && isListed(day, minute, timetable) ? null : 'off_list'
}

/** Whether some service fits, whatever its notice. */
function fits(slot: Slot, facts: CalendarFacts): boolean {
  const timetable = timetableOf(facts)
  const { day, minute } = placeOf(slot, timetable)
  return timetable.services.some((service) => hasRoom(service, { day, minute }, timetable))
}

export const isTaken = (slot: Slot, facts: CalendarFacts): boolean => !fits(slot, { ...facts, mine: [] })
export const isMine = (slot: Slot, facts: CalendarFacts): boolean => !fits(slot, { ...facts, taken: [] })

/** The rule itself: whether a booking of this time would be accepted. */
export function isBookable(slot: Slot, facts: CalendarFacts): boolean {
  if (refuseSubject(facts)) return false
  const timetable = timetableOf(facts)
  const { day, minute } = placeOf(slot, timetable)
  return !day.refusal && day.hours.includes(slot.time) && isFree(day, minute, timetable)
}

export type AvailableDay = { date: string; refusal: SlotRefusal | null; times: { time: string; available: boolean }[] }

/** Each day with its times and whether they can be booked. */
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

/** The first times of these days that can be booked, the earliest first. */
export function nextTimes(facts: CalendarFacts, { from, to, limit }: DaySpan & { limit: number }): Slot[] {
  if (refuseSubject(facts)) return []
  return firstTimes(timetableOf(facts), { from: dayNumber(from), to: dayNumber(to), limit })
}

/** The earliest time that can be booked, or null. */
export function nextFree(facts: CalendarFacts): Slot | null {
  if (refuseSubject(facts)) return null
  const timetable = timetableOf(facts)
  const [first = null] = firstTimes(timetable, { from: timetable.today, to: timetable.lastDay, limit: 1 })
  return first
}

/** Whether the day after a free time has one as well. */
export function isNextDayFree(free: Slot, facts: CalendarFacts): boolean {
  const date = addDays(free.date, 1)
  return nextTimes(facts, { from: date, to: date, limit: 1 }).length > 0
}

/**
 * The instant from which a next free time is another one though nothing was booked or changed;
 * null: it stays.
 */
export function nextFreeEndsAt(free: Slot | null, facts: CalendarFacts): Date | null {
  if (refuseSubject(facts)) return null
  const timetable = timetableOf(facts)
  // Another day comes within reach.
  if (!free) return new Date(startOfDay(timetable.today + 1))
  const { day, minute } = placeOf(free, timetable)
  const services = day.refusal || !day.hours.includes(free.time) ? [] : servicesFreeAt(day, minute, timetable)
  return new Date(startOf(day, minute) - Math.min(...services.map(({ notice }) => notice)))
}

/** Longest stretch of days one availability question may span. */
export const MAX_AVAILABILITY_DAYS = 62
