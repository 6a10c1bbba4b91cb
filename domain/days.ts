/**
 * Days and times of the hospitals, which are all in the time zone of Istanbul. They are separate
 * from the availability rule, so that a page with a date does not load it.
 */
export const HOSPITAL_TIME_ZONE = 'Europe/Istanbul'
/**
 * Offset of Türkiye, which has been UTC+3 all year since March 2016, before the first record of the
 * product.
 */
const HOSPITAL_OFFSET = '+03:00'
const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
const OFFSET = 3 * 60 * MINUTE

/** Returns the days since 1970-01-01. */
export const dayNumber = (date: string): number => Date.parse(date) / DAY
export const dateOfDay = (day: number): string => new Date(day * DAY).toISOString().slice(0, 10)

/** Returns the day number in Istanbul at an instant in milliseconds since the epoch. */
export const dayIn = (instant: number): number => Math.floor((instant + OFFSET) / DAY)
/** Returns the beginning of a day in Istanbul, in milliseconds since the epoch. */
export const startOfDay = (day: number): number => day * DAY - OFFSET
export const SUNDAY = 7
/** Returns the ISO weekday of a day number, Monday = 1 … Sunday = 7. */
export const weekdayOfDay = (day: number): number => ((((day + 3) % 7) + 7) % 7) + 1
/** Returns the minutes since midnight of a time HH:mm. */
export const minuteOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))

/** Returns the day in Istanbul. */
export const dateIn = (instant: Date): string => dateOfDay(dayIn(instant.getTime()))
export const timeIn = (instant: Date): string => new Date(instant.getTime() + OFFSET).toISOString().slice(11, 16)

/** Returns the instant of a time on the hospital's clock. */
export const instantOf = (date: string, time: string): Date => new Date(`${date}T${time}:00${HOSPITAL_OFFSET}`)

export const addDays = (date: string, days: number): string => dateOfDay(dayNumber(date) + days)

/** Returns the ISO weekday of a date, Monday = 1 … Sunday = 7. */
export const weekdayOf = (date: string): number => weekdayOfDay(dayNumber(date))

/** Days, first and last included. */
export type DaySpan = { from: string; to: string }

/** Length of an appointment whose service has none, in minutes. */
export const DEFAULT_DURATION = 60
