import { describe, expect, test } from 'vitest'
import { holidaySpans, publicHolidays } from '#domain/public-holidays.ts'

const feasts = (year: number) =>
  holidaySpans(publicHolidays({ from: `${year}-01-01`, to: `${year}-12-31` }))
    .filter(({ name }) => name.includes('Bayramı'))
    .map(({ from, to }) => [from, to])

describe('publicHolidays', () => {
  // Presidency of Religious Affairs (Diyanet), calendars of religious days, equal to date-holidays
  // 3.37.
  test.each([
    [2026, ['2026-03-20', '2026-03-22'], ['2026-05-27', '2026-05-30']],
    [2027, ['2027-03-09', '2027-03-11'], ['2027-05-16', '2027-05-19']],
    [2028, ['2028-02-26', '2028-02-28'], ['2028-05-05', '2028-05-08']],
  ])('contains the religious holidays of %i', (year, ramazan, kurban) => {
    expect(feasts(year)).toEqual([ramazan, kurban])
  })

  test('contains the others by date, and the part of a holiday within the range', () => {
    expect(publicHolidays({ from: '2026-04-20', to: '2026-05-28' })).toEqual([
      { date: '2026-04-23', name: 'National Sovereignty and Children’s Day' },
      { date: '2026-05-01', name: 'Labour Day' },
      { date: '2026-05-19', name: 'Atatürk, Youth and Sports Day' },
      { date: '2026-05-27', name: 'Kurban Bayramı (Eid al-Adha)' },
      { date: '2026-05-28', name: 'Kurban Bayramı (Eid al-Adha)' },
    ])
  })
})
