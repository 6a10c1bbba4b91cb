/** Business days in Türkiye. */
import { addDays, weekdayOf } from './days.ts'

/** Public holidays with a fixed date, by month and day. */
const FIXED = ['01-01', '04-23', '05-01', '05-19', '07-15', '08-30', '10-29']
/** Holidays of the lunar calendar of Umm al-Qura: month, first day and length. */
const MOVING = [
  { month: 10, day: 1, days: 3 },
  { month: 12, day: 10, days: 4 },
]
const moonFormat = new Intl.DateTimeFormat('en-u-ca-islamic-umalqura', {
  timeZone: 'UTC',
  month: 'numeric',
  day: 'numeric',
})

export function isBusinessDay(date: string): boolean {
  if (weekdayOf(date) > 5 || FIXED.includes(date.slice(5))) return false
  const parts = moonFormat.formatToParts(new Date(`${date}T12:00:00Z`))
  const of = (type: string) => Number(parts.find((part) => part.type === type)?.value)
  const [month, day] = [of('month'), of('day')]
  return !MOVING.some((holiday) => holiday.month === month && day >= holiday.day && day < holiday.day + holiday.days)
}

/** Returns the business day that follows after `count` business days. */
export function afterBusinessDays(date: string, count: number): string {
  let day = date
  for (let left = count; left > 0; ) {
    day = addDays(day, 1)
    if (isBusinessDay(day)) left--
  }
  return day
}
