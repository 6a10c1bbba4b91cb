import { expect, test } from 'vitest'
import { daysOf } from '#domain/dashboard.ts'

test.each([
  [0, null],
  [48, null],
  [48.5, 2],
  [943, 39],
])('%d hours are told in days after 48 of them', (hours, days) => {
  expect(daysOf(hours)).toBe(days)
})
