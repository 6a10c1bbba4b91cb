import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type AvailableDay, REFUSALS } from '#domain/availability.ts'
import { settleChangedCalendars } from '#server/features/appointments/next-free-jobs.ts'
import {
  insertBookingRules,
  insertDoctor,
  insertHealthService,
  insertHospital,
  NO_NOTICE,
} from '#server/seed/factories.ts'
import { bookingOf, DOORS, FRIDAY, insertClinic, insertPatient, NOON } from '#tests/support/clinic.ts'
import { bothDoors } from '#tests/support/doors.ts'
import { startTestApp, type TestApp } from '#tests/support/server.ts'

const WEDNESDAY = '2026-03-04'
let app: TestApp
let admin: string
beforeAll(async () => {
  app = await startTestApp({ clock: () => NOON })
  admin = (await app.signIn('admin')).token
})
afterAll(() => app.close())

const settingDoors = bothDoors(() => app, {
  edit: {
    rest: 'PUT /api/Hospitals/:id',
    graphql: `mutation ($id: ID!, $input: HospitalUpdate!) { updateHospital(id: $id, input: $input) { id } }`,
  },
  settings: {
    rest: 'GET /api/Hospitals/:id/settings',
    graphql: `query ($id: ID!) { hospital(id: $id) { settings {
      bookingRules { noticeMinutes procedureNoticeMinutes horizonDays bufferMinutes confirmation } } } }`,
    shape: (hospital) => hospital.settings,
  },
})

describe.each(settingDoors)('a hospital, through %s,', (_door, ask) => {
  test('confirms by hand with notice of 48 hours, and 7 days before a procedure, until it chooses less', async () => {
    const { id } = await insertHospital(app.db, {}, undefined, { rules: null })
    const visit = await insertHealthService(app.db, {}, [id])
    const operation = await insertHealthService(app.db, { category: 'Surgery' }, [id])
    const rules = async () => (await ask('settings', { id }, admin)).body.bookingRules
    const first = async (serviceId: string) => {
      const search = { serviceId, from: '2026-03-04', to: '2026-03-31' }
      const { body } = await app.request.get(`/api/Hospitals/${id}/availability`).query(search)
      const days = body as AvailableDay[]
      return days.flatMap(({ date, times }) => times.filter((at) => at.available).map((at) => `${date} ${at.time}`))[0]
    }
    const standard = { horizonDays: 365, bufferMinutes: 0, confirmation: 'on_request' }
    expect(await rules()).toEqual({ noticeMinutes: 2880, procedureNoticeMinutes: 10_080, ...standard })
    expect([await first(visit.id), await first(operation.id)]).toEqual(['2026-03-06 14:00', '2026-03-11 14:00'])

    await ask('edit', { id, bookingRules: { noticeMinutes: 1440, ...standard } }, admin)
    expect(await rules()).toMatchObject({ noticeMinutes: 1440, procedureNoticeMinutes: 10_080 })
    expect([await first(visit.id), await first(operation.id)]).toEqual(['2026-03-05 14:00', '2026-03-11 14:00'])

    const instant = { ...standard, noticeMinutes: 0, procedureNoticeMinutes: 0, confirmation: 'instant' }
    await ask('edit', { id, bookingRules: instant }, admin)
    expect([await first(visit.id), await first(operation.id)]).toEqual(['2026-03-04 14:00', '2026-03-04 14:00'])
  })
})

