import { describe, expect, test } from 'vitest'
import { EMERGENCY_NUMBERS, localNumberOf, NUMBERS_ELSEWHERE } from '#domain/emergency-numbers.ts'

describe('the emergency number of a time zone', () => {
  test.each([
    ['Europe/Istanbul', 'TR', '112'],
    ['Europe/London', 'GB', '999'],
    ['Europe/Berlin', 'DE', '112'],
    ['Asia/Riyadh', 'SA', '997'],
    ['Asia/Dubai', 'AE', '998'],
    ['America/New_York', 'US', '911'],
    ['Asia/Yekaterinburg', 'RU', '112'],
    ['Europe/Kyiv', 'UA', '103'],
  ])('of %s is that of %s', (zone, country, number) => {
    expect(localNumberOf(zone)).toEqual({ country, number })
  })

  test.each(['UTC', 'Antarctica/Troll', ''])('is unknown for %j', (zone) => {
    expect(localNumberOf(zone)).toBeUndefined()
  })

  test('has a source and digits for every country, without duplicates', () => {
    const countries = EMERGENCY_NUMBERS.map(({ country }) => country)
    expect(new Set(countries).size).toBe(countries.length)
    for (const { number, source } of EMERGENCY_NUMBERS) {
      expect(number).toMatch(/^\d{3,4}$/)
      expect(source).toMatch(/^[A-Z]+$/)
    }
  })

  test('is listed once for visitors in other countries', () => {
    const numbers = NUMBERS_ELSEWHERE.map(([number]) => number)
    expect(new Set(numbers).size).toBe(numbers.length)
  })
})
