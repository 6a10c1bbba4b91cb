import { describe, expect, test } from 'vitest'
import { areRatesOld } from '#domain/money.ts'

describe('exchange rates', () => {
  test.each([
    ['2026-11-23', false],
    ['2026-11-16', false],
    ['2026-11-15', true],
    ['2026-11-02', true],
  ])('of %s are outdated on 23 November: %s', (date, isOld) => {
    expect(areRatesOld(date, new Date('2026-11-23T18:00:00Z'))).toBe(isOld)
  })
})
