/** The calendar: opening hours, Istanbul's day, how far ahead one may book. Dates are yyyy-mm-dd, times HH:mm. */
import { sentence } from './sentences.ts'

export const HOSPITAL_TIME_ZONE = 'Europe/Istanbul'
/** Türkiye has kept UTC+3 all year since September 2016. */
export const HOSPITAL_OFFSET = '+03:00'

export const TIME_SLOTS = ['09:00', '10:00', '11:00', '12:00', '14:00', '15:00', '16:00', '17:00'] as const
/** ISO weekdays, Monday = 1. Nobody can book a Sunday. */
export const OPEN_WEEKDAYS = [1, 2, 3, 4, 5, 6] as const
export const SUNDAY = 7
export const MAX_DAYS_AHEAD = 365

/** Start times by ISO weekday. */
export type OpeningHours = Partial<Record<number, readonly string[]>>
export const DEFAULT_OPENING_HOURS: OpeningHours = Object.fromEntries(OPEN_WEEKDAYS.map((day) => [day, TIME_SLOTS]))

const dayFormat = new Intl.DateTimeFormat('sv-SE', { timeZone: HOSPITAL_TIME_ZONE, dateStyle: 'short' })
const timeFormat = new Intl.DateTimeFormat('sv-SE', { timeZone: HOSPITAL_TIME_ZONE, timeStyle: 'short' })

/** The day it is in Istanbul. */
export const dateIn = (instant: Date): string => dayFormat.format(instant)
export const timeIn = (instant: Date): string => timeFormat.format(instant)

/** The instant of a hospital's wall clock. */
export const instantOf = (date: string, time: string): Date => new Date(`${date}T${time}:00${HOSPITAL_OFFSET}`)

export const addDays = (date: string, days: number): string => {
  const moved = new Date(`${date}T00:00:00Z`)
  moved.setUTCDate(moved.getUTCDate() + days)
  return moved.toISOString().slice(0, 10)
}

/** ISO weekday of a date, Monday = 1 … Sunday = 7. */
export const weekdayOf = (date: string): number => new Date(`${date}T00:00:00Z`).getUTCDay() || 7

export type SlotRefusal = 'past' | 'sunday' | 'closed' | 'too_far' | 'off_list'

export const REFUSALS: Record<SlotRefusal, string> = {
  past: 'This time has already passed. Please choose a later one.',
  sunday: 'Appointments cannot be booked on a Sunday. Please choose another day.',
  closed: 'The hospital is closed on this day. Please choose another day.',
  too_far: sentence('Appointments can be booked up to {{count}} days ahead. Please choose an earlier day.', {
    count: MAX_DAYS_AHEAD,
  }),
  off_list: 'The hospital does not offer this time. Please choose one of the times shown.',
}

/** When a hospital is open. */
export type HospitalCalendar = { openingHours: OpeningHours; isClosed: (date: string) => boolean }

/** Why nothing at all can be booked on a day at a hospital with these hours, or null. */
export const refuseDay = (date: string, hospital: HospitalCalendar, now: Date): SlotRefusal | null => {
  const today = dateIn(now)
  if (date < today) return 'past'
  if (date > addDays(today, MAX_DAYS_AHEAD)) return 'too_far'
  const weekday = weekdayOf(date)
  if (weekday === SUNDAY) return 'sunday'
  return hospital.isClosed(date) || !hospital.openingHours[weekday]?.length ? 'closed' : null
}

/** Why a time cannot be booked at a hospital with these hours, or null. Taken slots are not looked at here. */
export const refuseSlot = (
  slot: { date: string; time: string },
  hospital: HospitalCalendar,
  now: Date,
): SlotRefusal | null => {
  if (instantOf(slot.date, slot.time) <= now) return 'past'
  const refusal = refuseDay(slot.date, hospital, now)
  if (refusal) return refusal
  return hospital.openingHours[weekdayOf(slot.date)]?.includes(slot.time) ? null : 'off_list'
}

/** Longest stretch of days one availability question may span. */
export const MAX_AVAILABILITY_DAYS = 62
