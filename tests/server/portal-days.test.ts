import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { doctorBreaks, doctorLeave } from '#server/features/catalogue/doctors/table.ts'
import { closures, hospitalHolidays } from '#server/features/catalogue/hospitals/table.ts'
import { insertAppointment, insertDoctor } from '#server/seed/factories.ts'
import { type Clinic, FRIDAY, insertClinic, MONDAY, NOON, SATURDAY, THURSDAY } from '#tests/support/clinic.ts'
import { bothDoors, type Verb } from '#tests/support/doors.ts'
import { startTestApp, type TestApp } from '#tests/support/server.ts'

let app: TestApp
let clinic: Clinic
beforeAll(async () => {
  app = await startTestApp({ clock: () => NOON })
})
afterAll(() => app.close())
beforeEach(async () => {
  clinic = await insertClinic(app)
})

const verbs = {
  calendar: {
    rest: 'GET /api/Hospitals/:hospitalId/calendar',
    graphql: `query ($hospitalId: ID, $doctorId: ID, $from: Date!, $to: Date!) {
      hospitalCalendar(hospitalId: $hospitalId, doctorId: $doctorId, from: $from, to: $to) {
        days { date refusal reason closures { from to reason } breaks { from to } times { time available } } } }`,
  },
  dashboard: {
    rest: 'GET /api/Hospitals/:hospitalId/dashboard',
    graphql: `query ($hospitalId: ID) { hospitalDashboard(hospitalId: $hospitalId) {
      away { id doctorId doctorName startsOn endsOn startsAt endsAt reason visits } } }`,
  },
} satisfies Record<string, Verb>

const close = (row: Partial<typeof closures.$inferInsert> & { startsOn: string }) =>
  app.db.insert(closures).values({ hospitalId: clinic.hospital.id, endsOn: row.startsOn, ...row })
const goAway = (startsOn: string, endsOn: string, doctorId = clinic.doctor.id) =>
  app.db.insert(doctorLeave).values({ doctorId, startsOn, endsOn })
const book = (row: { date: string; time: string; status?: 'cancelled' | 'confirmed'; doctorId?: string }) =>
  insertAppointment(app.db, { hospitalId: clinic.hospital.id, serviceId: clinic.service.id, ...row })

describe.each(bothDoors(() => app, verbs))('the days in the portal, through %s, show', (_door, ask) => {
  const days = async (doctorId?: string) => {
    const hospitalId = clinic.hospital.id
    const { body } = await ask('calendar', { hospitalId, doctorId, from: THURSDAY, to: MONDAY }, clinic.staff.token)
    return (date: string) => body.days.find((day: { date: string }) => day.date === date)
  }
  const away = async () =>
    (await ask('dashboard', { hospitalId: clinic.hospital.id }, clinic.staff.token)).body.away as object[]

  test('the closed hours of a day, with the reason', async () => {
    await close({ startsOn: FRIDAY, endsOn: SATURDAY, startsAt: '13:00', endsAt: '18:00', reason: 'Power works' })
    await app.db
      .insert(doctorBreaks)
      .values({ doctorId: clinic.doctor.id, weekday: 5, startsAt: '10:00', endsAt: '11:00' })
    const of = await days(clinic.doctor.id)
    const closed = [{ from: '13:00', to: '18:00', reason: 'Power works' }]
    expect(of(FRIDAY)).toMatchObject({
      refusal: null,
      reason: null,
      closures: closed,
      breaks: [{ from: '10:00', to: '11:00' }],
    })
    expect(of(FRIDAY).times.map(({ time }: { time: string }) => time)).toEqual(['09:00', '11:00', '12:00'])
    expect(of(SATURDAY).closures).toEqual(closed)
    expect(of(THURSDAY).closures).toEqual([])
  })

  test('the reason why a whole day is closed', async () => {
    await close({ startsOn: THURSDAY, reason: 'Stock-taking' })
    await app.db.insert(hospitalHolidays).values({ hospitalId: clinic.hospital.id, date: FRIDAY, name: 'Republic Day' })
    const of = await days()
    expect(of(THURSDAY)).toMatchObject({ refusal: 'closed', reason: 'Stock-taking', closures: [] })
    expect(of(FRIDAY)).toMatchObject({ refusal: 'holiday', reason: 'Republic Day' })
    expect(of(MONDAY)).toMatchObject({ refusal: null, reason: null })
  })

  test('absences of the next two weeks, and how many visits have to be moved', async () => {
    const { id: doctorId, fullName: doctorName } = clinic.doctor
    await goAway(FRIDAY, MONDAY)
    await goAway('2026-03-01', '2026-03-03')
    await goAway('2026-03-19', '2026-03-20')
    const gone = await insertDoctor(app.db, { hospitalId: clinic.hospital.id, isActive: false })
    await goAway(FRIDAY, FRIDAY, gone.id)
    await goAway(FRIDAY, FRIDAY, (await insertClinic(app)).doctor.id)
    await book({ date: FRIDAY, time: '10:00', doctorId })
    await book({ date: MONDAY, time: '10:00', doctorId, status: 'confirmed' })
    await book({ date: MONDAY, time: '11:00', doctorId, status: 'cancelled' })
    await book({ date: MONDAY, time: '12:00' })
    await book({ date: THURSDAY, time: '10:00', doctorId })
    const leave = { doctorId, doctorName, startsOn: FRIDAY, endsOn: MONDAY, startsAt: null, endsAt: null }
    expect(await away()).toEqual([{ id: expect.any(String), ...leave, reason: null, visits: 2 }])
  })

  test('closures of the hospital itself, with only the visits in those hours to be moved', async () => {
    await close({ startsOn: FRIDAY, startsAt: '13:00', endsAt: '16:00', reason: 'Power works' })
    await close({ startsOn: '2026-03-11', endsOn: '2026-03-12' })
    await app.db.insert(hospitalHolidays).values({ hospitalId: clinic.hospital.id, date: MONDAY, name: 'Republic Day' })
    // Until 13:00, from 12:30, from 15:00 and from 16:00.
    for (const time of ['12:00', '12:30', '15:00', '16:00'])
      await book({ date: FRIDAY, time, doctorId: (await insertDoctor(app.db, { hospitalId: clinic.hospital.id })).id })
    await book({ date: MONDAY, time: '10:00' })
    const words = (await away()) as Record<string, unknown>[]
    expect(
      words.map(({ startsOn, startsAt, endsAt, reason, visits }) => [startsOn, startsAt, endsAt, reason, visits]),
    ).toEqual([
      [FRIDAY, '13:00', '16:00', 'Power works', 2],
      [MONDAY, null, null, 'Republic Day', 1],
      ['2026-03-11', null, null, null, 0],
    ])
  })
})
