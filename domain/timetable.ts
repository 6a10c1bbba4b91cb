/**
 * Calendar in integers: days since 1970, minutes of a day, milliseconds since the epoch. The rule
 * of availability.ts checks hundreds of days and times for one response. With dates as objects and
 * texts it took a fifth of a search.
 */
import type { BookableService, Calendar, CalendarFacts, Slot, SlotRefusal, WeeklyHours } from './availability.ts'
import { noticeOf } from './booking-rules.ts'
import { type DaySpan, dateOfDay, dayIn, dayNumber, minuteOf, SUNDAY, startOfDay, weekdayOfDay } from './days.ts'

const MINUTE = 60_000

/** Day numbers, first and last included. */
type Days = { from: number; to: number }
/** Break in minutes of a day, without its end. */
type Pause = { from: number; to: number }

/** Start times and closed days, as seen at `now`. */
type Week = {
  now: number
  today: number
  lastDay: number
  hours: WeeklyHours
  /** True for hours of the doctor, false for those of the hospital. */
  ownHours: boolean
  closed: Days[]
  holidays: number[]
  leave: Days[]
  breaks: (Pause & { weekday: number })[]
  /** Closures for part of a day. */
  partlyClosed: (Days & { pause: Pause })[]
}

/** Service with its length and its notice in milliseconds. */
type TimedService = { id: string; minutes: number; length: number; notice: number }

export type Timetable = Week &
  Pick<CalendarFacts, 'taken' | 'mine'> & {
    services: TimedService[]
    buffer: number
    /** True if taken times block all services, because they share the doctor. */
    isShared: boolean
  }

/** Day with the reason why it cannot be booked, its start times, and its breaks. */
export type Day = { start: number; refusal: SlotRefusal | null; hours: readonly string[]; pauses: Pause[] }

const daysOf = ({ from, to }: DaySpan): Days => ({ from: dayNumber(from), to: dayNumber(to) })
const pauseOf = ({ from, to }: { from: string; to: string }): Pause => ({ from: minuteOf(from), to: minuteOf(to) })
const covers = (spans: readonly Days[], day: number) => spans.some(({ from, to }) => from <= day && day <= to)

export function weekOf({ now, rules, openingHours, closures, holidays, doctor: named }: Calendar): Week {
  const doctor = named === 'unknown' ? null : named
  const today = dayIn(now.getTime())
  return {
    now: now.getTime(),
    today,
    lastDay: today + rules.horizonDays,
    hours: doctor?.hours ?? openingHours,
    ownHours: Boolean(doctor?.hours),
    closed: closures.filter(({ hours }) => !hours).map(daysOf),
    holidays: holidays.map(dayNumber),
    leave: doctor?.leave.map(daysOf) ?? [],
    breaks: doctor?.breaks.map(({ weekday, ...pause }) => ({ weekday, ...pauseOf(pause) })) ?? [],
    partlyClosed: closures.flatMap(({ hours, ...days }) => (hours ? { ...daysOf(days), pause: pauseOf(hours) } : [])),
  }
}

/** Returns the bookable services: with a doctor, those of the doctor. */
export function bookableServices({ doctor, services }: CalendarFacts): BookableService[] {
  if (doctor === null) return services
  return doctor === 'unknown' ? [] : services.filter(({ id }) => doctor.services.includes(id))
}

export function timetableOf(facts: CalendarFacts): Timetable {
  const timed = (service: BookableService): TimedService => ({
    id: service.id,
    minutes: service.minutes,
    length: service.minutes * MINUTE,
    notice: noticeOf(service, facts.rules) * MINUTE,
  })
  return {
    ...weekOf(facts),
    services: bookableServices(facts).map(timed),
    buffer: facts.rules.bufferMinutes * MINUTE,
    isShared: facts.doctor !== null,
    taken: facts.taken,
    mine: facts.mine,
  }
}

