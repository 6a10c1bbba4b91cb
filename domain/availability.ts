/**
 * The availability rule over plain facts. The calendar shows its result, bookings and moves must
 * pass it, and next free times are computed with it. Dates are yyyy-mm-dd, times HH:mm on the
 * hospital's wall clock.
 */
import { type BookingRules, noticeOf } from './booking-rules.ts'
import { addDays, type DaySpan, dateIn, instantOf, weekdayOf } from './days.ts'
import { sentence } from './sentences.ts'

export { type BookingRules, CONFIRMATIONS, DEFAULT_BOOKING_RULES, MAX_DAYS_AHEAD } from './booking-rules.ts'
export {
  addDays,
  type DaySpan,
  DEFAULT_DURATION,
  dateIn,
  HOSPITAL_TIME_ZONE,
  instantOf,
  timeIn,
  weekdayOf,
} from './days.ts'

export const TIME_SLOTS = ['09:00', '10:00', '11:00', '12:00', '14:00', '15:00', '16:00', '17:00'] as const
/** ISO weekdays, Monday = 1. Nobody can book a Sunday. */
const OPEN_WEEKDAYS = [1, 2, 3, 4, 5, 6] as const
export const SUNDAY = 7

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

/** A service of the hospital: its length, and whether the longer notice of procedures applies. */
export type BookableService = { id: string; minutes: number; isProcedure: boolean }

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

/** The services that can be booked: with a doctor, those that the doctor does. */
export function bookableServices({ doctor, services }: CalendarFacts): BookableService[] {
  if (doctor === null) return services
  return doctor === 'unknown' ? [] : services.filter(({ id }) => doctor.services.includes(id))
}

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

const MINUTE = 60_000
const within = (spans: readonly DaySpan[], date: string) => spans.some(({ from, to }) => from <= date && date <= to)
const doctorOf = ({ doctor }: Calendar) => (doctor === 'unknown' ? null : doctor)

/** The start times of a weekday: the doctor's own, else the hospital's. */
const hoursOn = (date: string, calendar: Calendar): readonly string[] =>
  (doctorOf(calendar)?.hours ?? calendar.openingHours)[weekdayOf(date)] ?? []

const isWholeDay = ({ hours }: Closure): boolean => !hours

/** Why a day that is neither past nor too far ahead has no times, or null. */
function refuseDate(date: string, calendar: Calendar): SlotRefusal | null {
  const doctor = doctorOf(calendar)
  if (weekdayOf(date) === SUNDAY) return 'sunday'
  if (within(calendar.closures.filter(isWholeDay), date)) return 'closed'
  if (calendar.holidays.includes(date)) return 'holiday'
  if (doctor && within(doctor.leave, date)) return 'away'
  if (hoursOn(date, calendar).length === 0) return doctor?.hours ? 'away' : 'closed'
  return null
}

/** Why nothing can be booked on a day, or null. */
export function refuseDay(date: string, calendar: Calendar): SlotRefusal | null {
  const today = dateIn(calendar.now)
  if (date < today) return 'past'
  if (date > addDays(today, calendar.rules.horizonDays)) return 'too_far'
  return refuseDate(date, calendar)
}

const minuteOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))

/**
 * The hours of a day in which nobody is seen: breaks of the doctor, and closures for part of the
 * day.
 */
function pausesOn(date: string, calendar: Calendar): readonly { from: string; to: string }[] {
  const breaks = (doctorOf(calendar)?.breaks ?? []).filter(({ weekday }) => weekday === weekdayOf(date))
  const closed = calendar.closures.flatMap((closure) =>
    closure.hours && within([closure], date) ? [closure.hours] : [],
  )
  return [...breaks, ...closed]
}

/** Whether an appointment of so many minutes would run into one of these. */
function inPause({ date, time }: Slot, minutes: number, calendar: Calendar): boolean {
  const start = minuteOf(time)
  return pausesOn(date, calendar).some(({ from, to }) => start < minuteOf(to) && start + minutes > minuteOf(from))
}

/**
 * Whether the hospital, or the doctor, has this time at all: it is on the list, and some service
 * ends before a pause.
 */
const isListed = (slot: Slot, facts: CalendarFacts): boolean =>
  hoursOn(slot.date, facts).includes(slot.time) &&
  bookableServices(facts).some(({ minutes }) => !inPause(slot, minutes, facts))

