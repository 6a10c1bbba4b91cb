/**
 * Travel dates: days in Türkiye. Visits in person take place on them, and visits by video or phone
 * at any time. This file does not load the validator.
 */
import { isDate } from './checks.ts'
import type { DaySpan } from './days.ts'
import { sentence } from './sentences.ts'
import type { Channel } from './visit-types.ts'

export type TravelDates = DaySpan

export const TRAVEL_REFUSED = sentence('Please enter a first day and a last day that is not before it')

/** Parses an interval of ISO 8601: `2027-01-10/2027-01-20`. Undefined for anything else. */
export function travelDatesIn(text: string | null | undefined): TravelDates | undefined {
  const [from, to, ...more] = (text ?? '').split('/')
  return isDate(from) && isDate(to) && from <= to && more.length === 0 ? { from, to } : undefined
}

export const writeTravelDates = ({ from, to }: TravelDates): string => `${from}/${to}`

/** Returns whether a visit need not take place in Türkiye. */
export const isRemote = (channels: readonly Channel[]): boolean => channels.some((channel) => channel !== 'in_person')

/** Returns whether a traveller with these dates can be at the hospital on a day. */
export const canBeThere = (date: string, travel: TravelDates | null | undefined): boolean =>
  !travel || (travel.from <= date && date <= travel.to)

/** Returns the days of a span within these travel dates. It may be empty. */
export const daysThere = ({ from, to }: DaySpan, travel: TravelDates | null | undefined): DaySpan =>
  travel ? { from: from > travel.from ? from : travel.from, to: to < travel.to ? to : travel.to } : { from, to }
