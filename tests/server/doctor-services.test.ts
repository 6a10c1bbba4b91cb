import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { doctorServices } from '#server/features/doctors/table.ts'
import { insertAppointment, insertDoctor, insertHealthService, insertHospital } from '#server/seed/factories.ts'
import { startTestApp, type TestApp } from '#tests/support/server.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
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

describe('the treatments of a doctor', () => {
  test("cost the doctor's own price, else the hospital's, else the treatment's", async () => {
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

  test('leave with the offer of the hospital, and stay behind when the doctor moves', async () => {
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

  test('are none that the hospital does not offer, and none that are not active', async () => {
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

test('an installation from before links keeps the doctors of the appointments that stand', async () => {
  const house = await insertHouse()
  const [asked, past] = [await house.offer('A'), await house.offer('B')]
  const doctor = await insertDoctor(app.db, { hospitalId: house.id })
  const visit = { hospitalId: house.id, doctorId: doctor.id, date: '2026-03-05' }
  await insertAppointment(app.db, { ...visit, serviceId: asked.id, time: '10:00' })
  await insertAppointment(app.db, { ...visit, serviceId: past.id, time: '12:00', status: 'cancelled' })
  await app.query(readFileSync('drizzle/0015_links_of_appointments.sql', 'utf8'))
  expect(await namesOf(doctor.id)).toEqual([asked.name])
})

describe('a hospital', () => {
  test('names the listed doctors of a treatment, the best rated first', async () => {
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

  test('puts what was searched for first, and nothing that it does not offer', async () => {
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
