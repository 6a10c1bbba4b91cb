import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { insertHospital, insertUser } from '#server/seed/factories.ts'
import { bookingOf, type Clinic, doors, insertClinic, insertPatient, NOON, THURSDAY } from '#tests/support/clinic.ts'
import { rest } from '#tests/support/doors.ts'
import { cursorsAreKnown, type EventStream, openEvents } from '#tests/support/event-stream.ts'
import { startInstance } from '#tests/support/instance.ts'
import { startTestApp, type TestApp } from '#tests/support/server.ts'

let app: TestApp
let other: Awaited<ReturnType<typeof startInstance>>
let clinic: Clinic
let patient: Awaited<ReturnType<typeof insertPatient>>
const streams: EventStream[] = []

beforeAll(async () => {
  app = await startTestApp({ clock: () => NOON })
  other = await startInstance(app, { clock: () => NOON })
})
afterAll(async () => {
  await other.close()
  await app.close()
})
beforeEach(async () => {
  clinic = await insertClinic(app)
  patient = await insertPatient(app)
})
afterEach(async () => {
  for (const stream of streams.splice(0)) await stream.close()
})

type Listening = { url?: string; token?: string; lastEventId?: string }

/** Opens the stream of staff at one instance. All actions happen at the other. */
async function listen({ url = other.url, token = clinic.staff.token, lastEventId }: Listening = {}) {
  const address = `${url}/api/Hospitals/${clinic.hospital.id}/stream`
  const stream = await openEvents(address, token, { lastEventId })
  streams.push(stream)
  return stream
}

async function book(): Promise<string> {
  const { body, status } = await rest(app, 'post', '/api/Appointments', {
    token: patient.token,
    body: bookingOf(clinic, { appointmentDate: THURSDAY }),
  })
  expect(status).toBe(201)
  return body.id
}

const sendFile = (id: string) =>
  app.request
    .post(`/api/Appointments/${id}/files`)
    .set('authorization', `Bearer ${patient.token}`)
    .attach('file', Buffer.from('%PDF-1.7\n%%EOF\n'), 'scan.pdf')
    .expect(201)

describe('GET /api/Hospitals/{id}/stream', () => {
  test('sends actions of patients and staff, with IDs and no content', async () => {
    const stream = await listen()
    const appointmentId = await book()
    const about = (event: string, more: object) => ({ event, data: { appointmentId, ...more } })
    expect(await stream.next()).toMatchObject([
      about('appointment', { what: 'booked', by: 'patient', status: 'pending' }),
    ])
    await doors.REST.say(app, patient.token, appointmentId, 'It hurts')
    const written = await stream.next(2)
    expect(written).toMatchObject([about('message', { by: 'patient' }), about('counts', {})])
    expect(JSON.stringify(written)).not.toContain('hurts')
    await sendFile(appointmentId)
    expect(await stream.next()).toMatchObject([about('file', { by: 'patient' })])
    await doors.REST.move(app, clinic.staff.token, appointmentId, { status: 'confirmed' })
    expect(await stream.next()).toMatchObject([
      about('appointment', { what: 'status', by: 'hospital', status: 'confirmed' }),
    ])
    await doors.REST.update(app, patient.token, appointmentId, { date: THURSDAY, time: '14:00' })
    expect(await stream.next()).toMatchObject([about('appointment', { what: 'move_requested', by: 'patient' })])
    await doors.REST.move(app, patient.token, appointmentId, { status: 'cancelled' })
    expect(await stream.next()).toMatchObject([about('appointment', { by: 'patient', status: 'cancelled' })])
    expect(stream.heard).toEqual([])
  })

  test('sends nothing of another hospital', async () => {
    const stream = await listen()
    const elsewhere = await insertClinic(app)
    const there = await rest(app, 'post', '/api/Appointments', {
      token: patient.token,
      body: bookingOf(elsewhere, { appointmentDate: THURSDAY }),
    })
    expect(there.status).toBe(201)
    const here = await insertPatient(app)
    await rest(app, 'post', '/api/Appointments', {
      token: here.token,
      body: bookingOf(clinic, { appointmentDate: THURSDAY, appointmentTime: '15:00' }),
    })
    const [first] = await stream.next()
    expect(first?.data.appointmentId).not.toBe(there.body.id)
    expect(stream.heard).toEqual([])
  })

  test('starts with events missed since the last one', async () => {
    await cursorsAreKnown(app)
    const before = await listen()
    const appointmentId = await book()
    const [heard] = await before.next()
    await before.close()
    await doors.REST.say(app, patient.token, appointmentId, 'Missed')
    await sendFile(appointmentId)
    const after = await listen({ lastEventId: heard?.id ?? '' })
    await expect.poll(() => after.heard.at(-1)?.event).toBe('file')
    expect(after.heard.slice(-3).map(({ event, data }) => [event, data.appointmentId])).toEqual([
      ['message', appointmentId],
      ['counts', appointmentId],
      ['file', appointmentId],
    ])
    const unknown = await listen({ lastEventId: appointmentId })
    expect(await unknown.next()).toMatchObject([{ event: 'counts', data: { appointmentId: '' } }])
    const again = await listen()
    await doors.REST.move(app, clinic.staff.token, appointmentId, { status: 'confirmed' })
    expect(await again.next()).toMatchObject([{ event: 'appointment' }])
  })

  test('reading and answering is sent to the whole team, a viewer’s reading is not', async () => {
    const appointmentId = await book()
    const ofTeam = async (hospitalRole: 'coordinator' | 'viewer') =>
      app.tokenFor((await insertUser(app.db, { hospitalId: clinic.hospital.id, hospitalRole })).id)
    const read = async (token: string) =>
      expect((await rest(app, 'get', `/api/Appointments/${appointmentId}/messages`, { token })).status).toBe(200)
    const unread = async () => {
      const { data } = await app.graphql('{ workplace { unreadMessages } }', {}, clinic.staff.token)
      return data.workplace.unreadMessages
    }
    await doors.REST.say(app, patient.token, appointmentId, 'One')
    await doors.REST.say(app, patient.token, appointmentId, 'Two')
    expect(await unread()).toBe(2)
    await read(await ofTeam('viewer'))
    expect(await unread()).toBe(2)
    const stream = await listen()
    await read(await ofTeam('coordinator'))
    expect(await stream.next()).toMatchObject([{ event: 'counts', data: { appointmentId } }])
    expect(await unread()).toBe(0)
    await doors.REST.say(app, patient.token, appointmentId, 'Three')
    await stream.next(2)
    await doors.REST.say(app, clinic.staff.token, appointmentId, 'An answer')
    expect((await stream.next(2)).map(({ event }) => event)).toEqual(['message', 'counts'])
    expect(await unread()).toBe(0)
  })

  test('is not for other users, and ends with the portal access', async () => {
    const stranger = await insertUser(app.db, { hospitalId: (await insertHospital(app.db)).id })
    expect((await listen({ token: await app.tokenFor(stranger.id) })).response.status).toBe(404)
    expect((await listen({ token: patient.token })).response.status).toBe(403)
    const admin = await app.signIn('admin')
    expect((await listen({ token: admin.token })).response.status).toBe(200)

    const colleague = await insertUser(app.db, { hospitalId: clinic.hospital.id, hospitalRole: 'viewer' })
    const open = await listen({ token: await app.tokenFor(colleague.id) })
    const moved = { hospitalId: stranger.hospitalId }
    await rest(app, 'put', `/api/Users/${colleague.id}`, { token: admin.token, body: moved })
    await open.over
    await book()
    expect(open.heard).toEqual([])
  })
})