function refusalOf(day: number, week: Week): SlotRefusal | null {
  if (day < week.today) return 'past'
  if (day > week.lastDay) return 'too_far'
  const weekday = weekdayOfDay(day)
  if (weekday === SUNDAY) return 'sunday'
  if (covers(week.closed, day)) return 'closed'
  if (week.holidays.includes(day)) return 'holiday'
  if (covers(week.leave, day)) return 'away'
  if (!week.hours[weekday]?.length) return week.ownHours ? 'away' : 'closed'
  return null
}

function pausesOn(day: number, weekday: number, { breaks, partlyClosed }: Week): Pause[] {
  if (breaks.length + partlyClosed.length === 0) return []
  return [
    ...breaks.filter((pause) => pause.weekday === weekday),
    ...partlyClosed.filter(({ from, to }) => from <= day && day <= to).map(({ pause }) => pause),
  ]
}

export function dayOf(day: number, week: Week): Day {
  const weekday = weekdayOfDay(day)
  return {
    start: startOfDay(day),
    refusal: refusalOf(day, week),
    hours: week.hours[weekday] ?? [],
    pauses: pausesOn(day, weekday, week),
  }
}

export const startOf = (day: Day, minute: number): number => day.start + minute * MINUTE

/** Returns true if a service that begins at this minute would overlap a break. */
const isInPause = (day: Day, minute: number, { minutes }: TimedService): boolean =>
  day.pauses.some(({ from, to }) => minute < to && minute + minutes > from)

/** Returns true if some service ends before a break. */
export const isListed = (day: Day, minute: number, { services }: Timetable): boolean =>
  services.some((service) => !isInPause(day, minute, service))

const keepsNotice = (day: Day, minute: number, { notice }: TimedService, now: number): boolean =>
  startOf(day, minute) - now >= notice

/** Returns true if some service can still be booked with its notice. */
export const isInTime = (day: Day, minute: number, { services, now }: Timetable): boolean =>
  services.some((service) => keepsNotice(day, minute, service, now))

/**
 * Returns true if a service fits: before the break, without overlapping taken times or the
 * patient's own appointments.
 */
export function hasRoom(
  service: TimedService,
  { day, minute }: { day: Day; minute: number },
  { taken, mine, buffer, isShared }: Timetable,
): boolean {
  const start = startOf(day, minute)
  const end = start + service.length
  return (
    !isInPause(day, minute, service) &&
    !taken.some((o) => (isShared || o.serviceId === service.id) && o.start < end + buffer && o.end > start) &&
    !mine.some((other) => other.start < end && other.end > start)
  )
}

const isServiceFree = (service: TimedService, day: Day, minute: number, timetable: Timetable): boolean =>
  keepsNotice(day, minute, service, timetable.now) && hasRoom(service, { day, minute }, timetable)

/** Returns the services that can be booked at a listed time. */
export const servicesFreeAt = (day: Day, minute: number, timetable: Timetable): TimedService[] =>
  startOf(day, minute) <= timetable.now
    ? []
    : timetable.services.filter((service) => isServiceFree(service, day, minute, timetable))

/** Returns true if some service can be booked at a listed time. */
export const isFree = (day: Day, minute: number, timetable: Timetable): boolean =>
  startOf(day, minute) > timetable.now &&
  timetable.services.some((service) => isServiceFree(service, day, minute, timetable))

/** Returns the first bookable times of these days, earliest first. */
export function firstTimes(timetable: Timetable, { from, to, limit }: Days & { limit: number }): Slot[] {
  const slots: Slot[] = []
  const last = Math.min(to, timetable.lastDay)
  const soonest = dayIn(timetable.now + Math.min(...timetable.services.map(({ notice }) => notice)))
  for (let number = Math.max(from, soonest); number <= last && slots.length < limit; number++) {
    const day = dayOf(number, timetable)
    if (day.refusal) continue
    for (const time of day.hours) {
      if (slots.length === limit) break
      if (isFree(day, minuteOf(time), timetable)) slots.push({ date: dateOfDay(number), time })
    }
  }
  return slots
}
