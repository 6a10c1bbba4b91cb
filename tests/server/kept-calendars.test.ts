import { afterAll, beforeAll, expect, test } from 'vitest'
import { refreshNextFree } from '#server/features/visits/appointments/next-free/next-free-jobs.ts'
import { insertBookingRules } from '#server/seed/factories.ts'
import { bookingOf, doors, insertClinic, insertPatient, NOON } from '#tests/support/clinic.ts'
import { startTestApp, type TestApp } from '#tests/support/server.ts'
import { countStatements } from '#tests/support/statements.ts'

const WEDNESDAY = '2026-03-04'
let now = NOON
let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ clock: () => now })
})
afterAll(() => app.close())

async function timesOf(kind: 'hospital' | 'doctor', id: string, token?: string): Promise<string[]> {
  const query = `query ($id: ID!) { ${kind}(id: $id) { nextTimes(limit: 2) { date time } } }`
  const { data } = await app.graphql(query, { id }, token)
  return data[kind].nextTimes.map(({ date, time }: { date: string; time: string }) => `${date} ${time}`)
}

test('next times come from memory, and a booking updates them at once', async () => {
  const { doctor, ...clinic } = await insertClinic(app)
  const first = [`${WEDNESDAY} 14:00`, `${WEDNESDAY} 15:00`]
  const second = [`${WEDNESDAY} 15:00`, `${WEDNESDAY} 16:00`]
  await expect.poll(() => timesOf('doctor', doctor.id)).toEqual(first)
  expect(await timesOf('hospital', clinic.hospital.id)).toEqual(first)
  const query = `query ($id: ID!) { doctor(id: $id) { nextTimes(limit: 1) { time startsAt } } }`
  expect(await countStatements(() => app.graphql(query, { id: doctor.id }))).toBe(0)

  const patient = await insertPatient(app)
  const booking = bookingOf(
    { ...clinic, doctor },
    { doctorId: doctor.id, appointmentDate: WEDNESDAY, appointmentTime: '14:00' },
  )
  expect((await doors.REST.book(app, patient.token, booking)).status).toBe(201)
  // The patient reads the calendar without the cache.
  expect(await timesOf('doctor', doctor.id, patient.token)).toEqual(second)
  // The job drops whole cached responses.
  await refreshNextFree(app.db, () => now)
  await expect.poll(() => timesOf('doctor', doctor.id)).toEqual(second)
})

test('a changed rule of the hospital moves its doctors, too', async () => {
  const { hospital, doctor } = await insertClinic(app)
  await expect.poll(() => timesOf('doctor', doctor.id)).toEqual([`${WEDNESDAY} 14:00`, `${WEDNESDAY} 15:00`])
  await insertBookingRules(app.db, { hospitalId: hospital.id, noticeMinutes: 120 })
  await refreshNextFree(app.db, () => now)
  const later = [`${WEDNESDAY} 15:00`, `${WEDNESDAY} 16:00`]
  await expect.poll(() => timesOf('doctor', doctor.id)).toEqual(later)
  await expect.poll(() => timesOf('hospital', hospital.id)).toEqual(later)
})

test('a cached calendar is reloaded before it ends', async () => {
  const { hospital } = await insertClinic(app)
  await expect.poll(() => timesOf('hospital', hospital.id)).toHaveLength(2)
  await app.query(
    "insert into closures (id, hospital_id, starts_on, ends_on) values (gen_random_uuid(), $1, '2027-03-20', '2027-03-31')",
    [hospital.id],
  )
  await expect.poll(() => timesOf('hospital', hospital.id)).toHaveLength(2)
  now = new Date('2027-03-19T20:00:00Z')
  expect(await timesOf('hospital', hospital.id)).toEqual(['2027-04-01 09:00', '2027-04-01 10:00'])
  now = NOON
})
