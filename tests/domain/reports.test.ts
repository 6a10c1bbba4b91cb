import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays } from '#domain/availability.ts'
import { callingCodeIn, countriesOf } from '#domain/calling-codes.ts'
import { LOCALES, UI_LANGUAGES } from '#domain/languages.ts'
import { writePeriod } from '#domain/report-words.ts'
import { bucketsOf, daysIn, MAX_REPORT_DAYS, periodAround, reportInput, unitOf } from '#domain/reports.ts'
import { SEED } from '#tests/support/seed.ts'

describe('the days of a period', () => {
  test.each([
    ['week', '2026-03-01', '2026-02-23', '2026-03-01'],
    ['week', '2026-03-02', '2026-03-02', '2026-03-08'],
    ['month', '2028-02-29', '2028-02-01', '2028-02-29'],
    ['quarter', '2026-11-22', '2026-10-01', '2026-12-31'],
    ['quarter', '2026-03-31', '2026-01-01', '2026-03-31'],
    ['year', '2026-06-15', '2026-01-01', '2026-12-31'],
  ] as const)('the %s of %s', (period, on, from, to) => {
    expect(periodAround(period, on)).toEqual({ from, to })
  })

  test('are split into adjacent buckets that cover all days', () => {
    const span = fc
      .tuple(
        fc.date({ min: new Date('2001-01-01'), max: new Date('2090-01-01'), noInvalidDate: true }),
        fc.integer({ min: 0, max: 730 }),
      )
      .map(([date, days]) => {
        const from = date.toISOString().slice(0, 10)
        return { from, to: addDays(from, days) }
      })
    fc.assert(
      fc.property(span, (days) => {
        const buckets = bucketsOf(days)
        expect(buckets[0]?.from).toBe(days.from)
        expect(buckets.at(-1)?.to).toBe(days.to)
        for (const [at, bucket] of buckets.entries()) {
          expect(daysIn(bucket)).toBeGreaterThan(0)
          if (at > 0) expect(bucket.from).toBe(addDays(buckets[at - 1]?.to ?? '', 1))
        }
        expect(buckets.length).toBeLessThanOrEqual(31)
      }),
      { seed: SEED },
    )
  })

  test('are counted by day, week or month, depending on their number', () => {
    expect(unitOf(periodAround('month', '2026-03-01'))).toBe('day')
    expect(unitOf(periodAround('quarter', '2026-03-01'))).toBe('week')
    expect(unitOf(periodAround('year', '2026-03-01'))).toBe('month')
  })

  test('are formatted in every language', () => {
    for (const language of UI_LANGUAGES) {
      const year = new Intl.NumberFormat(LOCALES[language], { useGrouping: false }).format(2026)
      expect(writePeriod({ from: '2026-03-01', to: '2026-03-31' }, 'month', language)).toContain(year)
    }
    expect(writePeriod({ from: '2026-03-01', to: '2026-03-31' }, 'month', 'en')).toBe('March 2026')
    expect(writePeriod({ from: '2026-03-02', to: '2026-03-08' }, 'week', 'en')).toMatch(/^2\s?–\s?8 March 2026$/u)
  })
})

describe('the requested period', () => {
  const read = (input: object) => reportInput('2026-03-04').safeParse(input)
  const custom = (from: string, to: string) => read({ kind: 'doctors', period: 'custom', from, to })

  test('contains today unless another day is given', () => {
    expect(read({ kind: 'revenue', period: 'month' }).data).toEqual({
      kind: 'revenue',
      period: 'month',
      from: '2026-03-01',
      to: '2026-03-31',
      doctorId: null,
    })
    expect(read({ kind: 'revenue', period: 'year', on: '2025-05-05' }).data).toMatchObject({ from: '2025-01-01' })
  })

  test('covers at most two years of valid days in order', () => {
    expect(custom('2024-03-01', addDays('2024-03-01', MAX_REPORT_DAYS - 1)).success).toBe(true)
    for (const [from, to] of [
      ['2024-03-01', addDays('2024-03-01', MAX_REPORT_DAYS)],
      ['2026-03-02', '2026-03-01'],
      ['2026-02-30', '2026-03-01'],
      ['1026-02-28', '1026-03-01'],
      ['2026-03-01', ''],
    ] as const)
      expect(custom(from, to).success, `${from} ${to}`).toBe(false)
  })
})

test('the country of a telephone number follows from its prefix', () => {
  expect(['905', '442', '797', '120', '971', '382', '999'].map(callingCodeIn)).toEqual([
    '90',
    '44',
    '7',
    '1',
    '971',
    '382',
    null,
  ])
  expect(countriesOf('7')).toEqual(['RU', 'KZ'])
})
