import { addDays, dateIn, MAX_DAYS_AHEAD } from '#domain/availability.ts'

export type Holiday = { startsOn: string; endsOn: string; reason: string }

const FIXED: Record<string, string> = {
  '01-01': 'New Year’s Day',
  '04-23': 'National Sovereignty and Children’s Day',
  '05-01': 'Labour Day',
  '05-19': 'Atatürk, Youth and Sports Day',
  '07-15': 'Democracy and National Unity Day',
  '08-30': 'Victory Day',
  '10-29': 'Republic Day',
}
// First day in the calendar of Umm al-Qura, month and day; length in days.
const MOVING: Record<string, { reason: string; days: number }> = {
  '10-1': { reason: 'Ramazan Bayramı', days: 3 },
  '12-10': { reason: 'Kurban Bayramı', days: 4 },
}
const moonFormat = new Intl.DateTimeFormat('en-u-ca-islamic-umalqura', {
  timeZone: 'UTC',
  month: 'numeric',
  day: 'numeric',
})

/** The public holidays of Türkiye that begin in the year after `now`. */
export function comingHolidays(now: Date): Holiday[] {
  const today = dateIn(now)
  const found: Holiday[] = []
  for (let ahead = 1; ahead <= MAX_DAYS_AHEAD; ahead++) {
    const date = addDays(today, ahead)
    const fixed = FIXED[date.slice(5)]
    if (fixed) found.push({ startsOn: date, endsOn: date, reason: fixed })
    const parts = moonFormat.formatToParts(new Date(`${date}T12:00:00Z`))
    const of = (type: string) => parts.find((part) => part.type === type)?.value
    const moving = MOVING[`${of('month')}-${of('day')}`]
    if (moving) found.push({ startsOn: date, endsOn: addDays(date, moving.days - 1), reason: moving.reason })
  }
  return found
}
