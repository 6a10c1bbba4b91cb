import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { insertAppointment, insertHealthService, insertHospital } from '#server/seed/factories.ts'
import { healthServiceDoors } from '#tests/support/catalogue-doors.ts'
import { graphql } from '#tests/support/doors.ts'
import { setNextFree } from '#tests/support/next-free.ts'
import { startTestApp, type TestApp } from '#tests/support/server.ts'

let app: TestApp
let admin: string
let staff: string
beforeAll(async () => {
  app = await startTestApp({ clock: () => new Date('2026-11-18T08:00:00Z') })
  admin = (await app.signIn('admin')).token
  staff = (await app.signIn('hospital')).token
})
afterAll(() => app.close())

const input = { name: 'Check-up', description: 'Blood, heart and lungs.', category: 'Diagnostics' }

describe.each(healthServiceDoors(() => app))('writing services through $door', ({ create, update, remove }) => {
  test('is for administrators', async () => {
    const { id } = await insertHealthService(app.db)
    for (const attempt of [
      (token?: string) => create(input, token),
      (token?: string) => update(id, { price: 1 }, token),
      (token?: string) => remove(id, token),
    ]) {
      expect((await attempt()).code).toBe('unauthenticated')
      expect((await attempt(staff)).code).toBe('forbidden')
    }
  })

  test('creates, changes sent fields and keeps the rest', async () => {
    const { record } = await create({ ...input, price: 99.99, duration: 45, iconKey: 'heart' }, admin)
    expect(record).toMatchObject({
      ...input,
      price: 99.99,
      priceRange: '$',
      currency: 'USD',
      duration: 45,
      isActive: true,
      hospitalCount: 0,
    })
    const changed = (await update(record.id, { price: 100, duration: null }, admin)).record
    expect(changed).toMatchObject({ ...input, price: 100, priceRange: '$$', duration: null, iconKey: 'heart' })
  })

  test('reports an error for each field', async () => {
    const wrong = { name: '', description: ' ', category: 'Magic', price: -1, duration: 1441 }
    const { code, errors } = await create(wrong, admin)
    expect(code).toBe('bad_input')
    expect(errors).toEqual({
      name: 'Service name is required',
      description: 'Description is required',
      category: 'Category is required',
      price: 'Price must be at least 0',
      duration: 'Duration must be at most 1440 minutes',
    })
    expect((await create({ ...input, price: 1.005 }, admin)).errors).toEqual({
      price: 'Price can have at most two decimals',
    })
  })

  test('erases one without appointments, deactivates one with', async () => {
    const hospital = await insertHospital(app.db)
    const [used, unused] = [
      await insertHealthService(app.db, {}, [hospital.id]),
      await insertHealthService(app.db, {}, [hospital.id]),
    ]
    await insertAppointment(app.db, { hospitalId: hospital.id, serviceId: used.id, date: '2030-01-07', time: '09:00' })
    await remove(used.id, admin)
    await remove(unused.id, admin)
    expect(
      await app.query('select id, is_active from health_services where id = any($1)', [[used.id, unused.id]]),
    ).toEqual([{ id: used.id, is_active: false }])
    expect((await app.request.get(`/api/HealthService/${used.id}`)).status).toBe(404)
    expect((await app.request.get(`/api/Hospitals/${hospital.id}/services`)).body).toEqual([])
    expect((await remove(unused.id, admin)).code).toBe('not_found')
  })
})

test('returns the documented form with linked hospitals, prices, ratings and waiting time', async () => {
  const [umut, deva] = [
    await insertHospital(app.db, { name: 'Umut' }),
    await insertHospital(app.db, { name: 'Deva', city: 'Ankara' }),
  ]
  const closed = await insertHospital(app.db, { name: 'Closed', isActive: false })
  const { id } = await insertHealthService(app.db, { name: 'Rhinoplasty', price: 300 }, [umut.id, deva.id, closed.id])
  await setNextFree(app, umut.id, '2026-11-19T07:00:00Z')
  await setNextFree(app, deva.id, '2026-11-23T07:00:00Z')
  const hospitals = [
    { id: deva.id, name: 'Deva', city: 'Ankara', country: 'Türkiye' },
    { id: umut.id, name: 'Umut', city: 'İstanbul', country: 'Türkiye' },
  ]
  const one = (await app.request.get(`/api/HealthService/${id}`)).body
  expect(one).toMatchObject({ id, priceRange: '$$$', averageRating: null, hospitalCount: 2 })
  expect(one.hospitals).toEqual(hospitals)
  const [found] = (await app.request.get('/api/healthservice/search?q=rhino')).body
  expect(found).toMatchObject({
    id,
    rating: null,
    reviewCount: 0,
    averageWaitTime: '3 days',
    providers: ['Deva', 'Umut'],
  })
  const { data } = await app.graphql(
    'query ($id: ID!) { healthService(id: $id) { hospitalCount hospitals(limit: 1) { name nextFreeSlot { date time } } } }',
    { id },
  )
  expect(data.healthService).toEqual({
    hospitalCount: 2,
    hospitals: [{ name: 'Deva', nextFreeSlot: { date: '2026-11-23', time: '10:00' } }],
  })
})

