import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { insertHealthService, insertHospital, insertUser } from '#server/seed/factories.ts'
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

async function insertHouse() {
  const { id } = await insertHospital(app.db)
  const offer = (name: string) => insertHealthService(app.db, { name: `${name} ${id.slice(-6)}` }, [id])
  return { id, offer }
}
const staffOf = async (hospitalId: string) =>
  app.tokenFor((await insertUser(app.db, { role: 'hospital', hospitalId })).id)

describe('a new doctor', () => {
  const create = (input: object, token: string) =>
    app.graphql(
      `mutation ($input: DoctorInput!) { createDoctor(input: $input) { id services { ownPrice price service { id } } } }`,
      { input: { fullName: 'Dr. Yeni Deneme', specialty: 'Cardiology', ...input } },
      token,
    )
  const proposed = async (hospitalId: string, token?: string) => {
    const { data, errors } = await app.graphql(
      `query ($hospitalId: ID!) { treatmentsOfSpecialty(hospitalId: $hospitalId, specialty: "Cardiology") { service { id } } }`,
      { hospitalId },
      token,
    )
    return errors?.[0]?.extensions?.code ?? data.treatmentsOfSpecialty.map(({ service }: DoneRow) => service.id)
  }
  type DoneRow = { service: { id: string } }

  test('is created with treatments of the hospital at its prices', async () => {
    const house = await insertHouse()
    const other = await insertHouse()
    const own = await insertHealthService(app.db, { name: `Cardiology ${house.id.slice(-6)}`, price: 90 }, [house.id])
    const theirs = await other.offer('A')
    const input = { hospitalId: house.id, serviceIds: [own.id, own.id] }
    const { data } = await create(input, await staffOf(house.id))
    expect(data.createDoctor.services).toEqual([{ ownPrice: null, price: 90, service: { id: own.id } }])
    const [event] = await app.query('select details from audit_events where subject_id = $1', [data.createDoctor.id])
    expect(event).toMatchObject({ details: { after: { services: [{ serviceId: own.id }] } } })
    const refused = await create({ hospitalId: house.id, serviceIds: [own.id, theirs.id] }, admin)
    expect(refused.errors?.[0]?.message).toBe('This hospital does not offer this service.')
    const doctors = await app.query('select 1 from doctors where hospital_id = $1', [house.id])
    expect(doctors).toHaveLength(1)
  })

  test('gets proposals of the specialty, for administrators and staff of the hospital', async () => {
    const house = await insertHouse()
    const cardiology = await insertHealthService(app.db, { name: 'Cardiology' }, [house.id])
    await house.offer('Dental Implants')
    expect(await proposed(house.id, admin)).toEqual([cardiology.id])
    expect(await proposed(house.id, await staffOf(house.id))).toEqual([cardiology.id])
    expect(await proposed('x', admin)).toEqual([])
    expect(await proposed(house.id, await staffOf((await insertHouse()).id))).toBe('forbidden')
    expect(await proposed(house.id, patient)).toBe('forbidden')
    expect(await proposed(house.id)).toBe('unauthenticated')
  })
})
