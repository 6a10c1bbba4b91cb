import { describe, expect, test } from 'vitest'
import { nearDay } from '#web/i18n/when.ts'

describe('Today and Tomorrow', () => {
  const noon = new Date('2026-11-21T09:00:00Z')

  test('are near days of the hospital', () => {
    expect(nearDay('2026-11-21', noon, 'Europe/Oslo')).toBe('today')
    expect(nearDay('2026-11-22', noon, 'Europe/Oslo')).toBe('tomorrow')
    expect(nearDay('2026-11-23', noon, 'Europe/Oslo')).toBeNull()
  })

  test('are not used while the visitor and the hospital have different dates', () => {
    const evening = new Date('2026-11-21T21:30:00Z')
    expect(nearDay('2026-11-23', evening, 'Europe/London')).toBeNull()
    expect(nearDay('2026-11-22', evening, 'America/New_York')).toBeNull()
    expect(nearDay('2026-11-23', evening, 'Europe/Istanbul')).toBe('tomorrow')
  })
})
