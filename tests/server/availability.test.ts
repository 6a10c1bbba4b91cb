import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addDays, DEFAULT_OPENING_HOURS, TIME_SLOTS, weekdayOf } from '#domain/availability.ts'
import { insertAppointment, insertDoctor } from '#server/seed/factories.ts'
import {
  bookingOf,
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

  test('offers the open hours of each day and says why a day has none', async () => {
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

  test('counts a long appointment as taken for as long as it lasts', async () => {
    const clinic = await insertClinic(app)
    await take(clinic, THURSDAY, '10:00', { durationMinutes: 90 })
    const [day] = await ask(clinic, { serviceId: clinic.service.id, from: THURSDAY, to: THURSDAY })
    expect(free(day)).toEqual(['09:00', '12:00', '14:00', '15:00', '16:00', '17:00'])
    const [short] = await ask(clinic, { serviceId: clinic.short.id, from: THURSDAY, to: THURSDAY })
    expect(free(short)).toEqual([...TIME_SLOTS])
    const [any] = await ask(clinic, { from: THURSDAY, to: THURSDAY })
    expect(free(any)).toEqual([...TIME_SLOTS])
  })

  test("a doctor's calendar is the doctor's own, and cancelled appointments are free again", async () => {
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

  test("counts the viewer's own appointments anywhere as taken, for the viewer alone", async () => {
    const [clinic, other] = [await insertClinic(app), await insertClinic(app)]
    const patient = await insertPatient(app)
    await take(other, SATURDAY, '14:00', { patientId: patient.id })
    const search = { serviceId: clinic.service.id, from: SATURDAY, to: SATURDAY }
    expect(free((await ask(clinic, search, patient.token))[0])).not.toContain('14:00')
    expect(free((await ask(clinic, search))[0])).toContain('14:00')
  })

  test('asks for days that make sense, of a hospital that is there', async () => {
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
    await app.query('update hospitals set is_active = false where id = $1', [clinic.hospital.id])
    expect((await answer({})).status).toBe(404)
  })
})

describe('the calendar', () => {
  test("today is Istanbul's day", async () => {
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

  test('is one SQL statement, however long', async () => {
    const clinic = await insertClinic(app)
    const statements: string[] = []
    const query = app.db.$client.query.bind(app.db.$client)
    app.db.$client.query = ((config: { text: string }) => {
      statements.push(config.text)
      return query(config as never)
    }) as never
    try {
      await doors.REST.availability(app, undefined, clinic.hospital.id, { from: THURSDAY, to: addDays(THURSDAY, 61) })
    } finally {
      app.db.$client.query = query
    }
    expect(statements).toHaveLength(1)
  })

  test('offers exactly what a booking accepts', async () => {
    const time = fc.constantFrom(...TIME_SLOTS, '08:30', '13:00', '09:30')
    const day = fc.integer({ min: -1, max: 8 })
    const world = fc.record({
      hours: fc.dictionary(fc.constantFrom('1', '2', '3', '4', '5', '6'), fc.uniqueArray(time, { maxLength: 6 })),
      closed: fc.array(day, { maxLength: 2 }),
      taken: fc.array(
        fc.record({
          day,
          time,
          minutes: fc.constantFrom(30, 60, 90, 240),
          who: fc.constantFrom('service', 'short', 'doctor', 'patient'),
          status: fc.constantFrom('pending', 'confirmed', 'completed', 'cancelled'),
        }),
        { maxLength: 6 },
      ),
      asked: fc.constantFrom('service', 'short'),
      withDoctor: fc.boolean(),
      wishes: fc.array(fc.record({ day, time }), { minLength: 6, maxLength: 6 }),
    })

    await fc.assert(
      fc.asyncProperty(world, async ({ hours, closed, taken, asked, withDoctor, wishes }) => {
        const clinic = await insertClinic(app, Object.keys(hours).length > 0 ? hours : DEFAULT_OPENING_HOURS)
        const patient = await insertPatient(app)
        const elsewhere = taken.some(({ who }) => who === 'patient') ? await insertClinic(app) : clinic
        for (const offset of closed) await close(clinic, addDays(WEDNESDAY, offset))
        for (const { day: offset, time: at, minutes, who, status } of taken) {
          const date = addDays(WEDNESDAY, offset)
          const whose = {
            service: { serviceId: clinic.service.id },
            short: { serviceId: clinic.short.id },
            doctor: { doctorId: clinic.doctor.id },
            patient: { hospitalId: elsewhere.hospital.id, serviceId: elsewhere.service.id, patientId: patient.id },
          }[who]
          // Two that clash with each other cannot both be there; which one is does not matter.
          if (weekdayOf(date) !== 7)
            await take(clinic, date, at, { durationMinutes: minutes, status, ...whose }).catch(() => undefined)
        }
        const doctorId = withDoctor ? clinic.doctor.id : undefined
        const serviceId = clinic[asked].id
        const subject = { serviceId, ...(doctorId && { doctorId }) }
        const days: Day[] = (
          await doors.REST.availability(app, patient.token, clinic.hospital.id, {
            ...subject,
            from: addDays(WEDNESDAY, -1),
            to: addDays(WEDNESDAY, 8),
          })
        ).body
        const offered = days.flatMap(({ date, times }) => times.map((slot) => ({ date, ...slot })))

        // The two columns that search sorts by say the same as the calendars of the hospital and of the doctor.
        for (const whose of [undefined, clinic.doctor.id]) {
          const search = { ...(whose && { doctorId: whose }), from: WEDNESDAY, to: addDays(WEDNESDAY, 40) }
          const open: Day[] = (await doors.REST.availability(app, undefined, clinic.hospital.id, search)).body
          const [first] = open.flatMap(({ date, times }) =>
            times.filter(({ available }) => available).map((slot) => `${date} ${slot.time}`),
          )
          const [found] = await app.query<{ at: string | null }>(
            `select to_char(next_free_slot($1, $2, $3) at time zone 'Europe/Istanbul', 'YYYY-MM-DD HH24:MI') as at`,
            [clinic.hospital.id, whose ?? null, NOON],
          )
          expect(found?.at ?? undefined).toBe(first)
        }

        const tried = [
          ...wishes.map((wish) => ({ date: addDays(WEDNESDAY, wish.day), time: wish.time })),
          ...offered.filter((_, index) => index % 9 === 0),
        ]
        for (const { date, time: at } of tried) {
          const slot = offered.find((other) => other.date === date && other.time === at)
          const answer = await doors.REST.book(
            app,
            patient.token,
            bookingOf(clinic, { ...subject, appointmentDate: date, appointmentTime: at }),
          )
          const past = date < WEDNESDAY || (date === WEDNESDAY && at < '13:01')
          const expected = slot?.available ? 201 : slot && !past ? 409 : 400
          expect({ date, at, status: answer.status }).toEqual({ date, at, status: expected })
          if (answer.status !== 201) continue
          // Made room again, so that the calendar that was asked for stays true.
          await app.query('delete from appointments where id = $1', [answer.body.id])
        }
      }),
      { numRuns: 20 },
    )
  }, 60_000)
})