test('contains all of its hospitals in lists, or as many as requested', async () => {
  const hospitals = []
  for (let at = 10; at < 35; at++) hospitals.push(await insertHospital(app.db, { name: `Hospital ${at}` }))
  const places = hospitals.map(({ id }) => id)
  const { id } = await insertHealthService(app.db, { name: 'Otoplasty' }, places)
  type ServiceItem = { id: string; hospitals: { id: string }[]; providers?: string[] }
  const listed = async (path: string, query = {}) => {
    const { body } = await app.request.get(path).query({ limit: 100, ...query })
    return (body as ServiceItem[]).find((service) => service.id === id)
  }
  for (const path of ['/api/HealthService', '/api/HealthService/search']) {
    expect((await listed(path))?.hospitals.map((hospital) => hospital.id)).toEqual(places)
    expect((await listed(path, { providersLimit: 3 }))?.hospitals).toHaveLength(3)
  }
  expect((await listed('/api/HealthService/search'))?.providers).toHaveLength(25)
  expect((await app.request.get(`/api/HealthService/${id}`)).body.hospitals).toHaveLength(25)
})

test('shows the lowest price of an active hospital, compared in dollars, in its own currency', async () => {
  const [lira, dollars, closed] = [
    await insertHospital(app.db),
    await insertHospital(app.db),
    await insertHospital(app.db, { isActive: false }),
  ]
  const { id } = await insertHealthService(app.db, { name: 'Mole Check', price: null }, [
    lira.id,
    dollars.id,
    closed.id,
  ])
  await app.app.live.catchUp()
  const lowest = async () =>
    (await app.graphql('query ($id: ID!) { healthService(id: $id) { lowestPrice { amount currency } } }', { id })).data
      .healthService.lowestPrice
  expect(await lowest()).toBeNull()
  const set = (hospital: string, price: number, currency: string) =>
    app.query('update hospital_services set price = $3, currency = $4 where hospital_id = $1 and service_id = $2', [
      hospital,
      id,
      price,
      currency,
    ])
  await set(closed.id, 1, 'USD')
  await set(dollars.id, 100, 'USD')
  await set(lira.id, 900, 'TRY')
  expect(await lowest()).toEqual({ amount: 900, currency: 'TRY' })
})

test('the number of hospitals follows links, deactivations and activations', async () => {
  const hospitals = [
    await insertHospital(app.db),
    await insertHospital(app.db),
    await insertHospital(app.db, { isActive: false }),
  ]
  const ids = hospitals.map(({ id }) => id)
  const { id } = await insertHealthService(app.db, {}, ids)
  const count = async () =>
    (await app.query<{ n: number }>('select hospital_count as n from health_services where id = $1', [id]))[0]?.n
  expect(await count()).toBe(2)
  await app.query('update hospitals set is_active = not is_active where id = any($1)', [ids])
  expect(await count()).toBe(1)
  await app.query('delete from hospital_services where service_id = $1 and hospital_id = $2', [id, ids[0]])
  expect(await count()).toBe(1)
  await app.query('delete from hospitals where id = any($1)', [ids])
  expect(await count()).toBe(0)
})

test('categories are those of active services, for any search', async () => {
  await insertHealthService(app.db, { category: 'Vision Care' })
  await insertHealthService(app.db, { category: 'Mental Health', isActive: false })
  const { data } = await app.graphql('{ healthServices(search: { q: "rhino" }) { total categories } }')
  expect(data.healthServices.categories).toContain('Vision Care')
  expect(data.healthServices.categories).not.toContain('Mental Health')
})

describe('site settings', () => {
  const ask = async () =>
    (
      await app.graphql(
        '{ siteSettings { companyName phone certificates { name } offices { name lines } demoAccounts { email password } } }',
      )
    ).data.siteSettings

  test('are empty outside a demo until the operator enters them, without expired certificates', async () => {
    expect(await ask()).toEqual({ companyName: '', phone: '', certificates: [], offices: [], demoAccounts: [] })
    const certificate = (name: string, validUntil: string) => ({
      name,
      number: `No. ${name}`,
      issuer: 'TSE',
      validUntil,
    })
    const rows = {
      phone: '+90 312 000 00 00',
      certificates: [certificate('ISO 9001', '2999-01-01'), certificate('ISO 27001', '2020-01-01')],
      companyName: 17,
      secret: 'x',
    }
    for (const [key, value] of Object.entries(rows))
      await app.query('insert into settings (key, value) values ($1, $2)', [key, JSON.stringify(value)])
    expect(await ask()).toMatchObject({
      companyName: '',
      phone: '+90 312 000 00 00',
      certificates: [{ name: 'ISO 9001' }],
    })
  })
})

test('the newsletter stores an address once and reveals nothing', async () => {
  const subscribe = (email: string) =>
    graphql(app, 'mutation ($email: String!) { subscribeToNewsletter(email: $email) }', { email })
  expect(await subscribe('Ada@mail.example')).toMatchObject({ body: true })
  expect(await subscribe('ada@MAIL.example')).toMatchObject({ body: true })
  expect(await app.query('select email from newsletter_subscribers')).toEqual([{ email: 'Ada@mail.example' }])
  expect((await subscribe('nobody')).body.errors).toEqual({ email: 'Please enter a valid email address' })
})

test('one network subscribes only a few addresses in an hour', async () => {
  const subscribe = (n: number) =>
    graphql(app, 'mutation ($email: String!) { subscribeToNewsletter(email: $email) }', { email: `s${n}@mail.example` })
  const statuses = []
  for (let n = 0; n < 12; n++) statuses.push((await subscribe(n)).status)
  expect(statuses.slice(0, 8)).toEqual(Array(8).fill(200))
  expect(statuses.at(-1)).toBe(429)
})
