import { describe, expect, test } from 'vitest'
import {
  filterServices,
  readServiceFilters,
  writeServiceFilters,
} from '#web/features/catalogue/health-services/filter.ts'
import { daysUntil } from '#web/i18n/when.ts'

const services = [
  { name: 'Çocuk Sağlığı', description: 'Check-ups for children', category: 'Primary Care', hospitalCount: 4 },
  { name: 'Cardiology', description: 'ECG and a written plan', category: 'Specialist Care', hospitalCount: 9 },
  { name: 'Dental Implants', description: 'Planning and crown', category: 'Dental Care', hospitalCount: 4 },
]
const names = (filters: Partial<Parameters<typeof filterServices>[1]>) =>
  filterServices(services, { q: '', category: 'All', sort: 'name-asc', ...filters }, { locale: 'tr' }).map(
    ({ name }) => name,
  )

describe('services', () => {
  test.each([
    [{ q: 'cocuk' }, ['Çocuk Sağlığı']],
    [{ q: 'PLAN' }, ['Cardiology', 'Dental Implants']],
    [{ q: 'plan dental' }, ['Dental Implants']],
    [{ q: 'specialist' }, ['Cardiology']],
    [{ category: 'Primary Care' }, ['Çocuk Sağlığı']],
    [{ q: 'plan', category: 'Primary Care' }, []],
    [{}, ['Cardiology', 'Çocuk Sağlığı', 'Dental Implants']],
    [{ sort: 'popular' as const }, ['Cardiology', 'Çocuk Sağlığı', 'Dental Implants']],
    [{ sort: 'name-desc' as const }, ['Dental Implants', 'Çocuk Sağlığı', 'Cardiology']],
  ])('by %j', (filters, expected) => {
    expect(names(filters)).toEqual(expected)
  })

  test('the address contains only what differs from the default', () => {
    expect(String(writeServiceFilters({ q: '', category: 'All', sort: 'name-asc' }))).toBe('')
    const chosen = { q: 'plan', category: 'Dental Care', sort: 'name-desc' } as const
    expect(readServiceFilters(writeServiceFilters(chosen))).toEqual(chosen)
    expect(readServiceFilters(new URLSearchParams('sort=price&category='))).toEqual({
      q: '',
      category: 'All',
      sort: 'name-asc',
    })
  })
})

test('days are counted from the date in Istanbul', () => {
  // 22:30 in London is already the next day in Istanbul.
  const evening = new Date('2026-11-02T22:30:00Z')
  expect(daysUntil('2026-11-03', evening)).toBe(0)
  expect(daysUntil('2026-11-04', evening)).toBe(1)
  expect(daysUntil('2026-12-03', evening)).toBe(30)
})
