import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { doctorServices } from '#server/features/catalogue/doctors/table.ts'
import { insertDoctor, insertHealthService, insertHospital, insertUser } from '#server/seed/factories.ts'
import { doctorServiceDoors } from '#tests/support/catalogue-doors.ts'
import { rest } from '#tests/support/doors.ts'
import { startTestApp, type TestApp } from '#tests/support/server.ts'

let app: TestApp
let admin: string
let patient: string
beforeAll(async () => {
  app = await startTestApp()
  admin = (await app.signIn('admin')).token
  patient = (await app.signIn()).token
})
afterAll(() => app.close())

const link = (doctorId: string, serviceId: string, price: { price?: number; currency?: 'EUR' } = {}) =>
  app.db.insert(doctorServices).values({ doctorId, serviceId, ...price })

const DONE = '{ id price currency service { name } }'
async function servicesOf(
  doctorId: string,
): Promise<{ price: number | null; currency: string; service: { name: string } }[]> {
  const { data } = await app.graphql(`query ($id: ID!) { doctor(id: $id) { services ${DONE} } }`, { id: doctorId })
  return data.doctor.services
}
const namesOf = async (doctorId: string) => (await servicesOf(doctorId)).map(({ service }) => service.name)

async function insertHouse() {
  const { id } = await insertHospital(app.db)
  const offer = (name: string, overrides: Parameters<typeof insertHealthService>[1] = {}) =>
    insertHealthService(app.db, { name: `${name} ${id.slice(-6)}`, ...overrides }, [id])
  return { id, offer }
}

const staffOf = async (hospitalId: string) =>
  app.tokenFor((await insertUser(app.db, { role: 'hospital', hospitalId })).id)
const updatedAtOf = async (id: string): Promise<string> =>
  (await app.graphql('query ($id: ID!) { doctor(id: $id) { updatedAt } }', { id })).data.doctor.updatedAt

describe('the treatments of a doctor', () => {
  test('cost the doctor’s own price, or else the hospital’s, or else the treatment’s', async () => {
    const house = await insertHouse()
    const own = await house.offer('A', { price: 100 })
    const theirs = await house.offer('B', { price: 100 })
    const usual = await house.offer('C', { price: 100 })
    const unknown = await house.offer('D', { price: null })
    await house.offer('E', { price: 100 })
    await app.query("update hospital_services set price = 200, currency = 'TRY' where service_id = $1", [theirs.id])
    const all = [own.id, theirs.id, usual.id, unknown.id]
    const doctor = await insertDoctor(app.db, { hospitalId: house.id }, all.slice(1))
    await link(doctor.id, own.id, { price: 300, currency: 'EUR' })
    expect(await servicesOf(doctor.id)).toEqual([
      { id: `${doctor.id}:${own.id}`, price: 300, currency: 'EUR', service: { name: own.name } },
      { id: `${doctor.id}:${theirs.id}`, price: 200, currency: 'TRY', service: { name: theirs.name } },
      { id: `${doctor.id}:${usual.id}`, price: 100, currency: 'USD', service: { name: usual.name } },
      { id: `${doctor.id}:${unknown.id}`, price: null, currency: 'USD', service: { name: unknown.name } },
    ])
    const { data } = await app.graphql(
      `query ($id: ID!, $own: ID!) { doctor(id: $id) { services(limit: 1) { price } service(id: $own) ${DONE}
        other: service(id: "${house.id}") { id } none: service(id: "x") { id } } }`,
      { id: doctor.id, own: theirs.id },
    )
    expect(data.doctor).toMatchObject({ services: [{ price: 300 }], service: { price: 200 }, other: null, none: null })
  })

  test('end with the hospital’s offer, and with the doctor’s move', async () => {
    const [house, other] = [await insertHouse(), await insertHouse()]
    const [kept, dropped] = [await house.offer('A'), await house.offer('B')]
    const doctor = await insertDoctor(app.db, { hospitalId: house.id }, [kept.id, dropped.id])
    await app.query('delete from hospital_services where service_id = $1', [dropped.id])
    expect(await namesOf(doctor.id)).toEqual([kept.name])
    await app.query('insert into hospital_services (hospital_id, service_id) values ($1, $2)', [house.id, dropped.id])
    expect(await namesOf(doctor.id)).toEqual([kept.name])

    const shared = await other.offer('C')
    await app.query('insert into hospital_services (hospital_id, service_id) values ($1, $2)', [house.id, shared.id])
    await link(doctor.id, shared.id)
    await app.query('update doctors set hospital_id = $2 where id = $1', [doctor.id, other.id])
    expect(await namesOf(doctor.id)).toEqual([shared.name])
    await app.query('update doctors set hospital_id = null where id = $1', [doctor.id])
    expect(await namesOf(doctor.id)).toEqual([shared.name])
  })

  test('are only offered and active ones', async () => {
    const [house, other] = [await insertHouse(), await insertHouse()]
    const [mine, theirs] = [await house.offer('A'), await other.offer('B')]
    const doctor = await insertDoctor(app.db, { hospitalId: house.id }, [mine.id])
    await expect(link(doctor.id, theirs.id)).rejects.toMatchObject({
      cause: { constraint: 'doctor_services_offer_check' },
    })
    await expect(
      app.query('update doctor_services set price = -1 where doctor_id = $1', [doctor.id]),
    ).rejects.toMatchObject({ constraint: 'doctor_services_price_check' })
    await app.query('update health_services set is_active = false where id = $1', [mine.id])
    expect(await servicesOf(doctor.id)).toEqual([])
  })
})

