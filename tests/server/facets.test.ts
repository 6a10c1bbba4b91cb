import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startSearchApp } from '#tests/support/search-catalogue.ts'
import { searchDoors } from '#tests/support/search-doors.ts'
import type { TestApp } from '#tests/support/server.ts'

let app: TestApp
beforeAll(async () => {
  app = (await startSearchApp()).app
})
afterAll(() => app.close())

type Facet = { count: number; value: string; service: { name: string } }
const COUNTED = ['specialties', 'ratings', 'priceRanges', 'availability', 'languages']

async function facets(noun: 'hospital' | 'doctor', search: object) {
  const input = noun === 'hospital' ? 'HospitalSearch' : 'DoctorSearch'
  const { data, errors } = await app.graphql(
    `query ($search: ${input}) { facets: ${noun}Facets(search: $search) { acceptsInsurance services { count service { name } }
      ${COUNTED.map((group) => `${group} { value count }`).join(' ')} } }`,
    { search },
  )
  expect(errors).toEqual([])
  const { services, acceptsInsurance, ...groups } = data.facets as Record<string, Facet[]>
  const counts = (group: string) => groups[group]?.map(({ value, count }) => [value, count])
  return { services: services?.map(({ count, service: { name } }) => [name, count]), acceptsInsurance, counts }
}

describe('facets', () => {
  const all = [
    ['Check-up', 2],
    ['Kalp Bypass Ameliyatı', 2],
    ['Dental Implant', 1],
    ['Robotic Surgery', 1],
  ]
  test('keep every service, whatever service is chosen', async () => {
    expect((await facets('hospital', {})).services).toEqual(all)
    expect((await facets('hospital', { service: 'Dental Implant' })).services).toEqual(all)
    expect((await facets('hospital', { location: 'ankara', q: 'guven' })).services).toEqual([
      ['Check-up', 1],
      ['Dental Implant', 0],
      ['Kalp Bypass Ameliyatı', 0],
      ['Robotic Surgery', 0],
    ])
  })

  test('ask the price of each service', async () => {
    const { services } = await facets('hospital', { priceFrom: 500, service: 'Check-up' })
    expect(services?.slice(0, 2)).toEqual([
      ['Kalp Bypass Ameliyatı', 1],
      ['Check-up', 0],
    ])
  })

  test('count what each choice would leave', async () => {
    for (const noun of ['hospital', 'doctor'] as const) {
      const list = noun === 'hospital' ? 'hospitals' : 'doctors'
      const wish = { location: 'istanbul' }
      const { counts, acceptsInsurance } = await facets(noun, wish)
      const [, [, find]] = searchDoors(app, list)
      const parameters: [string, (value: string) => object][] = [
        ['specialties', (value) => ({ specialties: [value] })],
        ['ratings', (value) => ({ rating: Number(value) })],
        ['priceRanges', (value) => ({ priceRange: [value] })],
        ['availability', (value) => ({ availability: [value] })],
        ['languages', (value) => ({ languages: [value] })],
      ]
      for (const [group, parameter] of parameters) {
        expect(counts(group)?.length).toBeGreaterThan(3)
        for (const [value, count] of counts(group) ?? [])
          expect([group, value, count]).toEqual([
            group,
            value,
            (await find({ ...wish, ...parameter(String(value)) })).total,
          ])
      }
      expect(acceptsInsurance).toBe((await find({ ...wish, acceptsInsurance: true })).total)
    }
  })

  test("leave a filter's own choices out of its own counts alone", async () => {
    const free = await facets('hospital', {})
    const chosen = await facets('hospital', { rating: 4.5, languages: ['Arabic'] })
    expect(chosen.counts('ratings')).toEqual((await facets('hospital', { languages: ['Arabic'] })).counts('ratings'))
    expect(chosen.counts('ratings')).not.toEqual(free.counts('ratings'))
  })
})
