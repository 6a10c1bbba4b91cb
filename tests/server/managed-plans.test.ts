import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createCatalogue } from '#server/catalogue/catalogue.ts'
import type { Context } from '#server/context.ts'
import { listManagedDoctors, listManagedHospitals } from '#server/features/administration/managed-catalogue/reading.ts'
import { countUnbookable } from '#server/features/catalogue/hospitals/missing.ts'
import { insertUser } from '#server/seed/factories.ts'
import { explain, rowsRead, type SentStatement, statementsOf } from '#tests/support/plans.ts'
import { scratchDatabase } from '#tests/support/scratch-database.ts'

const ROWS = 6000
/** Number of matches of each search: one record in two hundred. */
const RARE = ROWS / 200
/** SQL of text as long as real ones, so that a full scan is expensive. */
const LONG = "repeat('A house with everything. ', 60)"

let database: Awaited<ReturnType<typeof scratchDatabase>>
let admin: string
beforeAll(async () => {
  database = await scratchDatabase()
  admin = (await insertUser(database.db, { role: 'admin' })).id
  const client = new pg.Client(database.url)
  await client.connect()
  for (const statement of [
    "set session_replication_role = 'replica'",
    `insert into hospitals (id, name, description, address, city, country)
       select gen_random_uuid(), case when n % 200 = 0 then 'Çamlıca ' else 'Merkez ' end || n, ${LONG}, 'Street ' || n, 'Ankara', 'Turkey'
       from generate_series(1, ${ROWS}) n`,
    `insert into doctors (id, full_name, description, specialty)
       select gen_random_uuid(), case when n % 200 = 1 then 'Dr. Karayel ' else 'Dr. Demir ' end || n, ${LONG},
         case when n % 200 = 0 then 'Cardiology' else 'Neurology' end
       from generate_series(1, ${ROWS}) n`,
    // Pending index entries would make the text index look expensive.
    'vacuum analyze',
  ])
    await client.query(statement)
  await client.end()
})
afterAll(() => database.close())

type Ask = (ctx: Context, q: string) => Promise<{ total: number }>
const lists: Record<string, Ask> = {
  doctors: (ctx, q) => listManagedDoctors(ctx, { q }, {}),
  hospitals: (ctx, q) => listManagedHospitals(ctx, { q }, {}),
}

test.each([
  ['doctors', 'karayel'],
  ['doctors', 'cardiology'],
  ['doctors', 'kardiyoloji'],
  ['doctors', 'кардиология'],
  ['doctors', 'أمراض القلب'],
  ['hospitals', 'çamlıca'],
] as const)('administrators find %s by "%s" through an index', async (table, q) => {
  const { db } = database
  const viewer = { id: admin, role: 'admin', hospitalId: null }
  const catalogue = createCatalogue({ config: { catalogueBytes: 0 } as Context['config'], db })
  const ctx = { db, read: db, catalogue, viewer, person: viewer, language: 'en', clock: () => new Date(), config: {} }
  // A page may be read in the order of names, which needs only a few rows. The count of all matches
  // may not.
  const [count, ...others] = await statementsOf(
    async () => expect((await lists[table]?.(ctx as unknown as Context, q))?.total).toBe(RARE),
    (text) => text.startsWith('select count(*)'),
  )
  expect(others).toEqual([])
  const plan = await explain(database.url, count as SentStatement)
  expect(rowsRead(plan, table), JSON.stringify(plan)).toBe(RARE)
})

test('hospitals that cannot be booked are counted by one statement that reads no row twice', async () => {
  const { db } = database
  const client = new pg.Client(database.url)
  await client.connect()
  for (const statement of [
    "set session_replication_role = 'replica'",
    `insert into health_services (id, name, description, category)
       values ('0197d1f0-0000-7000-8000-000000000009', 'Look', 'A look.', 'Diagnostics')`,
    `insert into hospital_services (hospital_id, service_id)
       select id, '0197d1f0-0000-7000-8000-000000000009' from hospitals where name like 'Merkez%'`,
    `insert into opening_hours (hospital_id, weekday, start_time)
       select id, 1, '09:00' from hospitals where name like 'Merkez%'`,
    'analyze',
  ])
    await client.query(statement)
  await client.end()
  const sent = await statementsOf(
    async () =>
      expect(await countUnbookable({ db } as unknown as Context)).toEqual({ total: RARE, services: RARE, hours: RARE }),
    () => true,
  )
  expect(sent).toHaveLength(1)
  const plan = await explain(database.url, sent[0] as SentStatement)
  expect(rowsRead(plan, 'hospitals'), JSON.stringify(plan)).toBe(ROWS)
  for (const table of ['hospital_services', 'opening_hours'])
    expect(rowsRead(plan, table), JSON.stringify(plan)).toBeLessThanOrEqual(ROWS - RARE)
})
