/**
 * Days and times of the hospitals, which all keep the time of Istanbul. Apart from the rule of what
 * can be booked, so that a page with a date does not load it.
 */
export const HOSPITAL_TIME_ZONE = 'Europe/Istanbul'
/** Türkiye has kept UTC+3 all year since March 2016, before the first record of the product. */
const HOSPITAL_OFFSET = '+03:00'
const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
const OFFSET = 3 * 60 * MINUTE

/** Days since 1970-01-01. */
export const dayNumber = (date: string): number => Date.parse(date) / DAY
export const dateOfDay = (day: number): string => new Date(day * DAY).toISOString().slice(0, 10)

/** The day number it is in Istanbul at so many milliseconds since the epoch. */
export const dayIn = (instant: number): number => Math.floor((instant + OFFSET) / DAY)
/** Milliseconds since the epoch at which a day begins in Istanbul. */
export const startOfDay = (day: number): number => day * DAY - OFFSET
export const SUNDAY = 7
/** ISO weekday of a day number, Monday = 1 … Sunday = 7. */
export const weekdayOfDay = (day: number): number => ((((day + 3) % 7) + 7) % 7) + 1
/** Minutes since midnight of a time HH:mm. */
export const minuteOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))

/** The day it is in Istanbul. */
export const dateIn = (instant: Date): string => dateOfDay(dayIn(instant.getTime()))
export const timeIn = (instant: Date): string => new Date(instant.getTime() + OFFSET).toISOString().slice(11, 16)

/** The instant of a hospital's wall clock. */
export const instantOf = (date: string, time: string): Date => new Date(`${date}T${time}:00${HOSPITAL_OFFSET}`)

export const addDays = (date: string, days: number): string => dateOfDay(dayNumber(date) + days)

/** ISO weekday of a date, Monday = 1 … Sunday = 7. */
export const weekdayOf = (date: string): number => weekdayOfDay(dayNumber(date))

/** Days, both ends included. */
export type DaySpan = { from: string; to: string }

/** Length of an appointment whose service names none, in minutes. */
export const DEFAULT_DURATION = 60
