import { afterAll, beforeAll, expect, test } from 'vitest'
import { bookingOf, insertClinic, insertPatient, NOON } from '#tests/support/clinic.ts'
import { startTestApp, type TestApp } from '#tests/support/server.ts'
import { countPackets, recordStatements } from '#tests/support/statements.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ clock: () => NOON })
})
afterAll(() => app.close())

test('a booking is one transaction of few statements in three packets, and its reads keep their plans', async () => {
  const clinic = await insertClinic(app)
  const { token } = await insertPatient(app)
  const send = (time: string) =>
    app.request
      .post('/api/Appointments')
      .set('authorization', `Bearer ${token}`)
      .send(bookingOf(clinic, { appointmentTime: time }))
      .expect(201)
  const book = (time: string) => recordStatements(() => send(time))
  // The switches of rules are read once, by whatever request is the first.
  await app.request.get('/api/Hospitals/featured').expect(200)
  const first = await book('10:00')
  // Viewer, two locks, four reads, two writes (one for appointment, event and mails), and both ends
  // of the transaction.
  expect(first).toHaveLength(11)
  // Only begin and commit are sent as text.
  expect(first.filter((name) => name === undefined)).toHaveLength(2)
  // The consent exists already.
  expect(await book('14:00')).toHaveLength(10)
  // The viewer; begin, locks and reads; writes and commit.
  expect(await countPackets(() => send('15:00'))).toBe(3)
})
