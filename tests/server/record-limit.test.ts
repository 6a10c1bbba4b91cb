import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { insertHealthService, insertHospital } from '#server/seed/factories.ts'
import { insertPatient } from '#tests/support/clinic.ts'
import { startTestApp, type TestApp } from '#tests/support/server.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ env: { CATALOGUE_MB: '0' } })
})
afterAll(() => app.close())

const inside = 'items { services { service { hospitals { doctors { id } } } } }'

describe('a document whose lists multiply is refused before it runs', () => {
  test.each([
    ['by its defaults', `{ hospitals(limit: 100) { ${inside} } }`, {}],
    ['by a variable', `query ($n: Int) { hospitals(limit: $n) { ${inside} } }`, { n: 100 }],
    ['by the default of a variable', `query ($n: Int = 100) { hospitals(limit: $n) { ${inside} } }`, {}],
    ['through fragments', `{ hospitals(limit: 100) { ...F } } fragment F on HospitalPage { ${inside} }`, {}],
    [
      'in fragments on a type',
      `{ hospitals(limit: 100) { items { ... on Hospital { services { service { hospitals { id } } } } } } }`,
      {},
    ],
    [
      'by lists without a limit',
      '{ appointments(limit: 100) { items { events { id } events2: events { id } hospital { services(limit: 100) { id } } } } }',
      {},
    ],
    [
      'under several names',
      `{ ${Array.from({ length: 6 }, (_, n) => `a${n}: hospitals(limit: 100) { items { services { id } } }`).join(' ')} }`,
      {},
    ],
  ])('%s', async (_how, query, variables) => {
    const { data, errors } = await app.graphql(query, variables)
    expect(data?.hospitals).toBeUndefined()
    expect(errors).toHaveLength(1)
    expect(errors[0]).toMatchObject({ extensions: { code: 'bad_input' } })
    expect(errors[0]?.message).toContain('more than 10000 records')
  })

  test('and the same with short lists is answered', async () => {
    const query = `{ hospitals(limit: 5) { items { services(limit: 5) { service { hospitals(limit: 5) { doctors(limit: 5) { id } } } } } } }`
    expect((await app.graphql(query)).errors).toEqual([])
  })
})

test('a list inside a record is a page of 20', async () => {
  const { id } = await insertHospital(app.db)
  for (let n = 10; n < 35; n++) await insertHealthService(app.db, { name: `Service ${n}` }, [id])
  const { data } = await app.graphql(
    'query ($id: ID!) { hospital(id: $id) { serviceCount first: services { service { name } } second: services(page: 2) { service { name } } } }',
    { id },
  )
  const { first, second, serviceCount } = data.hospital
  expect([first.length, second.length, serviceCount]).toEqual([20, 5, 25])
  expect([...first, ...second].map(({ service }) => service.name)).toEqual(
    Array.from({ length: 25 }, (_, n) => `Service ${n + 10}`),
  )
})

test('records are counted during reading, if the document does not reveal their number', async () => {
  const patient = await insertPatient(app)
  await app.ownerDb.transaction(async (tx) => {
    // Without triggers, which would count and price each row.
    await tx.execute(sql`set local session_replication_role = replica`)
    await tx.execute(sql`insert into hospitals (id, name, address, city, country)
      select gen_random_uuid(), 'Counted ' || n, 'x', 'Ankara', 'Türkiye' from generate_series(1, 100) n`)
    await tx.execute(sql`insert into health_services (id, name, description, category)
      select gen_random_uuid(), 'Counted ' || n, 'x', 'Other' from generate_series(1, 60) n`)
    await tx.execute(sql`insert into hospital_services (hospital_id, service_id)
      select h.id, s.id from hospitals h, health_services s where h.name like 'Counted%' and s.name like 'Counted%'`)
    await tx.execute(sql`insert into favourites (id, user_id, hospital_id)
      select gen_random_uuid(), ${patient.id}::uuid, id from hospitals where name like 'Counted%'`)
  })
  const ask = (fields: string) => app.graphql(`{ favourites { hospitals { ${fields} } } }`, {}, patient.token)
  expect((await ask('services(limit: 60) { id }')).errors).toEqual([])
  const { errors } = await ask('a: services(limit: 60) { id } b: services(limit: 59) { id }')
  expect(errors[0]).toMatchObject({ extensions: { code: 'bad_input' } })
})