describe.each(DOORS)('booking through %s', (_name, door) => {
  test('refuses a time inside the notice: 48 hours by hand, 7 days before a procedure, none where it is instant', async () => {
    const { id: hospitalId } = await insertHospital(app.db, {}, undefined, { rules: null })
    const visit = await insertHealthService(app.db, {}, [hospitalId])
    const operation = await insertHealthService(app.db, { name: 'Hip Replacement', category: 'Surgery' }, [hospitalId])
    const clinic = await insertClinic(app)
    const book = async (serviceId: string, appointmentDate: string, appointmentTime: string) => {
      const patient = await insertPatient(app)
      const wish = { hospitalId, serviceId, appointmentDate, appointmentTime }
      return door.book(app, patient.token, bookingOf(clinic, wish))
    }
    const refusal = { status: 400, code: 'bad_input', body: { message: REFUSALS.too_soon } }
    expect(await book(visit.id, FRIDAY, '12:00')).toMatchObject(refusal)
    expect((await book(visit.id, FRIDAY, '14:00')).status).toBe(201)
    expect(await book(operation.id, '2026-03-11', '12:00')).toMatchObject(refusal)
    expect((await book(operation.id, '2026-03-11', '14:00')).status).toBe(201)
    await insertBookingRules(app.db, { hospitalId, ...NO_NOTICE, confirmation: 'instant' })
    expect(await book(visit.id, WEDNESDAY, '14:00')).toMatchObject({ status: 201, body: { status: 'confirmed' } })
    expect(await book(operation.id, WEDNESDAY, '14:00')).toMatchObject({ status: 201, body: { status: 'confirmed' } })
  })
})

/** Free times that an agent is told of, as `yyyy-mm-dd HH:mm`. */
async function timesForAgents(hospitalId: string, serviceId: string): Promise<string[]> {
  const client = new Client({ name: 'test', version: '1' })
  await client.connect(new StreamableHTTPClientTransport(new URL(`${app.url}/mcp`)) as never)
  const found = await client.callTool({ name: 'free_times', arguments: { hospitalId, serviceId } })
  await client.close()
  const { days } = found.structuredContent as { days: { date: string; times: string[] }[] }
  return days.flatMap(({ date, times }) => times.map((time) => `${date} ${time}`))
}

test('cards, times of a treatment and agents keep to the notice of a hospital that confirms by hand', async () => {
  const hospital = await insertHospital(app.db, { name: 'Fenerli Notice Hospital' }, undefined, { rules: null })
  const visit = await insertHealthService(app.db, { name: 'Lantern Visit' }, [hospital.id])
  const operation = await insertHealthService(app.db, { name: 'Knee Replacement', category: 'Surgery' }, [hospital.id])
  const { id: doctorId } = await insertDoctor(app.db, { hospitalId: hospital.id }, [operation.id])
  await settleChangedCalendars({ db: app.db, clock: () => NOON })
  const [firstVisit, firstOperation] = ['2026-03-06 14:00', '2026-03-11 14:00']
  // The hospital's own next free time is that of any of its treatments.
  const instant = '2026-03-06T11:00:00.000Z'

  const cards = (await app.request.get('/api/Hospitals/search').query({ q: 'Fenerli Notice' })).body
  expect([cards].flat().map((card: { nextFreeAt: string }) => card.nextFreeAt)).toEqual([instant])
  const query = `query ($id: ID!, $doctorId: ID!, $serviceId: ID) {
    hospital(id: $id) { nextFreeSlot { date time } nextTimes(serviceId: $serviceId, limit: 1) { date time } }
    doctor(id: $doctorId) { nextFreeSlot { date time } nextTimes(serviceId: $serviceId, limit: 1) { date time } } }`
  const shown = async (serviceId: string | null) =>
    (await app.graphql(query, { id: hospital.id, doctorId, serviceId })).data
  const slot = (at: string) => ({ date: at.slice(0, 10), time: at.slice(11) })
  // Cards and the comparison ask without a treatment and with one.
  for (const [serviceId, first] of [
    [null, firstVisit],
    [visit.id, firstVisit],
    [operation.id, firstOperation],
  ] as const)
    expect((await shown(serviceId)).hospital).toEqual({ nextFreeSlot: slot(firstVisit), nextTimes: [slot(first)] })
  for (const serviceId of [null, operation.id])
    expect((await shown(serviceId)).doctor).toEqual({
      nextFreeSlot: slot(firstOperation),
      nextTimes: [slot(firstOperation)],
    })

  expect((await timesForAgents(hospital.id, visit.id))[0]).toBe(firstVisit)
  expect((await timesForAgents(hospital.id, operation.id))[0]).toBe(firstOperation)
})
