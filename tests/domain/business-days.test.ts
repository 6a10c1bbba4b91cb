import { expect, test } from 'vitest'
import { afterBusinessDays, isBusinessDay } from '#domain/business-days.ts'

test.each([
  ['2026-03-04', true],
  ['2026-03-07', false],
  ['2026-03-08', false],
  ['2026-10-29', false],
  // Ramazan and Kurban Bayramı.
  ['2026-03-20', false],
  ['2026-05-27', false],
])('%s is a business day: %s', (date, expected) => {
  expect(isBusinessDay(date)).toBe(expected)
})

test.each([
  ['2026-03-04', 2, '2026-03-06'],
  ['2026-03-06', 2, '2026-03-10'],
  ['2026-10-28', 1, '2026-10-30'],
  ['2026-12-31', 1, '2027-01-04'],
])('after %s there are %i business days until %s', (date, count, expected) => {
  expect(afterBusinessDays(date, count)).toBe(expected)
})
