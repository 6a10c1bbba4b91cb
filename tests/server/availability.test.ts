import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addDays, TIME_SLOTS } from '#domain/availability.ts'
import { insertAppointment, insertDoctor } from '#server/seed/factories.ts'
import {
  type Clinic,
  DOORS,
  doors,
  FRIDAY,
  insertClinic,
  insertPatient,
  MONDAY,
  NOON,
  SATURDAY,
  THURSDAY,
} from '#tests/support/clinic.ts'
import { rest } from '#tests/support/doors.ts'
import { startTestApp, type TestApp } from '#tests/support/server.ts'

const WEDNESDAY = '2026-03-04'
let now = NOON
let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ clock: () => now })
})
afterAll(() => app.close())

type Day = { date: string; refusal: string | null; times: { time: string; available: boolean }[] }
const free = (day: Day | undefined) => day?.times.filter(({ available }) => available).map(({ time }) => time)
const close = (clinic: Clinic, from: string, to = from) =>
  app.query('insert into closures (id, hospital_id, starts_on, ends_on) values ($1, $2, $3, $4)', [
    crypto.randomUUID(),
    clinic.hospital.id,
    from,
    to,
  ])
const take = (clinic: Clinic, date: string, time: string, more: object = {}) =>
  insertAppointment(app.db, { hospitalId: clinic.hospital.id, serviceId: clinic.service.id, date, time, ...more })

