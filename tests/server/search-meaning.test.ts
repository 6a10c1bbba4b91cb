import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { bothDoors } from '#tests/support/doors.ts'
import { startTestApp, type TestApp } from '#tests/support/server.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ demo: true })
})
afterAll(() => app.close())

type Noun = 'hospitals' | 'doctors' | 'healthServices'
const INPUT = { hospitals: 'HospitalSearch', doctors: 'DoctorSearch', healthServices: 'HealthServiceSearch' }
const NAME = { hospitals: 'name', doctors: 'fullName specialty', healthServices: 'name' }

async function search(noun: Noun, wanted: object, more = '') {
  const text = `query ($search: ${INPUT[noun]}) { ${noun}(search: $search) { total items { ${NAME[noun]} } ${more} } }`
  const { data, errors } = await app.graphql(text, { search: wanted })
  expect(errors).toEqual([])
  return data[noun]
}

describe('free text', () => {
  test.each([
    ['knee pain', 'Orthopedic Consultation'],
    ['dizim ağrıyor', 'Orthopedic Consultation'],
    ['болит колено', 'Orthopedic Consultation'],
    ['ألم الركبة', 'Orthopedic Consultation'],
    ['nose job', 'Rhinoplasty'],
    ['LASIK', 'Laser Eye Surgery'],
    ['saç ekimi', 'Hair Transplant'],
    ['tooth ache', 'Dental Check-up'],
    ['catarakt', 'Cataract Surgery'],
    ['ent', 'Ear, Nose and Throat'],
    ['MRI', 'MRI Scan'],
  ])('"%s" finds the service %s first', async (q, name) => {
    const { items } = await search('healthServices', { q, sortBy: 'relevance' })
    expect(items[0].name).toBe(name)
  })

  test.each(['knee pain', 'implant', 'hair transplant', 'kardiyoloji', 'diş', 'bypass surgery', 'головная боль'])(
    '"%s" finds hospitals and doctors too',
    async (q) => {
      expect((await search('hospitals', { q })).total).toBeGreaterThan(0)
      expect((await search('doctors', { q })).total).toBeGreaterThan(0)
    },
  )

  test('finds the hospital of a doctor by the doctor’s name', async () => {
    const { items } = await search('hospitals', { q: 'Dr. Karayel' })
    const { data } = await app.graphql('{ doctors(search: { q: "Karayel" }) { items { hospital { name } } } }')
    expect(items.map(({ name }: { name: string }) => name)).toContain(data.doctors.items[0].hospital.name)
  })

  test('keeps a place named beside a treatment', async () => {
    const everywhere = await search('hospitals', { q: 'hair transplant' })
    const there = await search('hospitals', { q: 'hair transplant istanbul' })
    expect(there.total).toBeGreaterThan(0)
    expect(there.total).toBeLessThan(everywhere.total)
  })

  test('finds for a treatment the doctors who perform it, and no others of their specialty', async () => {
    const { data } = await app.graphql(
      `{ doctors(search: { q: "hair transplant" }) { total services { name } items { services { service { name } } } } }`,
    )
    type Done = { services: { service: { name: string } }[] }
    const done = data.doctors.items.map(({ services }: Done) => services.map(({ service }) => service.name))
    const wanted = data.doctors.services.map(({ name }: { name: string }) => name)
    expect(done[0]).toContain('Hair Transplant')
    for (const names of done) expect(names.filter((name: string) => wanted.includes(name))).not.toEqual([])
    const named = await search('doctors', { service: 'Hair Transplant' })
    expect(named.total).toBeGreaterThan(0)
    expect(named.total).toBeLessThanOrEqual(data.doctors.total)
  })

  test.each([
    ['best hospital in istanbul', 'istanbul'],
    ['пересадка волос стамбул', 'hair transplant istanbul'],
  ])('"%s" finds what "%s" does', async (q, plainly) => {
    const { total } = await search('hospitals', { q })
    expect(total).toBeGreaterThan(0)
    expect(total).toBe((await search('hospitals', { q: plainly })).total)
  })

  test('finds doctors of the specialty, and of no other', async () => {
    const { items } = await search('doctors', { q: 'toothache' })
    expect(new Set(items.map(({ specialty }: { specialty: string }) => specialty))).toEqual(new Set(['Dentistry']))
  })

  test('returns its interpretation, and can search the words literally', async () => {
    const { understood, services } = await search(
      'hospitals',
      { q: 'knee pain' },
      'understood { id name kind } services { name }',
    )
    expect(understood).toEqual([{ id: 'knee-pain', name: 'Knee pain', kind: 'complaint' }])
    expect(services[0]).toEqual({ name: 'Orthopedic Consultation' })
    const literal = await search('hospitals', { q: 'knee pain', asText: true }, 'understood { id }')
    expect(literal).toMatchObject({ total: 0, understood: [] })
  })
})

describe('a search that finds nothing', () => {
  test('returns the results of the other kinds', async () => {
    const { others } = await search('hospitals', { q: 'Dr. Karayel' }, 'others { hospitals doctors healthServices }')
    expect(others.doctors).toBeGreaterThan(0)
    expect(others.healthServices).toBe(0)
  })

  test('returns the filter that costs the most, and the nearest city with results', async () => {
    const wanted = { service: 'Hair Transplant', location: 'Hakkari', rating: 1 }
    const more = 'withoutFilter { filter value total } nearestCity { city cityName distanceKm total } placeName'
    const { total, withoutFilter, nearestCity, placeName } = await search('hospitals', wanted, more)
    expect(total).toBe(0)
    expect(withoutFilter[0]).toMatchObject({ filter: 'location', value: null })
    const without = await search('hospitals', { service: 'Hair Transplant', rating: 1 })
    expect(withoutFilter[0].total).toBe(without.total)
    expect(nearestCity.total).toBe((await search('hospitals', { ...wanted, location: nearestCity.city })).total)
    expect(nearestCity.distanceKm).toBeGreaterThan(0)
    expect(nearestCity.cityName).toBe(nearestCity.city)
    expect(placeName).toBe('Hakkari')
  })
})

test('if removing one filter is not enough, returns the results without all of them', async () => {
  const wanted = { service: 'Hair Transplant', location: 'Hakkari', rating: 5, priceFrom: 900_000 }
  const { total, withoutFilter } = await search('hospitals', wanted, 'withoutFilter { filter value total }')
  const all = await search('hospitals', { service: 'Hair Transplant' })
  expect(total).toBe(0)
  expect(withoutFilter).toEqual([{ filter: 'filters', value: null, total: all.total }])
})

describe.each(
  bothDoors(() => app, {
    suggest: {
      rest: 'GET /api/Search/suggestions',
      graphql: `query ($q: String!, $limit: Int) { suggestions(q: $q, limit: $limit) { areDoctorsMeant
        treatments { id name hospitals from currency } hospitals { id name city } doctors { id fullName specialty hospitalName } } }`,
    },
  }),
)('suggestions through %s', (_name, ask) => {
  test('come in three groups from three letters on', async () => {
    expect((await ask('suggest', { q: 'ha' })).body).toEqual({
      treatments: [],
      hospitals: [],
      doctors: [],
      areDoctorsMeant: false,
    })
    const { body } = await ask('suggest', { q: 'hair' })
    expect(body.treatments[0]).toMatchObject({ name: 'Hair Transplant', currency: 'USD' })
    expect(body.treatments[0].from).toBeGreaterThan(0)
    expect((await ask('suggest', { q: 'karayel' })).body.doctors[0].fullName).toContain('Karayel')
    expect((await ask('suggest', { q: 'hair', limit: 11 })).code).toBe('bad_input')
  })
})
