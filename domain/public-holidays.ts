/**
 * Public holidays of Türkiye (law 2429), on which hospitals may close. The religious ones follow
 * the calendar of Umm al-Qura. For 2026 to 2028 they are the days that the Presidency of Religious
 * Affairs announced (tests/domain/public-holidays.test.ts). The half days before the religious
 * feasts and Republic Day are working days here. A hospital that closes early enters a closure.
 */
import { addDays, type DaySpan } from './days.ts'
import { sentence } from './sentences.ts'

export type PublicHoliday = { date: string; name: string }

const FIXED: Record<string, string> = {
  '01-01': sentence('New Year’s Day'),
  '04-23': sentence('National Sovereignty and Children’s Day'),
  '05-01': sentence('Labour Day'),
  '05-19': sentence('Atatürk, Youth and Sports Day'),
  '07-15': sentence('Democracy and National Unity Day'),
  '08-30': sentence('Victory Day'),
  '10-29': sentence('Republic Day'),
}

// First day in the calendar of Umm al-Qura, month and day, and length in days.
const MOVING: Record<string, { name: string; days: number }> = {
  '10-1': { name: sentence('Ramazan Bayramı (Eid al-Fitr)'), days: 3 },
  '12-10': { name: sentence('Kurban Bayramı (Eid al-Adha)'), days: 4 },
}
const LONGEST = 4

const moonFormat = new Intl.DateTimeFormat('en-u-ca-islamic-umalqura', {
  timeZone: 'UTC',
  month: 'numeric',
  day: 'numeric',
})

/** Returns the feast that begins on a day. */
function feastFrom(date: string) {
  const parts = moonFormat.formatToParts(new Date(`${date}T12:00:00Z`))
  const of = (type: string) => parts.find((part) => part.type === type)?.value
  return MOVING[`${of('month')}-${of('day')}`]
}

/**
 * Returns every holiday of these days, by date. A day with two holidays has the name of the feast.
 */
export function publicHolidays({ from, to }: DaySpan): PublicHoliday[] {
  const names = new Map<string, string>()
  for (let date = from; date <= to; date = addDays(date, 1)) {
    const fixed = FIXED[date.slice(5)]
    if (fixed) names.set(date, fixed)
  }
  for (let first = addDays(from, 1 - LONGEST); first <= to; first = addDays(first, 1)) {
    const feast = feastFrom(first)
    for (let day = 0; day < (feast?.days ?? 0); day++) {
      const date = addDays(first, day)
      if (feast && from <= date && date <= to) names.set(date, feast.name)
    }
  }
  return [...names].map(([date, name]) => ({ date, name })).sort((a, b) => a.date.localeCompare(b.date))
}

/** Joins consecutive holidays of one name: a feast of four days is one decision. */
export function holidaySpans(holidays: readonly PublicHoliday[]): (DaySpan & { name: string })[] {
  const spans: (DaySpan & { name: string })[] = []
  for (const { date, name } of holidays) {
    const last = spans.at(-1)
    if (last && last.name === name && addDays(last.to, 1) === date) last.to = date
    else spans.push({ from: date, to: date, name })
  }
  return spans
}
