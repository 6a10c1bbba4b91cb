/** Days on which offices in Türkiye work. */
import { addDays, weekdayOf } from './days.ts'

/** Month and day of the public holidays that have a fixed date. */
const FIXED = ['01-01', '04-23', '05-01', '05-19', '07-15', '08-30', '10-29']
/** Month, first day and length of those that follow the moon, in the calendar of Umm al-Qura. */
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

/** The business day that is so many after this one. */
export function afterBusinessDays(date: string, count: number): string {
  let day = date
  for (let left = count; left > 0; ) {
    day = addDays(day, 1)
    if (isBusinessDay(day)) left--
  }
  return day
}
