import { afterAll, beforeAll, expect, test } from 'vitest'
import { createCatalogue } from '#server/catalogue/catalogue.ts'
import type { Context } from '#server/context.ts'
import { createDb, createPool } from '#server/database/client.ts'
import { doctorsOf, searchDoctors } from '#server/features/catalogue/doctors/reading.ts'
import { searchHospitals } from '#server/features/catalogue/hospitals/reading.ts'
import { answerTermsOf } from '#server/features/visits/appointments/booking/answer-terms.ts'
import { reviewsOf } from '#server/features/visits/reviews/reading.ts'
import { summariesOf } from '#server/features/visits/reviews/summary.ts'
import { createLogger } from '#server/http/log.ts'
import { insertHealthService } from '#server/seed/factories.ts'
import { scratchDatabase } from '#tests/support/scratch-database.ts'

let database: Awaited<ReturnType<typeof scratchDatabase>>
let service: string
let hospitals: { id: string }[]
beforeAll(async () => {
  database = await scratchDatabase()
  service = (await insertHealthService(database.db, { name: 'Knee Replacement' })).id
  // Hundreds of hospitals and thousands of doctors, so that the planner uses an index. Triggers
  // would take too long for each.
  await fill([
    `insert into hospitals (id, name, address, city, country) select gen_random_uuid(), 'Hospital ' || n, 'Street ' || n,
       (array['İstanbul', 'Ankara', 'Bursa', 'Van'])[1 + n % 4], 'Turkey' from generate_series(1, 800) n`,
    `insert into doctors (id, hospital_id, hospital_name, hospital_city, full_name, specialty)
       select gen_random_uuid(), h.id, h.name, h.city, 'Dr. ' || (array['Kaya', 'Demir', 'Aydın'])[1 + n % 3] || ' ' || n,
         (array['Cardiology', 'Neurology', 'Oncology'])[1 + n % 3] from hospitals h, generate_series(1, 5) n`,
    `insert into hospital_services (hospital_id, service_id) select id, '${service}' from hospitals where name like '%5%'`,
    `insert into reviews (id, appointment_id, hospital_id, service_id, author_name, rating, shows_treatment)
       select gen_random_uuid(), gen_random_uuid(), id, '${service}', 'Ada L.', 1 + n % 5, n % 2 = 0 from hospitals, generate_series(1, 6) n`,
    'analyze',
  ])
  hospitals = await database.query<{ id: string }>('select id from hospitals order by id')
})
afterAll(() => database.close())

async function fill(statements: string[]): Promise<void> {
  const pool = createPool(database.url, createLogger('silent', false), { patient: true, max: 1 })
  await pool.query("set session_replication_role = 'replica'")
  for (const statement of statements) await pool.query(statement)
  await pool.end()
}

/**
 * Returns the statements of a connection with their numbers of custom and generic plans after many
 * runs of `ask`.
 */
async function plansOf(ask: (ctx: Context) => Promise<unknown>) {
  const pool = createPool(database.url, createLogger('silent', false), { max: 1 })
  const db = createDb(pool)
  const catalogue = createCatalogue({ config: { catalogueBytes: 0 } as Context['config'], db })
  const caller = { viewer: null, withheld: [], travel: null }
  const ctx = { db, read: db, catalogue, ...caller, clock: () => new Date() } as unknown as Context
  for (let n = 0; n < 12; n++) await ask(ctx)
  const { rows } = await pool.query<{ statement: string; kept: number; planned: number }>(
    'select statement, generic_plans as kept, custom_plans as planned from pg_prepared_statements',
  )
  await pool.end()
  return rows
}

const CITIES = ['istanbul', 'ankara', 'bursa', 'van']
let turn = 0
const hospital = () => hospitals[turn++ % hospitals.length]?.id ?? ''
const city = () => CITIES[turn++ % CITIES.length]

test.each<[string, (ctx: Context) => Promise<unknown>]>([
  ['hospitals of a city', (ctx) => searchHospitals(ctx, { location: city() }, {})],
  ['hospitals of a city that offer a service', (ctx) => searchHospitals(ctx, { location: city(), service }, {})],
  ['doctors of a city and a specialty', (ctx) => searchDoctors(ctx, { location: city(), specialty: 'Oncology' }, {})],
  [
    'the parts of a hospital page',
    async (ctx) => {
      const ids = [hospital()]
      const paging = { page: 1, limit: 10 }
      await doctorsOf(ctx, ids, paging)
      await reviewsOf(ctx, 'hospital', ids, { paging, filter: { firstIn: 'tr' } })
      await reviewsOf(ctx, 'hospital', ids, { paging, filter: { serviceId: service, rating: 5, firstIn: 'tr' } })
      await summariesOf(ctx, 'hospital', ids)
      await answerTermsOf(ctx, ids)
    },
  ],
])('PostgreSQL caches the plans of %s', async (_, ask) => {
  const statements = await plansOf(ask)
  // A page, its total and the records.
  expect(statements.length).toBeGreaterThanOrEqual(3)
  for (const { statement, kept, planned } of statements) {
    expect(kept, statement).toBeGreaterThanOrEqual(6)
    expect(planned, statement).toBeLessThanOrEqual(6)
  }
})

test('the words of a search for doctors get a custom plan', async () => {
  const words = ['kaya', 'demir', 'aydin', 'dr']
  const statements = await plansOf((ctx) => searchDoctors(ctx, { q: words[turn++ % words.length], asText: true }, {}))
  expect(statements.length).toBeGreaterThan(0)
  expect(statements.filter(({ statement }) => statement.includes('search_text'))).toEqual([])
})

test('the SQL text of a search is equal for all values', async () => {
  const statements = await plansOf((ctx) =>
    searchHospitals(ctx, { location: city(), q: `street ${turn}`, service }, {}),
  )
  expect(statements.filter(({ statement }) => statement.includes('with found as')).length).toBe(1)
})
