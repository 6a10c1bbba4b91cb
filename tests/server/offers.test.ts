import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { insertHealthService, insertHospital } from '#server/seed/factories.ts'
import { rest } from '#tests/support/doors.ts'
import { startTestApp, type TestApp } from '#tests/support/server.ts'

let app: TestApp
let admin: string
let hospitalId: string
let serviceIds: string[]
beforeAll(async () => {
  app = await startTestApp()
  admin = (await app.signIn('admin')).token
  hospitalId = (await insertHospital(app.db)).id
  serviceIds = []
  for (let n = 100; n < 205; n++)
    serviceIds.push((await insertHealthService(app.db, { name: `Offer ${n}`, price: n }, [hospitalId])).id)
})
afterAll(() => app.close())

const offer =
  'query ($id: ID!, $service: ID!) { hospital(id: $id) { service(id: $service) { price service { name } } } }'

describe('one service of a hospital', () => {
  test('is found by its ID, the 105th too', async () => {
    const service = serviceIds.at(-1) ?? ''
    const answer = await rest(app, 'get', `/api/Hospitals/${hospitalId}/services/${service}`)
    expect(answer.body).toMatchObject({ id: service, name: 'Offer 204', price: 204, currency: 'USD' })
    const { data } = await app.graphql(offer, { id: hospitalId, service })
    expect(data.hospital.service).toEqual({ price: 204, service: { name: 'Offer 204' } })
  })

  test('is not found if it is not offered, not active or invalid', async () => {
    const elsewhere = (await insertHealthService(app.db)).id
    const inactive = (await insertHealthService(app.db, { isActive: false }, [hospitalId])).id
    for (const service of [elsewhere, inactive, 'x']) {
      expect((await rest(app, 'get', `/api/Hospitals/${hospitalId}/services/${service}`)).status).toBe(404)
      expect((await app.graphql(offer, { id: hospitalId, service })).data.hospital.service).toBeNull()
    }
  })
})

test('a hospital’s offers are read page by page', async () => {
  const { headers, body } = await rest(app, 'get', `/api/Hospitals/${hospitalId}/services?page=2`)
  expect(headers['x-total-count']).toBe('105')
  expect(body.map(({ name }: { name: string }) => name)).toEqual([200, 201, 202, 203, 204].map((n) => `Offer ${n}`))
})

test('a price of a service applies to every hospital that offers it, except those with a lower or an own price', async () => {
  const service = (await insertHealthService(app.db, { price: 50 })).id
  const cheaper = (await insertHealthService(app.db, { price: 40 })).id
  const ids = {
    plain: (await insertHospital(app.db)).id,
    own: (await insertHospital(app.db)).id,
    cheaper: (await insertHospital(app.db)).id,
  }
  await app.query(
    `insert into hospital_services (hospital_id, service_id, price, currency)
     values ($1, $4, null, null), ($2, $4, 70, 'USD'), ($3, $4, null, null), ($3, $5, null, null)`,
    [ids.plain, ids.own, ids.cheaper, service, cheaper],
  )
  const edit = (body: object) => rest(app, 'put', `/api/HealthService/${service}`, { token: admin, body })
  const prices = async () => {
    const rows = await app.query<{ id: string; price_from: string | null }>(
      'select id, price_from::float8 as price_from from hospitals',
    )
    return Object.values(ids).map((id) => rows.find((row) => row.id === id)?.price_from)
  }
  await edit({ price: 45 })
  expect(await prices()).toEqual([45, 70, 40])
  await edit({ price: 30 })
  expect(await prices()).toEqual([30, 70, 30])
  await edit({ isActive: false })
  expect(await prices()).toEqual([null, null, 40])
  await edit({ isActive: true, price: null })
  expect(await prices()).toEqual([null, 70, 40])
})

test('a change that loses a deadlock is retried', async () => {
  const [hospital, service] = [await insertHospital(app.db), await insertHealthService(app.db)]
  const waiting = async () => {
    const rows = await app.query(
      `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    )
    return rows.length
  }
  const link = await app.ownerDb.transaction(async (tx) => {
    const lock = (table: string, id: string) => tx.execute(`select from ${table} where id = '${id}' for update`)
    await lock('health_services', service.id)
    // The change locks the hospital and waits for the service, then this transaction waits for the
    // hospital. Its deadlock timeout is far longer than the other's, so the change is the one that
    // fails.
    await tx.execute(`set local deadlock_timeout = '1min'`)
    const linking = rest(app, 'post', `/api/Hospitals/${hospital.id}/services/${service.id}`, {
      token: admin,
      body: {},
    })
    while (!(await waiting())) await new Promise((resolve) => setTimeout(resolve, 10))
    await lock('hospitals', hospital.id)
    return { linking }
  })
  expect((await link.linking).status).toBe(201)
})
