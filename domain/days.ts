/**
 * Days and times of the hospitals, which all keep the time of Istanbul. Apart from the rule of what
 * can be booked, so that a page with a date does not load it.
 */
export const HOSPITAL_TIME_ZONE = 'Europe/Istanbul'
/** Türkiye has kept UTC+3 all year since September 2016. */
const HOSPITAL_OFFSET = '+03:00'

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

/** Days, both ends included. */
export type DaySpan = { from: string; to: string }

/** Length of an appointment whose service names none, in minutes. */
export const DEFAULT_DURATION = 60