describe('a hospital', () => {
  test('names the listed doctors of a treatment, best rated first', async () => {
    const house = await insertHouse()
    const [asked, other] = [await house.offer('A'), await house.offer('B')]
    const insert = (overrides: object, serviceIds: string[]) =>
      insertDoctor(app.db, { hospitalId: house.id, ...overrides }, serviceIds)
    const second = await insert({ ratingSum: 8, reviewCount: 2 }, [asked.id])
    const first = await insert({ ratingSum: 10, reviewCount: 2 }, [asked.id, other.id])
    await insert({ isActive: false }, [asked.id])
    await insert({}, [other.id])
    const { data } = await app.graphql(
      `query ($id: ID!, $asked: ID!) { hospital(id: $id) { doctorsFor(serviceId: $asked) { id }
        one: doctorsFor(serviceId: $asked, limit: 1) { id } none: doctorsFor(serviceId: "x") { id } } }`,
      { id: house.id, asked: asked.id },
    )
    expect(data.hospital).toEqual({
      doctorsFor: [{ id: first.id }, { id: second.id }],
      one: [{ id: first.id }],
      none: [],
    })
  })

  test('puts searched treatments first, and only offered ones', async () => {
    const [house, other] = [await insertHouse(), await insertHouse()]
    const [a, b, hidden] = [await house.offer('A'), await house.offer('B'), await house.offer('C', { isActive: false })]
    const elsewhere = await other.offer('D')
    const { data } = await app.graphql(
      `query ($id: ID!, $ids: [ID!]) { hospital(id: $id) { matched(serviceIds: $ids) { service { id } }
        one: matched(serviceIds: $ids, limit: 1) { service { id } } nothing: matched { id } } }`,
      { id: house.id, ids: [elsewhere.id, hidden.id, b.id, 'x', a.id] },
    )
    expect(data.hospital).toEqual({
      matched: [{ service: { id: b.id } }, { service: { id: a.id } }],
      one: [{ service: { id: b.id } }],
      nothing: [],
    })
  })
})

