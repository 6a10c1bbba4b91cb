import pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { bookingOf, type Clinic, doors, insertClinic, insertPatient, NOON, THURSDAY } from '#tests/support/clinic.ts'
import { cursorsAreKnown, type EventStream, openEvents } from '#tests/support/event-stream.ts'
import { startInstance } from '#tests/support/instance.ts'
import { startTestApp, type TestApp } from '#tests/support/server.ts'

const MINUTE = 60_000

const insertMessages = `insert into messages (id, appointment_id, sender, sender_name, message, created_at)
  select gen_random_uuid(), $1, 'hospital', 'Ada', message, now() from unnest($2::text[]) as message`

let app: TestApp
let other: Awaited<ReturnType<typeof startInstance>>
let now = NOON
let clinic: Clinic
let patient: Awaited<ReturnType<typeof insertPatient>>
let id: string
const streams: EventStream[] = []
beforeAll(async () => {
  app = await startTestApp({ clock: () => now })
  // The clocks of two machines differ.
  other = await startInstance(app, { clock: () => new Date(now.getTime() + 20_000) })
})
afterAll(async () => {
  await other?.close()
  await app?.close()
})
beforeEach(async () => {
  now = NOON
  clinic = await insertClinic(app)
  patient = await insertPatient(app)
  const { body } = await doors.REST.book(app, patient.token, bookingOf(clinic, { appointmentDate: THURSDAY }))
  id = body.id
  await cursorsAreKnown(app)
})
afterEach(async () => {
  for (const stream of streams.splice(0)) await stream.close()
})

async function listen(from: { url: string }, path: string, token: string, lastEventId?: string) {
  const stream = await openEvents(`${from.url}/api/${path}`, token, { lastEventId })
  streams.push(stream)
  return stream
}
const say = (message: string) => doors.REST.say(app, patient.token, id, message)
async function sendFile(): Promise<string> {
  const { body } = await app.request
    .post(`/api/Appointments/${id}/files`)
    .set('authorization', `Bearer ${patient.token}`)
    .attach('file', Buffer.from('%PDF-1.7\n%%EOF\n'), 'scan.pdf')
    .expect(201)
  return body.id
}
const confirm = () => doors.REST.move(app, clinic.staff.token, id, { status: 'confirmed' })

describe('a caller who returns to another instance', () => {
  test.each([
    ['a message', () => say('Heard')],
    ['a file', sendFile],
    ['a change', () => doors.REST.update(app, patient.token, id, { notes: 'Heard' })],
  ])('hears everything of an appointment that followed %s', async (_what, act) => {
    const path = `Appointments/${id}/messages/stream`
    const before = await listen(app, path, clinic.staff.token)
    await act()
    const [last] = await before.next()
    await before.close()

    now = new Date(NOON.getTime() + 10 * MINUTE)
    await say('Missed')
    const file = await sendFile()
    await confirm()
    const after = await listen(other, path, clinic.staff.token, last?.id)
    await expect
      .poll(() => after.heard.at(-1))
      .toMatchObject({ event: 'appointment', data: { id, status: 'confirmed' } })
    expect(after.heard).toContainEqual(expect.objectContaining({ event: 'file', data: { id: file } }))
    const messages = after.heard.filter(({ event }) => event === 'message').map(({ data }) => data.message)
    expect(messages.at(-1)).toBe('Missed')
  })

  test('hears everything of a hospital', async () => {
    const path = `Hospitals/${clinic.hospital.id}/stream`
    const before = await listen(app, path, clinic.staff.token)
    await say('Heard')
    const heard = await before.next(2)
    await before.close()

    now = new Date(NOON.getTime() + 10 * MINUTE)
    await say('Missed')
    await sendFile()
    await doors.REST.move(app, patient.token, id, { status: 'cancelled' })
    const after = await listen(other, path, clinic.staff.token, heard.at(-1)?.id)
    await expect.poll(() => after.heard.at(-1)?.data.status).toBe('cancelled')
    expect(after.heard.map(({ event, data }) => [event, data.appointmentId, data.status])).toEqual(
      expect.arrayContaining([
        ['appointment', id, 'cancelled'],
        ['message', id, null],
        ['file', id, null],
      ]),
    )
  })

  test('hears what a transaction wrote that began before the last event and ended after it', async () => {
    const path = `Appointments/${id}/messages/stream`
    const before = await listen(app, path, clinic.staff.token)
    const slow = new pg.Client(app.databaseUrl)
    await slow.connect()
    try {
      await slow.query('begin')
      await slow.query(insertMessages, [id, ['Slower']])
      await say('Heard')
      const [last] = await before.next()
      await before.close()
      await slow.query('commit')
      const after = await listen(other, path, clinic.staff.token, last?.id)
      await expect.poll(() => after.heard.map(({ data }) => data.message)).toContain('Slower')
    } finally {
      await slow.end()
    }
  })

  test('hears the rest of a transaction of which it has received the beginning', async () => {
    const path = `Appointments/${id}/messages/stream`
    const before = await listen(app, path, clinic.staff.token)
    await app.query(insertMessages, [id, ['One', 'Two']])
    const [first, second] = await before.next(2)
    await before.close()
    const after = await listen(other, path, clinic.staff.token, first?.id)
    await expect.poll(() => after.heard.map(({ data }) => data.message)).toContain(second?.data.message)
  })

  test('hears the rest of what it missed if the connection ended in the middle of it', async () => {
    const path = `Appointments/${id}/messages/stream`
    const before = await listen(app, path, clinic.staff.token)
    await say('Heard')
    const [last] = await before.next()
    await before.close()
    await say('One')
    await say('Two')
    const interrupted = await listen(other, path, clinic.staff.token, last?.id)
    const [first, second] = await interrupted.next(2)
    await interrupted.close()
    const after = await listen(app, path, clinic.staff.token, first?.id)
    await expect.poll(() => after.heard.map(({ data }) => data.message)).toContain(second?.data.message)
  })

  test('receives the whole state if the last event was too long ago', async () => {
    const path = `Appointments/${id}/messages/stream`
    const before = await listen(app, path, clinic.staff.token)
    await say('Heard')
    const [last] = await before.next()
    await before.close()
    await say('Missed')
    await app.query('delete from changes')
    const after = await listen(other, path, clinic.staff.token, last?.id)
    await expect.poll(() => after.heard.at(-1)?.event).toBe('appointment')
    expect(after.heard.flatMap(({ data }) => data.message ?? [])).toEqual(['Heard', 'Missed'])
  })
})
