import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { letAnHourPass } from '#tests/support/audit.ts'
import {
  doors as bookingDoors,
  bookingOf,
  type Clinic,
  insertClinic,
  insertPatient,
  NOON,
} from '#tests/support/clinic.ts'
import { bothDoors } from '#tests/support/doors.ts'
import { startTestApp, type TestApp } from '#tests/support/server.ts'

let app: TestApp
let here: Clinic
let there: Clinic
let admin: { id: string; token: string }
beforeAll(async () => {
  app = await startTestApp({ clock: () => NOON })
  here = await insertClinic(app)
  there = await insertClinic(app)
  const patient = await insertPatient(app)
  await bookingDoors.REST.book(app, patient.token, bookingOf(here, { appointmentTime: '10:00' }))
  await bookingDoors.REST.book(app, patient.token, bookingOf(there, { appointmentTime: '11:00' }))
})
afterAll(() => app.close())
beforeEach(async () => {
  admin = await app.signIn('admin')
})

type ListedRow = { hospitalId: string }[]
const doors = bothDoors(() => app, {
  list: {
    rest: 'GET /api/Appointments',
    graphql: `query ($hospitalId: ID, $page: Int, $limit: Int) {
      appointments(search: { hospitalId: $hospitalId }, page: $page, limit: $limit) { items { hospital { id } } } }`,
    shape: ({ items }: { items: { hospital: { id: string } }[] }): ListedRow =>
      items.map(({ hospital }) => ({ hospitalId: hospital.id })),
  },
  summary: {
    rest: 'GET /api/Appointments/summary',
    graphql: 'query ($hospitalId: ID) { appointmentSummary(hospitalId: $hospitalId) { total } }',
  },
})

const opened = () =>
  app.query("select actor_id, subject_id, details from audit_events where action = 'hospital.open' and actor_id = $1", [
    admin.id,
  ])
const hospitalsOf = (listed: ListedRow) => [...new Set(listed.map(({ hospitalId }) => hospitalId))].sort()

describe.each(doors)('the hospital of a portal user, through %s,', (_name, ask) => {
  test('is their own for staff, who cannot choose another', async () => {
    const { token } = here.staff
    for (const input of [{}, { hospitalId: here.hospital.id }]) {
      expect(hospitalsOf((await ask('list', input, token)).body)).toEqual([here.hospital.id])
      expect((await ask('summary', input, token)).body).toMatchObject({ total: 1 })
    }
    for (const verb of ['list', 'summary'] as const)
      expect(await ask(verb, { hospitalId: there.hospital.id }, token)).toMatchObject({
        status: 403,
        code: 'forbidden',
      })
    expect(await opened()).toEqual([])
  })

  test('is every one for an administrator who chooses none', async () => {
    expect(hospitalsOf((await ask('list', {}, admin.token)).body)).toEqual([here.hospital.id, there.hospital.id].sort())
    expect((await ask('summary', {}, admin.token)).body).toMatchObject({ total: 2 })
    expect(await opened()).toEqual([])
  })

  test('is the one an administrator chooses, which is audited once', async () => {
    const hospitalId = there.hospital.id
    for (const page of [1, 2]) await ask('list', { hospitalId, page, limit: 1 }, admin.token)
    expect(hospitalsOf((await ask('list', { hospitalId }, admin.token)).body)).toEqual([hospitalId])
    expect((await ask('summary', { hospitalId }, admin.token)).body).toMatchObject({ total: 1 })
    expect(await opened()).toEqual([{ actor_id: admin.id, subject_id: hospitalId, details: { hospitalId } }])
    await ask('summary', { hospitalId: here.hospital.id }, admin.token)
    expect(await opened()).toHaveLength(2)
    // An hour later it counts as another visit.
    await letAnHourPass(app)
    await ask('summary', { hospitalId }, admin.token)
    expect(await opened()).toHaveLength(3)
  })

  test('is audited once for all concurrent requests of a page', async () => {
    const hospitalId = there.hospital.id
    await Promise.all(Array.from({ length: 12 }, () => ask('summary', { hospitalId }, admin.token)))
    expect(await opened()).toHaveLength(1)
  })

  test('is refused to other users', async () => {
    const { token } = await insertPatient(app)
    for (const verb of ['list', 'summary'] as const) {
      expect((await ask(verb, { hospitalId: here.hospital.id }, token)).status).toBe(403)
      expect((await ask(verb, {})).status).toBe(401)
    }
    expect(await opened()).toEqual([])
  })
})
