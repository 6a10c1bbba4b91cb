import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createSystemContext } from '#server/context.ts'
import { createDb, createPool } from '#server/database/client.ts'
import { findListedDoctors } from '#server/features/catalogue/doctors/catalogue.ts'
import { findActiveHospitals } from '#server/features/catalogue/hospitals/catalogue.ts'
import { createLogger } from '#server/http/log.ts'
import { insertDoctor, insertHealthService, insertHospital } from '#server/seed/factories.ts'
import { startTestApp, type TestApp } from '#tests/support/server.ts'
import { countStatements, recordStatements } from '#tests/support/statements.ts'

let app: TestApp
let hospitalId: string

/** Adds records. More of them must not cost more statements. */
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
  // Without the in-memory cache.
  app = await startTestApp({ env: { CATALOGUE_MB: '0' } })
  await add(3)
})
afterAll(() => app.close())

const card = 'id name services(limit: 3) { price service { name hospitalCount } } serviceCount nextFreeSlot { date }'
/**
 * A page and its total are two statements, unrecognised words are one, and each nested list is one.
 * Records by ID, including found ones, are one.
 */
const queries: [string, string, number][] = [
  [
    'search page',
    `{ hospitals(search: { q: "statement" }) { total items { ${card} doctors(limit: 2) { fullName } } } }`,
    7,
  ],
  [
    'search page of doctors',
    '{ doctors { total items { fullName hospital { name city } distanceKm(from: { location: "Ankara" }) } } }',
    4,
  ],
  ['services with their hospitals', '{ healthServices { total items { name hospitals(limit: 5) { name city } } } }', 5],
  ['services with categories', '{ healthServices(limit: 5) { categories items { name } } }', 3],
  ['featured', `{ featuredHospitals { ${card} } }`, 4],
  [
    'home page',
    `{ featuredHospitals { ${card} } healthServices(search: { sortBy: "relevance" }, limit: 6) { items { name } } siteSettings { phone } }`,
    6,
  ],
  [
    'hospital page',
    `query ($id: ID!, $service: ID!) { hospital(id: $id) { ${card} service(id: $service) { price } doctors { fullName } openingHours { weekday }
      reviews { total items { rating } } } }`,
    8,
  ],
  [
    'everything nested',
    `{ hospitals(limit: 5) { items { openingHours { times } reviews { total } doctors(limit: 5) { fullName hospital { serviceCount } reviews { total } }
      services(limit: 5) { service { hospitals(limit: 5) { name doctors(limit: 5) { fullName } } } } } } }`,
    18,
  ],
  [
    'one list under two names',
    '{ hospitals { items { a: services(limit: 1) { id } b: services(limit: 2) { id } } } }',
    5,
  ],
]

describe.each(queries)('%s', (_, query, most) => {
  test(`takes at most ${most} statements for any number of records`, async () => {
    const ask = () => app.graphql(query, { id: hospitalId, service: hospitalId })
    expect((await ask()).errors).toEqual([])
    const few = await countStatements(ask)
    expect(few).toBeGreaterThan(0)
    expect(few).toBeLessThanOrEqual(most)
    await add(2)
    // A record that two lists request at the same moment is read for one or both of them.
    expect(Math.abs((await countStatements(ask)) - few)).toBeLessThanOrEqual(1)
  })
})

test('lists with different limits are each cut to their own limit', async () => {
  const { data } = await app.graphql(
    'query ($n: Int) { hospitals { items { a: services(limit: 1) { id } b: services(limit: $n) { id } } } }',
    { n: 2 },
  )
  for (const { a, b } of data.hospitals.items) expect([a.length, b.length]).toEqual([1, 2])
  const { errors } = await app.graphql('{ hospitals { items { services(limit: 0) { id } } } }')
  expect(errors[0]?.extensions.code).toBe('bad_input')
})

test.each([
  ['/api/Hospitals', 4],
  ['/api/Hospitals/search?q=statement', 4],
  ['/api/Doctor/search', 3],
  ['/api/HealthService/search', 4],
  // The hospital with its offers is one statement, the services another.
  ['/api/Hospitals/:id', 2],
])('GET %s takes %i statements', async (template, count) => {
  const path = template.replace(':id', hospitalId)
  expect(await countStatements(() => app.request.get(path).expect(200))).toBe(count)
})

test('a combination of filters is one prepared statement, for any values and any number of them', async () => {
  const ask = async (query: object) => {
    const names = await recordStatements(() =>
      app.request
        .get('/api/Hospitals/search')
        .query({ rating: 1, ...query })
        .expect(200),
    )
    // Page and total. Names of services are looked up before.
    return names.filter((name) => name !== undefined).slice('services' in query ? 1 : 0)
  }
  const first = await ask({ q: 'statement', location: 'Ankara', services: 'a' })
  expect(first.length).toBeGreaterThan(1)
  expect((await ask({ q: 'hospital', location: 'İzmir', services: 'a,b,c' })).slice(0, 2).sort()).toEqual(
    first.slice(0, 2).sort(),
  )
  expect((await ask({ q: 'two words', location: 'İzmir' })).slice(0, 2)).not.toEqual(first.slice(0, 2))
})

test('records by their IDs are read with one plan, for any number of IDs', async () => {
  const log = createLogger('silent', false)
  const pool = createPool(app.databaseUrl, log, { max: 1 })
  const ctx = createSystemContext({ db: createDb(pool), config: app.config, log, clock: () => new Date() })
  const ids = async (table: string) => (await app.query<{ id: string }>(`select id from ${table}`)).map(({ id }) => id)
  const [hospitals, doctors] = [await ids('hospitals'), await ids('doctors')]
  // Otherwise autovacuum may run meanwhile and cause new plans.
  await app.query('vacuum analyze hospitals, doctors')
  for (let count = 1; count <= 12; count++) {
    expect(await findActiveHospitals(ctx, hospitals.slice(0, count))).toHaveLength(Math.min(count, hospitals.length))
    expect(await findListedDoctors(ctx, doctors.slice(0, count))).toHaveLength(Math.min(count, doctors.length))
  }
  const { rows } = await pool.query(
    "select custom_plans::int, generic_plans::int from pg_prepared_statements where statement like '%json_build_object%'",
  )
  // The first five executions use custom plans, for comparison.
  expect(rows).toEqual(Array(2).fill({ custom_plans: 5, generic_plans: 7 }))
  await pool.end()
})
