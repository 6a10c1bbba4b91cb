import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { setNextFree } from '#tests/support/next-free.ts'
import { startSearchApp } from '#tests/support/search-catalogue.ts'
import { searchDoors } from '#tests/support/search-doors.ts'
import type { TestApp } from '#tests/support/server.ts'
import { countStatements } from '#tests/support/statements.ts'

let app: TestApp
let token: string
beforeAll(async () => {
  app = (await startSearchApp()).app
  token = (await app.signIn()).token
})
afterAll(() => app.close())

type Facet = { count: number; value: string; service: { name: string } }
const COUNTED = ['specialties', 'ratings', 'priceRanges', 'availability', 'languages']

async function facets(noun: 'hospital' | 'doctor', search: object, as?: string) {
  const input = noun === 'hospital' ? 'HospitalSearch' : 'DoctorSearch'
  const { data, errors } = await app.graphql(
    `query ($search: ${input}) { facets: ${noun}Facets(search: $search) { acceptsInsurance services { count service { name } }
      ${COUNTED.map((group) => `${group} { value count }`).join(' ')} } }`,
    { search },
    as,
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
  test('keep every service for any chosen service', async () => {
    expect((await facets('hospital', {})).services).toEqual(all)
    expect((await facets('hospital', { service: 'Dental Implant' })).services).toEqual(all)
    expect((await facets('hospital', { location: 'ankara', q: 'guven' })).services).toEqual([
      ['Check-up', 1],
      ['Dental Implant', 0],
      ['Kalp Bypass Ameliyatı', 0],
      ['Robotic Surgery', 0],
    ])
  })

  test('use the price of each service', async () => {
    const { services } = await facets('hospital', { priceFrom: 500, service: 'Check-up' })
    expect(services?.slice(0, 2)).toEqual([
      ['Kalp Bypass Ameliyatı', 1],
      ['Check-up', 0],
    ])
  })

  test('count the results of each choice', async () => {
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

  test('ignore only a filter’s own choices in its counts', async () => {
    const free = await facets('hospital', {})
    const chosen = await facets('hospital', { rating: 4.5, languages: ['Arabic'] })
    expect(chosen.counts('ratings')).toEqual((await facets('hospital', { languages: ['Arabic'] })).counts('ratings'))
    expect(chosen.counts('ratings')).not.toEqual(free.counts('ratings'))
  })

  test('use the free time of each service', async () => {
    for (const noun of ['hospital', 'doctor'] as const) {
      const wish = { availability: ['today', 'tomorrow'] }
      const [, [, find]] = searchDoors(app, noun === 'hospital' ? 'hospitals' : 'doctors')
      const { services } = await facets(noun, wish)
      for (const [service, count] of services ?? [])
        expect([service, count]).toEqual([service, (await find({ ...wish, service })).total])
      expect(services?.[0]?.[1]).toBeGreaterThan(0)
    }
  })

  /** Signed-in users do not receive cached whole responses. */
  test('are one statement, and another for each choice that its own counts ignore', async () => {
    const statements = (search: object) => countStatements(() => facets('doctor', search, token))
    await facets('doctor', { location: 'ankara', rating: 4 }, token)
    const all = await statements({ location: 'izmir' })
    expect(await statements({ location: 'antalya', rating: 4.5 })).toBe(all + 1)
    expect(await statements({ location: 'bursa', rating: 4.5, specialty: 'Neurology' })).toBe(all + 2)
  })

  test('are counted once as long as only a free time changes', async () => {
    const untimed = `query { facets: doctorFacets(search: { location: "ankara" }) {
      acceptsInsurance services { count } specialties { value count } ratings { count } priceRanges { count } languages { count }
    } }`
    const statements = () => countStatements(() => app.graphql(untimed, {}, token))
    await app.graphql(untimed.replace('ankara', 'izmir'), {}, token)
    const all = await statements()
    const kept = all - 1
    expect(await statements()).toBe(kept)
    const availability = async () => (await facets('doctor', { location: 'ankara' }, token)).counts('availability')
    const before = await availability()
    const [doctor] = await app.query<{ id: string }>("select id from doctors where specialty = 'Neurology'")
    await setNextFree(app, doctor?.id ?? '', '2026-11-18T13:30:00Z')
    expect(await statements()).toBe(kept)
    expect(await availability()).not.toEqual(before)
    await app.query("update doctors set specialty = 'Oncology' where id = $1", [doctor?.id])
    await expect.poll(statements).toBe(all)
    expect((await facets('doctor', { location: 'ankara' }, token)).counts('specialties')).toContainEqual([
      'Oncology',
      1,
    ])
    await app.query("update doctors set specialty = 'Neurology' where id = $1", [doctor?.id])
  })
})