/** The services that can still be booked at this time without cutting their notice short. */
const inTime = ({ date, time }: Slot, facts: CalendarFacts): BookableService[] => {
  const ahead = instantOf(date, time).getTime() - facts.now.getTime()
  return bookableServices(facts).filter((service) => ahead >= noticeOf(service, facts.rules) * MINUTE)
}

/** Why a time cannot be booked, or null. What is taken is not looked at here. */
export function refuseSlot(slot: Slot, facts: CalendarFacts): SlotRefusal | null {
  if (instantOf(slot.date, slot.time) <= facts.now) return 'past'
  const refusal = refuseDay(slot.date, facts)
  if (refusal) return refusal
  if (inTime(slot, facts).length === 0) return 'too_soon'
  return isListed(slot, facts) ? null : 'off_list'
}

const overlaps = (a: Stretch, b: Stretch) => a.start < b.end && a.end > b.start

/**
 * Whether one of the services fits: before the pause, clear of what is taken, and clear of the
 * patient's own appointments.
 */
function fits(slot: Slot, facts: CalendarFacts, { taken, mine }: Pick<CalendarFacts, 'taken' | 'mine'>): boolean {
  const start = instantOf(slot.date, slot.time).getTime()
  return bookableServices(facts).some(({ id, minutes }) => {
    const end = start + minutes * MINUTE
    const kept = { start, end: end + facts.rules.bufferMinutes * MINUTE }
    const others = facts.doctor ? taken : taken.filter(({ serviceId }) => serviceId === id)
    return (
      !inPause(slot, minutes, facts) &&
      !others.some((other) => overlaps(other, kept)) &&
      !mine.some((other) => overlaps(other, { start, end }))
    )
  })
}

export const isTaken = (slot: Slot, facts: CalendarFacts): boolean =>
  !fits(slot, facts, { taken: facts.taken, mine: [] })
export const isMine = (slot: Slot, facts: CalendarFacts): boolean => !fits(slot, facts, { taken: [], mine: facts.mine })

/** The rule itself: whether a booking of this time would be accepted. */
export const isBookable = (slot: Slot, facts: CalendarFacts): boolean =>
  refuseSubject(facts) === null &&
  refuseSlot(slot, facts) === null &&
  fits(slot, { ...facts, services: inTime(slot, facts) }, facts)

export type AvailableDay = { date: string; refusal: SlotRefusal | null; times: { time: string; available: boolean }[] }

/** Each day with its times and whether they can be booked. */
export function availableDays({ from, to }: DaySpan, facts: CalendarFacts): AvailableDay[] {
  const days: AvailableDay[] = []
  for (let date = from; date <= to; date = addDays(date, 1)) {
    const refusal = refuseDay(date, facts)
    const listed = refusal ? [] : hoursOn(date, facts).filter((time) => isListed({ date, time }, facts))
    days.push({
      date,
      refusal,
      times: listed.map((time) => ({ time, available: isBookable({ date, time }, facts) })),
    })
  }
  return days
}

export const lastBookableDay = ({ now, rules }: Pick<Calendar, 'now' | 'rules'>): string =>
  addDays(dateIn(now), rules.horizonDays)

/** The first times of these days that can be booked, the earliest first. */
export function nextTimes(facts: CalendarFacts, { from, to, limit }: DaySpan & { limit: number }): Slot[] {
  const slots: Slot[] = []
  const last = lastBookableDay(facts)
  if (refuseSubject(facts)) return slots
  for (let date = from; date <= to && date <= last && slots.length < limit; date = addDays(date, 1)) {
    if (refuseDate(date, facts)) continue
    for (const time of hoursOn(date, facts)) if (isBookable({ date, time }, facts)) slots.push({ date, time })
  }
  return slots.slice(0, limit)
}

/** The earliest time that can be booked, or null. */
export function nextFree(facts: CalendarFacts): Slot | null {
  const [first = null] = nextTimes(facts, { from: dateIn(facts.now), to: lastBookableDay(facts), limit: 1 })
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
  // Another day comes within reach.
  if (!free) return instantOf(addDays(dateIn(facts.now), 1), '00:00')
  const services = facts.services.filter((service) => isBookable(free, { ...facts, services: [service] }))
  const notice = Math.min(...services.map((service) => noticeOf(service, facts.rules)))
  return new Date(instantOf(free.date, free.time).getTime() - notice * MINUTE)
}

/** Longest stretch of days one availability question may span. */
export const MAX_AVAILABILITY_DAYS = 62
