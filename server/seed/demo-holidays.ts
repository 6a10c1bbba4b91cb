import { addDays, dateIn, MAX_DAYS_AHEAD } from '#domain/availability.ts'
import { holidaySpans, publicHolidays } from '#domain/public-holidays.ts'

export type Holiday = { startsOn: string; endsOn: string; reason: string }

/** Returns the public holidays of Türkiye in the year after `now`. */
export function comingHolidays(now: Date): Holiday[] {
  const today = dateIn(now)
  const holidays = publicHolidays({ from: addDays(today, 1), to: addDays(today, MAX_DAYS_AHEAD) })
  return holidaySpans(holidays).map(({ from, to, name }) => ({ startsOn: from, endsOn: to, reason: name }))
}
