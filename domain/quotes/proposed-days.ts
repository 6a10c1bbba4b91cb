import { dayNumber } from '../days.ts'
import type { Say } from '../sentences.ts'

/** Dates that the patient requested. */
export type RequestedDates = { earliest: string | null; latest: string | null }

/** Returns the days from the patient's dates to a day: 0 within them, negative before them. */
function daysOutside(day: string, { earliest, latest }: RequestedDates): number {
  if (earliest && day < earliest) return dayNumber(day) - dayNumber(earliest)
  return latest && day > latest ? dayNumber(day) - dayNumber(latest) : 0
}

/** Returns the distance of the nearest proposed day to the patient's dates, in words. */
export function distanceWords(days: readonly string[], dates: RequestedDates, t: Say): string {
  const [nearest = 0] = days.map((day) => daysOutside(day, dates)).sort((a, b) => Math.abs(a) - Math.abs(b))
  if (nearest === 0) return t('Within your dates')
  return nearest < 0
    ? t('{{count}} days before your dates', { count: -nearest })
    : t('{{count}} days after your dates', { count: nearest })
}
