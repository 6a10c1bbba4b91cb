/** Events for the account of a doctor: of assigned quote requests, and of nothing else. */
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { bookingOf, NOON } from '#tests/support/clinic.ts'
import { type DoctorWorld, insertDoctorAccount } from '#tests/support/doctor-accounts.ts'
import { rest } from '#tests/support/doors.ts'
import { cursorsAreKnown, type EventStream, openEvents } from '#tests/support/event-stream.ts'
import { quoteBy, quoteVerbs } from '#tests/support/quotes.ts'
import { startTestApp, type TestApp } from '#tests/support/server.ts'

let app: TestApp
let world: DoctorWorld
const streams: EventStream[] = []
const ask = quoteVerbs(() => app)
beforeAll(async () => {
  app = await startTestApp({ clock: () => NOON })
})
afterAll(() => app.close())
beforeEach(async () => {
  world = await insertDoctorAccount(app)
})
afterEach(async () => {
  for (const stream of streams.splice(0)) await stream.close()
})

async function listen(token: string, { hospitalId = world.clinic.hospital.id, lastEventId = '' } = {}) {
  const stream = await openEvents(`${app.url}/api/Hospitals/${hospitalId}/stream`, token, { lastEventId })
  streams.push(stream)
  return stream
}
const about = (quoteRequestId: string, status: string) => ({
  event: 'quote',
  data: { appointmentId: '', quoteRequestId, by: null, what: null, status },
})
/** Event without content: pages read their data again. */
const ANYTHING = {
  event: 'counts',
  data: { appointmentId: '', quoteRequestId: '', by: null, what: null, status: null },
}
const assign = (id: string, userId: string | null) => ask('assign', { id, userId }, world.coordinator.token)

test('a doctor hears of each change of an assigned request', async () => {
  const { clinic, doctor, coordinator, ada, own } = world
  const stream = await listen(doctor.token)
  await ask('ask', { id: own, text: 'Since when?' }, coordinator.token)
  expect(await stream.next()).toMatchObject([about(own, 'question')])
  await ask('answer', { id: own, text: 'Since May' }, ada.token)
  expect(await stream.next()).toMatchObject([about(own, 'answered')])
  await ask('saveQuote', { id: own, input: quoteBy(clinic) }, coordinator.token)
  await ask('sendQuote', { id: own }, coordinator.token)
  await expect.poll(() => stream.heard.at(-1)).toMatchObject(about(own, 'quoted'))
  expect(new Set(stream.heard.map(({ data }) => data.quoteRequestId))).toEqual(new Set([own]))
})

test('a doctor hears nothing of other requests, visits and hospitals', async () => {
  const { clinic, doctor, coordinator, ada, own, other } = world
  const elsewhere = await insertDoctorAccount(app)
  expect((await listen(doctor.token, { hospitalId: elsewhere.clinic.hospital.id })).response.status).toBe(404)
  const stream = await listen(doctor.token)
  const staff = await listen(coordinator.token)
  await ask('ask', { id: other, text: 'Since when?' }, coordinator.token)
  await ask('answer', { id: other, text: 'Since May' }, ada.token)
  await assign(other, coordinator.id)
  await assign(other, null)
  await ask('ask', { id: elsewhere.own, text: 'Where?' }, elsewhere.doctor.token)
  const booking = await rest(app, 'post', '/api/Appointments', { token: ada.token, body: bookingOf(clinic) })
  expect(booking.status).toBe(201)
  await expect.poll(() => staff.heard.at(-1)?.event).toBe('appointment')
  await ask('seen', { id: own }, doctor.token)
  expect(await stream.next()).toMatchObject([about(own, 'seen')])
  expect(stream.heard).toEqual([])
})

test('a doctor hears of a request with its assignment, and once more when it is lost', async () => {
  const { doctor, coordinator, other } = world
  await cursorsAreKnown(app)
  const stream = await listen(doctor.token)
  await assign(other, doctor.id)
  const [assigned] = await stream.next()
  expect(assigned).toMatchObject(about(other, 'sent'))
  await assign(other, coordinator.id)
  expect(await stream.next()).toMatchObject([ANYTHING])
  await ask('ask', { id: other, text: 'Since when?' }, coordinator.token)
  await assign(other, null)
  await assign(other, doctor.id)
  expect(await stream.next()).toMatchObject([about(other, 'question')])
  expect(stream.heard).toEqual([])
  // A doctor who comes back reads the request as it is now.
  const again = await listen(doctor.token, { lastEventId: assigned?.id ?? '' })
  await expect.poll(() => again.heard.at(-1)).toMatchObject(about(other, 'question'))
})

test('the stream ends with the doctor’s record', async () => {
  const { clinic, doctor, own, coordinator } = world
  const stream = await listen(doctor.token)
  await app.query('update doctors set is_active = false where id = $1', [clinic.doctor.id])
  await ask('ask', { id: own, text: 'Since when?' }, coordinator.token)
  await stream.over
  expect(stream.heard).toEqual([])
  expect((await listen(doctor.token)).response.status).toBe(403)
})
