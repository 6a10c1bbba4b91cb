import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addDays } from '#domain/availability.ts'
import { insertAppointment, insertBookingRules, insertDoctor, insertDoctorCalendar } from '#server/seed/factories.ts'
import {
  bookingOf,
  type Clinic,
  doors,
  FRIDAY,
  insertClinic,
  insertPatient,
  NOON,
  THURSDAY,
} from '#tests/support/clinic.ts'
import { startTestApp, type TestApp } from '#tests/support/server.ts'
import { countStatements } from '#tests/support/statements.ts'

const WEDNESDAY = '2026-03-04'
let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ clock: () => NOON, env: { CATALOGUE_MB: '0' } })
})
afterAll(() => app.close())

type Times = { date: string; time: string }[]
const shown = (times: Times) => times.map(({ date, time }) => `${date} ${time}`)

async function timesAt(clinic: Clinic, args: string, token?: string): Promise<string[]> {
  const query = `query ($id: ID!) { hospital(id: $id) { nextTimes${args} { date time } } }`
  return shown((await app.graphql(query, { id: clinic.hospital.id }, token)).data.hospital.nextTimes)
}
async function timesWith(doctorId: string, args = ''): Promise<string[]> {
  const query = `query ($id: ID!) { doctor(id: $id) { nextTimes${args} { date time } } }`
  return shown((await app.graphql(query, { id: doctorId })).data.doctor.nextTimes)
}

describe('the next times', () => {
  test('of a page of hospitals and their doctors cost no more statements than those of one', async () => {
    await insertClinic(app)
    const count = async (times: string) => {
      const query = `{ hospitals(search: { q: "Söğüt" }, limit: 20) { items { id ${times} doctors { id ${times} } } } }`
      const ask = async () => expect((await app.graphql(query)).errors).toEqual([])
      await ask()
      return countStatements(ask)
    }
    const one = await count('nextTimes { startsAt }')
    for (let more = 0; more < 8; more++) await insertClinic(app)
    expect(await count('nextTimes { startsAt }')).toBe(one)
    // The hospitals' calendars, and the doctors' with those of their hospitals.
    expect(one - (await count(''))).toBe(1 + 2)
  })

  test('of a treatment skip times taken for it, and the viewer’s other appointments', async () => {
    const clinic = await insertClinic(app)
    const ofService = `(serviceId: "${clinic.service.id}")`
    expect(await timesAt(clinic, ofService)).toEqual([`${WEDNESDAY} 14:00`, `${WEDNESDAY} 15:00`, `${WEDNESDAY} 16:00`])
    const patient = await insertPatient(app)
    const booking = bookingOf(clinic, { appointmentDate: WEDNESDAY, appointmentTime: '14:00' })
    expect((await doors.REST.book(app, patient.token, booking)).status).toBe(201)
    expect((await timesAt(clinic, ofService))[0]).toBe(`${WEDNESDAY} 15:00`)
    expect((await timesAt(clinic, `(serviceId: "${clinic.short.id}")`))[0]).toBe(`${WEDNESDAY} 14:00`)
    expect((await timesAt(clinic, '(limit: 1)'))[0]).toBe(`${WEDNESDAY} 14:00`)
    expect((await timesAt(await insertClinic(app), '', patient.token))[0]).toBe(`${WEDNESDAY} 15:00`)
    for (const nobody of ['(serviceId: "x")', '(doctorId: "x")', `(serviceId: "${clinic.doctor.id}")`])
      expect(await timesAt(clinic, nobody)).toEqual([])
  })

  test('of a doctor follow the own hours and treatments, and only there', async () => {
    const [clinic, other] = [await insertClinic(app), await insertClinic(app)]
    const { id } = await insertDoctor(app.db, { hospitalId: clinic.hospital.id }, [clinic.short.id])
    await insertDoctorCalendar(app.db, id, { hours: { 4: ['08:30', '09:00'], 5: ['10:00'] } })
    const expected = [`${THURSDAY} 08:30`, `${THURSDAY} 09:00`, `${FRIDAY} 10:00`]
    expect(await timesWith(id)).toEqual(expected)
    expect(await timesWith(id, `(serviceId: "${clinic.short.id}")`)).toEqual(expected)
    expect(await timesAt(clinic, `(doctorId: "${id}", serviceId: "${clinic.short.id}")`)).toEqual(expected)
    expect(await timesWith(id, `(serviceId: "${clinic.service.id}")`)).toEqual([])
    expect(await timesAt(clinic, `(doctorId: "${id}", serviceId: "${clinic.service.id}")`)).toEqual([])
    expect(await timesAt(other, `(doctorId: "${id}")`)).toEqual([])
    const idle = await insertDoctor(app.db, { hospitalId: clinic.hospital.id })
    expect(await timesWith(idle.id)).toEqual([])
  })

  test('are computed up to the booking horizon', async () => {
    const clinic = await insertClinic(app, { 4: ['09:00'] })
    const thursdays = Array.from({ length: 8 }, (_, week) => addDays(THURSDAY, 7 * week))
    for (const date of thursdays.slice(1))
      await insertAppointment(app.db, {
        hospitalId: clinic.hospital.id,
        serviceId: clinic.service.id,
        date,
        time: '09:00',
      })
    const ofService = `(serviceId: "${clinic.service.id}")`
    const next = addDays(THURSDAY, 7 * 8)
    expect(await timesAt(clinic, ofService)).toEqual([THURSDAY, next, addDays(next, 7)].map((date) => `${date} 09:00`))
    await insertBookingRules(app.db, { hospitalId: clinic.hospital.id, horizonDays: 30 })
    expect(await timesAt(clinic, ofService)).toEqual([`${THURSDAY} 09:00`])
    expect(await timesAt(clinic, '(limit: 100)')).toHaveLength(4 + 1)
  })
})
