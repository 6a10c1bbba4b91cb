import { expect, test } from 'vitest'
import { daysOf } from '#domain/dashboard.ts'

test.each([
  [0, null],
  [48, null],
  [48.5, 2],
  [943, 39],
])('%d hours are shown in days above 48 hours', (hours, days) => {
  expect(daysOf(hours)).toBe(days)
})