describe.each(doctorServiceDoors(() => app))('setting a doctor’s treatments through $door', ({ set, proposed }) => {
  const unknown = '019a0000-0000-7000-8000-000000000000'

  test('is for administrators, and for staff at their own hospital', async () => {
    const house = await insertHouse()
    const service = await house.offer('A')
    const mine = await insertDoctor(app.db, { hospitalId: house.id })
    const elsewhere = await insertDoctor(app.db, { hospitalId: (await insertHouse()).id })
    const independent = await insertDoctor(app.db, { hospitalId: null })
    const staff = await staffOf(house.id)
    const services = [{ serviceId: service.id }]
    for (const attempt of [
      (token?: string) => set(mine.id, { services }, token),
      (token?: string) => proposed(mine.id, token),
    ]) {
      expect((await attempt()).code).toBe('unauthenticated')
      expect((await attempt(patient)).code).toBe('forbidden')
      expect((await attempt(staff)).code).toBeUndefined()
      expect((await attempt(admin)).code).toBeUndefined()
    }
    for (const { id } of [elsewhere, independent]) {
      expect((await set(id, { services: [] }, staff)).code).toBe('forbidden')
      expect((await proposed(id, staff)).code).toBe('forbidden')
    }
    expect((await set(unknown, { services }, admin)).code).toBe('not_found')
    expect((await set(independent.id, { services }, admin)).code).toBeUndefined()
    expect(await namesOf(mine.id)).toEqual([service.name])
  })

  test('replaces all of them, with own prices, and is audited', async () => {
    const house = await insertHouse()
    const [a, b, paused] = [await house.offer('A', { currency: 'EUR' }), await house.offer('B'), await house.offer('P')]
    const doctor = await insertDoctor(app.db, { hospitalId: house.id }, [b.id, paused.id])
    await app.query('update health_services set is_active = false where id = $1', [paused.id])
    const first = await set(doctor.id, { services: [{ serviceId: a.id.toUpperCase(), price: 80 }] }, admin)
    expect(first.services).toEqual([{ id: a.id, price: 80, currency: 'EUR' }])
    const both = [{ serviceId: a.id }, { serviceId: b.id, price: 12.5, currency: 'TRY' }]
    const second = await set(doctor.id, { services: both }, admin)
    expect(second.services).toEqual([
      { id: a.id, price: 120, currency: 'EUR' },
      { id: b.id, price: 12.5, currency: 'TRY' },
    ])
    const events = await app.query<{ details: { before: object; after: object } }>(
      "select details from audit_events where subject_id = $1 and action = 'doctor.services' order by id",
      [doctor.id],
    )
    expect(events).toHaveLength(2)
    const noTerms = { channels: null, consultationPrice: null, consultationCurrency: null, consultationMinutes: null }
    expect(events[1]?.details).toEqual({
      before: { services: [{ serviceId: a.id, price: 80, currency: 'EUR', ...noTerms }] },
      after: { services: both.map((link) => ({ price: null, currency: null, ...noTerms, ...link })) },
      hospitalId: house.id,
    })
    await set(doctor.id, { services: both }, admin)
    expect((await app.query('select 1 from audit_events where subject_id = $1', [doctor.id])).length).toBe(2)
    expect((await set(doctor.id, { services: [] }, admin)).services).toEqual([])
    // A reactivated service returns unchanged.
    await app.query('update health_services set is_active = true where id = $1', [paused.id])
    expect(await namesOf(doctor.id)).toEqual([paused.name])
  })

  test('refuses unoffered services, duplicates, and invalid prices', async () => {
    const [house, other] = [await insertHouse(), await insertHouse()]
    const [mine, theirs] = [await house.offer('A'), await other.offer('B')]
    const paused = await house.offer('P', { isActive: false })
    const doctor = await insertDoctor(app.db, { hospitalId: house.id }, [mine.id])
    const wrong: [object[], string][] = [
      [[{ serviceId: theirs.id }], 'services'],
      [[{ serviceId: paused.id }], 'services'],
      [[{ serviceId: mine.id }, { serviceId: mine.id.toUpperCase() }], 'services'],
      [[{ serviceId: 'x' }], 'services.0.serviceId'],
      [[{ serviceId: mine.id, price: -1 }], 'services.0.price'],
      [[{ serviceId: mine.id, price: 1.234 }], 'services.0.price'],
      [Array.from({ length: 201 }, () => ({ serviceId: mine.id })), 'services'],
    ]
    for (const [services, field] of wrong) {
      const { code, errors } = await set(doctor.id, { services }, admin)
      expect({ field, code }).toEqual({ field, code: 'bad_input' })
      expect(Object.keys(errors ?? {})).toContain(field)
    }
    expect(await namesOf(doctor.id)).toEqual([mine.name])
  })

  test('refuses an edit based on an older version', async () => {
    const house = await insertHouse()
    const [a, b] = [await house.offer('A'), await house.offer('B')]
    const doctor = await insertDoctor(app.db, { hospitalId: house.id })
    const read = await updatedAtOf(doctor.id)
    const edit = (serviceId: string, basedOn: string) => set(doctor.id, { services: [{ serviceId }], basedOn }, admin)
    expect((await edit(a.id, read)).code).toBeUndefined()
    expect((await edit(b.id, read)).code).toBe('stale_edit')
    expect((await edit(b.id, await updatedAtOf(doctor.id))).code).toBeUndefined()
    expect(await namesOf(doctor.id)).toEqual([b.name])
  })

  test('starts with the proposals: services of the specialty that the hospital offers', async () => {
    const { id } = await insertHospital(app.db)
    const offer = (name: string) => insertHealthService(app.db, { name }, [id])
    const [cardiology, angiography] = [await offer('Cardiology'), await offer('Coronary Angiography')]
    await offer('Dental Implants')
    const { body } = await rest(app, 'post', '/api/Doctor', {
      token: admin,
      body: { fullName: 'Dr. Ece Su', specialty: 'Cardiology', hospitalId: id },
    })
    expect(body.services).toEqual([])
    expect((await proposed(body.id, admin)).services).toEqual([cardiology.id, angiography.id])
    await set(body.id, { services: [{ serviceId: cardiology.id }] }, admin)
    expect((await proposed(body.id, admin)).services).toEqual([angiography.id])
    await app.query(
      'delete from health_services where id in (select service_id from hospital_services where hospital_id = $1)',
      [id],
    )
  })
})

describe('GET /api/Doctor/{id}', () => {
  test('contains the doctor’s treatments, as its list does', async () => {
    const house = await insertHouse()
    const [a, b] = [await house.offer('A', { price: 90 }), await house.offer('B', { price: null })]
    const doctor = await insertDoctor(app.db, { hospitalId: house.id }, [b.id, a.id])
    const services = [
      { id: a.id, name: a.name, price: 90, currency: 'USD', duration: 60 },
      { id: b.id, name: b.name, price: null },
    ]
    expect((await rest(app, 'get', `/api/Doctor/${doctor.id}`)).body).toMatchObject({ id: doctor.id, services })
    const list = await rest(app, 'get', `/api/Doctor/${doctor.id}/services?limit=1&page=2`)
    expect(list.body).toMatchObject(services.slice(1))
    expect(list.headers).toMatchObject({ 'x-total-count': '2', 'x-total-pages': '2' })
    expect((await rest(app, 'get', '/api/Doctor/x/services')).status).toBe(404)
  })
})
