import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { insertDoctor, insertHealthService, insertHospital } from '#server/seed/factories.ts'
import { startTestApp, type TestApp } from '#tests/support/server.ts'
import { countStatements, recordStatements } from '#tests/support/statements.ts'

let app: TestApp
let hospitalId: string

/** More of everything must not cost more statements. */
async function add(count: number) {
  for (let n = 0; n < count; n++) {
    const { id } = await insertHospital(app.db, { name: `Statement Hospital ${n}` })
    hospitalId = id
    for (let m = 0; m < 3; m++) {
      await insertDoctor(app.db, { hospitalId: id })
      await insertHealthService(app.db, { name: `Service ${n} ${m}` }, [id])
    }
  }
}

beforeAll(async () => {
  app = await startTestApp()
  await add(3)
})
afterAll(() => app.close())

const card = 'id name services(limit: 3) { price service { name hospitalCount } } serviceCount nextFreeSlot { date }'
const queries: [string, string, number][] = [
  [
    'search page',
    `{ hospitals(search: { q: "statement" }) { total items { ${card} doctors(limit: 2) { fullName } } } }`,
    2,
  ],
  [
    'search page of doctors',
    '{ doctors { total items { fullName hospital { name city } distanceKm(from: { location: "Ankara" }) } } }',
    2,
  ],
  ['services with their hospitals', '{ healthServices { total items { name hospitals(limit: 5) { name city } } } }', 2],
  ['services with categories', '{ healthServices(limit: 5) { categories items { name } } }', 3],
  ['featured', `{ featuredHospitals { ${card} } }`, 1],
  [
    'home page',
    `{ featuredHospitals { ${card} } healthServices(search: { sortBy: "relevance" }, limit: 6) { items { name } } siteSettings { phone } }`,
    4,
  ],
  [
    'hospital page',
    `query ($id: ID!) { hospital(id: $id) { ${card} doctors { fullName } openingHours { weekday } reviews { total items { rating } } } }`,
    3,
  ],
  [
    'everything nested',
    `{ hospitals { items { openingHours { times } reviews { total } doctors { fullName hospital { serviceCount } reviews { total } }
      services { service { hospitals { name doctors { fullName } } } } } } }`,
    10,
  ],
  [
    'one list under two names',
    '{ hospitals { items { a: services(limit: 1) { id } b: services(limit: 2) { id } } } }',
    2,
  ],
]

describe.each(queries)('%s', (_, query, most) => {
  test(`takes at most ${most} statements, however much there is`, async () => {
    const ask = () => app.graphql(query, { id: hospitalId })
    expect((await ask()).errors).toEqual([])
    const few = await countStatements(ask)
    expect(few).toBeGreaterThan(0)
    expect(few).toBeLessThanOrEqual(most)
    await add(2)
    expect(await countStatements(ask)).toBe(few)
  })
})

test('lists with different limits are each cut to their own', async () => {
  const { data } = await app.graphql(
    'query ($n: Int) { hospitals { items { a: services(limit: 1) { id } b: services(limit: $n) { id } } } }',
    { n: 2 },
  )
  for (const { a, b } of data.hospitals.items) expect([a.length, b.length]).toEqual([1, 2])
  const { errors } = await app.graphql('{ hospitals { items { services(limit: 0) { id } } } }')
  expect(errors[0]?.extensions.code).toBe('bad_input')
})

test.each(['/api/Hospitals', '/api/Hospitals/search?q=statement', '/api/Doctor/search', '/api/HealthService/search'])(
  'GET %s takes two statements',
  async (path) => {
    expect(await countStatements(() => app.request.get(path).expect(200))).toBe(2)
  },
)

test('a combination of filters is one prepared statement, whatever the values and however many', async () => {
  const ask = (query: object) =>
    recordStatements(() =>
      app.request
        .get('/api/Hospitals/search')
        .query({ rating: 1, ...query })
        .expect(200),
    )
  const first = await ask({ q: 'statement', location: 'Ankara', services: 'a' })
  expect(first.every((name) => name !== undefined)).toBe(true)
  expect((await ask({ q: 'hospital', location: 'İzmir', services: 'a,b,c' })).slice(0, 2).sort()).toEqual(
    first.slice(0, 2).sort(),
  )
  expect((await ask({ q: 'two words', location: 'İzmir' })).slice(0, 2)).not.toEqual(first.slice(0, 2))
})