describe.each(DOORS)('the calendar through %s', (_name, door) => {
  const ask = async (clinic: Clinic, search: object, token?: string): Promise<Day[]> =>
    (await door.availability(app, token, clinic.hospital.id, search)).body

  test('offers the open hours of each day and gives the reason why a day has none', async () => {
    const clinic = await insertClinic(app)
    await close(clinic, MONDAY, '2026-03-10')
    const serviceId = clinic.service.id
    const days = await ask(clinic, { serviceId, from: addDays(WEDNESDAY, -1), to: '2026-03-11' })
    expect(days.map(({ refusal }) => refusal)).toEqual([
      'past',
      null,
      null,
      null,
      null,
      'sunday',
      'closed',
      'closed',
      null,
    ])
    expect(free(days[1])).toEqual(['14:00', '15:00', '16:00', '17:00'])
    expect(days[1]?.times).toHaveLength(8)
    expect(free(days[2])).toEqual([...TIME_SLOTS])
    expect(days.filter(({ refusal }) => refusal).every(({ times }) => times.length === 0)).toBe(true)
  })

  test('ends 365 days ahead', async () => {
    const clinic = await insertClinic(app)
    const from = addDays(WEDNESDAY, 365)
    const days = await ask(clinic, { serviceId: clinic.service.id, from, to: addDays(from, 1) })
    expect(days.map(({ refusal }) => refusal)).toEqual([null, 'too_far'])
  })

  test('counts a long appointment as taken for its whole duration', async () => {
    const clinic = await insertClinic(app)
    await take(clinic, THURSDAY, '10:00', { durationMinutes: 90 })
    const [day] = await ask(clinic, { serviceId: clinic.service.id, from: THURSDAY, to: THURSDAY })
    expect(free(day)).toEqual(['09:00', '12:00', '14:00', '15:00', '16:00', '17:00'])
    const [short] = await ask(clinic, { serviceId: clinic.short.id, from: THURSDAY, to: THURSDAY })
    expect(free(short)).toEqual([...TIME_SLOTS])
    const [any] = await ask(clinic, { from: THURSDAY, to: THURSDAY })
    expect(free(any)).toEqual([...TIME_SLOTS])
  })

  test('a doctor’s calendar is the doctor’s own, and cancelled appointments are free again', async () => {
    const clinic = await insertClinic(app)
    const doctorId = clinic.doctor.id
    await take(clinic, FRIDAY, '09:00', { doctorId })
    await take(clinic, FRIDAY, '11:00')
    await take(clinic, FRIDAY, '12:00', { doctorId, status: 'cancelled' })
    const search = { serviceId: clinic.service.id, from: FRIDAY, to: FRIDAY }
    const [[doctor], [service]] = [await ask(clinic, { ...search, doctorId }), await ask(clinic, search)]
    expect(free(doctor)).toEqual(['10:00', '11:00', '12:00', '14:00', '15:00', '16:00', '17:00'])
    expect(free(service)).toEqual(['09:00', '10:00', '12:00', '14:00', '15:00', '16:00', '17:00'])
  })

  test('counts the viewer’s own appointments anywhere as taken, only for the viewer', async () => {
    const [clinic, other] = [await insertClinic(app), await insertClinic(app)]
    const patient = await insertPatient(app)
    await take(other, SATURDAY, '14:00', { patientId: patient.id })
    const search = { serviceId: clinic.service.id, from: SATURDAY, to: SATURDAY }
    expect(free((await ask(clinic, search, patient.token))[0])).not.toContain('14:00')
    expect(free((await ask(clinic, search))[0])).toContain('14:00')
  })

  test('accepts only valid days and existing hospitals', async () => {
    const clinic = await insertClinic(app)
    const answer = (search: object, id = clinic.hospital.id) =>
      door.availability(app, undefined, id, { serviceId: clinic.service.id, from: THURSDAY, to: FRIDAY, ...search })
    expect((await answer({})).status).toBe(200)
    expect(await answer({ from: '2026-02-30' })).toMatchObject({
      status: 400,
      body: { errors: { from: 'from must be a date' } },
    })
    expect(await answer({ to: WEDNESDAY })).toMatchObject({
      status: 400,
      body: { errors: { to: 'to must not be before from' } },
    })
    for (const date of ['0000-01-01', '9999-12-31']) expect((await answer({ from: date, to: date })).status).toBe(400)
    expect((await answer({ to: addDays(THURSDAY, 61) })).status).toBe(200)
    expect(await answer({ to: addDays(THURSDAY, 62) })).toMatchObject({ status: 400, code: 'bad_input' })
    for (const id of [crypto.randomUUID(), '17', "x' or 1=1"])
      expect(await answer({}, encodeURIComponent(id))).toMatchObject({ status: 404, code: 'not_found' })
    expect((await answer({ serviceId: crypto.randomUUID() })).status).toBe(404)
    const elsewhere = await insertDoctor(app.db, { hospitalId: null })
    expect((await answer({ doctorId: elsewhere.id })).status).toBe(404)
    const idle = await insertDoctor(app.db, { hospitalId: clinic.hospital.id })
    expect(await answer({ doctorId: idle.id })).toMatchObject({
      status: 404,
      body: { message: 'This doctor does not offer this treatment.' },
    })
    const { body } = await answer({ doctorId: idle.id, serviceId: undefined })
    expect(body).toEqual([THURSDAY, FRIDAY].map((date) => ({ date, refusal: null, times: [] })))
    await app.query('update hospitals set is_active = false where id = $1', [clinic.hospital.id])
    expect((await answer({})).status).toBe(404)
  })
})

describe('the calendar', () => {
  test('today is the date in Istanbul', async () => {
    const clinic = await insertClinic(app)
    try {
      now = new Date('2026-03-04T22:30:00Z')
      const { body } = await rest(app, 'get', `/api/Hospitals/${clinic.hospital.id}/availability?to=${FRIDAY}`)
      expect((body as Day[]).map(({ date }) => date)).toEqual([THURSDAY, FRIDAY])
      expect(free(body[0])).toEqual([...TIME_SLOTS])
      const before = await doors.REST.availability(app, undefined, clinic.hospital.id, {
        from: WEDNESDAY,
        to: WEDNESDAY,
      })
      expect(before.body[0].refusal).toBe('past')
    } finally {
      now = NOON
    }
  })

  test('is one SQL statement for any length', async () => {
    const clinic = await insertClinic(app)
    const statements: string[] = []
    const query = app.applicationDb.$client.query.bind(app.applicationDb.$client)
    app.applicationDb.$client.query = ((config: { text: string }) => {
      statements.push(config.text)
      return query(config as never)
    }) as never
    try {
      await doors.REST.availability(app, undefined, clinic.hospital.id, { from: THURSDAY, to: addDays(THURSDAY, 61) })
    } finally {
      app.applicationDb.$client.query = query
    }
    expect(statements).toHaveLength(1)
  })
})
