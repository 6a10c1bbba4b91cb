import { describe, expect, test } from 'vitest'
import { isNamedBy, nearestPages, wordsOfAddress } from '#domain/nearest-pages.ts'

describe('suggestions for an address without a page', () => {
  test.each([
    ['/hospitals/acibadem', 'Acıbadem Maslak Hospital', true],
    ['/Clinics/knee-replacement.html', 'Knee Replacement', true],
    ['/nothing/here', 'Nothing Hill Hospital', false],
    ['/nothing/here', 'Aegean Heart Hospital', false],
    ['/hospital', 'Aegean Heart Hospital', false],
  ])('%s and %s', (address, name, isMeant) => {
    expect(isNamedBy(name, wordsOfAddress(address))).toBe(isMeant)
  })

  test('include a page with nearly the same address', () => {
    expect(nearestPages('/priivacy')).toContain('privacy')
    expect(nearestPages('/nothing/here')).toEqual([])
  })
})
