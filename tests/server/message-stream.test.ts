import { once } from 'node:events'
import { connect } from 'node:net'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { HEARTBEAT_MS, MAX_STREAMS } from '#server/rest/event-stream.ts'
import { insertAppointment, insertHospital } from '#server/seed/factories.ts'
import { type Clinic, DOORS, doors, insertClinic, insertPatient, NOON, THURSDAY } from '#tests/support/clinic.ts'
import { databaseLink } from '#tests/support/database-link.ts'
import { rest } from '#tests/support/doors.ts'
import { type EventStream, type Heard, openStream } from '#tests/support/event-stream.ts'
import { startInstance } from '#tests/support/instance.ts'
import { startTestApp, type TestApp } from '#tests/support/server.ts'

let app: TestApp
let clinic: Clinic
let patient: Awaited<ReturnType<typeof insertPatient>>
let id: string
const streams: EventStream[] = []

beforeAll(async () => {
  app = await startTestApp({ clock: () => NOON })
})
afterAll(() => app.close())
beforeEach(async () => {
  clinic = await insertClinic(app)
  patient = await insertPatient(app)
  id = await insertVisit(patient.id, '09:00')
})
afterEach(async () => {
  vi.useRealTimers()
  for (const stream of streams.splice(0)) await stream.close()
})

async function insertVisit(patientId: string, time: string) {
  const [hospitalId, serviceId] = [clinic.hospital.id, clinic.service.id]
  const { id: visitId } = await insertAppointment(app.db, { hospitalId, serviceId, patientId, date: THURSDAY, time })
  // A stream that opens later must not receive this announcement.
  await app.app.live.catchUp()
  return visitId
}

async function listen(token: string | undefined, of = id, from: Pick<TestApp, 'url'> = app, lastEventId?: string) {
  const stream = await openStream(from, of, token, lastEventId)
  streams.push(stream)
  return stream
}

const say = (message: string, token = patient.token, of = id) => doors.REST.say(app, token, of, message)

describe('GET /api/Appointments/{id}/messages/stream', () => {
  test.each(DOORS)('both sides receive what %s does, as REST returns it', async (_name, door) => {
    const sides = [await listen(patient.token), await listen(clinic.staff.token)]
    const elsewhere = await insertVisit(patient.id, '16:00')
    await door.say(app, patient.token, elsewhere, 'Another conversation')
    await door.say(app, patient.token, id, 'Merhaba\n\nevent: message — 🌷')
    await door.say(app, clinic.staff.token, id, 'Welcome')
    await door.move(app, clinic.staff.token, id, { status: 'confirmed' })
    await door.update(app, patient.token, id, { date: THURSDAY, time: '14:00' })

    const written = await rest(app, 'get', `/api/Appointments/${id}/messages`, { token: patient.token })
    for (const [index, side] of sides.entries()) {
      const [first, second, confirmed, requested] = await side.next(4)
      expect([first?.event, second?.event, confirmed?.event, requested?.event]).toEqual([
        'message',
        'message',
        'appointment',
        'appointment',
      ])
      expect([first?.data, second?.data]).toEqual(written.body)
      const token = index === 0 ? patient.token : clinic.staff.token
      const { body } = await rest(app, 'get', `/api/Appointments/${id}`, { token })
      expect(body).toMatchObject(requested?.data)
      const moveRequest = { date: THURSDAY, time: '14:00' }
      expect(requested).toMatchObject({ data: { id, status: 'confirmed', time: '09:00', moveRequest } })
    }
    expect(sides.map(({ heard }) => heard)).toEqual([[], []])
  })

  test('other users get no sign of its existence', async () => {
    const elsewhere = await insertClinic(app)
    for (const token of [(await insertPatient(app)).token, elsewhere.staff.token]) {
      const { response } = await listen(token)
      expect([response.status, (await response.json()).code]).toEqual([404, 'not_found'])
    }
    expect((await listen(undefined)).response.status).toBe(401)
    for (const wrong of ['x', '019a0000-0000-7000-8000-000000000000'])
      expect((await listen(patient.token, wrong)).response.status).toBe(404)
    const admin = await app.signIn('admin')
    expect((await listen(admin.token)).response.status).toBe(403)
  })

  test('flows at once: not compressed, not cached, not opened by HEAD', async () => {
    const { headers } = (await listen(patient.token)).response
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store, no-transform',
      'x-accel-buffering': 'no',
      'x-content-type-options': 'nosniff',
    })
    expect(headers.get('content-encoding')).toBe(null)
    const head = app.request.head(`/api/Appointments/${id}/messages/stream`)
    expect((await head.set('authorization', `Bearer ${patient.token}`)).status).toBe(405)
  })

  test('the database announces IDs and nothing else', async () => {
    const before = await app.query('select id from changes where topic = $1', [id])
    const { body } = await say('It hurts')
    await doors.REST.update(app, patient.token, id, { notes: 'Allergic to penicillin' })
    await app.query('update appointments set updated_at = now() where id = $1', [id])
    const rows = await app.query<{ words: string }>('select words from changes where topic = $1 order by id', [id])
    expect(rows.slice(before.length).map(({ words }) => words)).toEqual([`message ${body.id}`, 'appointment'])
  })

  test('starts with events missed since the last one', async () => {
    const before = await listen(patient.token)
    await say('Heard')
    const [{ id: heard } = expect.fail('no event')] = await before.next()
    await before.close()
    for (const text of ['Missed', 'Missed too']) await say(text, clinic.staff.token)
    const textsAfter = async (last: string, isEnd: (event: Heard) => boolean) => {
      const back = await listen(patient.token, id, app, last)
      await expect.poll(() => back.heard.some(isEnd)).toBe(true)
      return back.heard.flatMap(({ data }) => data.message ?? [])
    }
    const known = await textsAfter(heard, ({ data }) => data.message === 'Missed too')
    expect(known.slice(-2)).toEqual(['Missed', 'Missed too'])
    for (const last of [id, 'unknown', '2026-11-29T12:00:00.000Z'])
      expect(await textsAfter(last, ({ event }) => event === 'appointment')).toEqual(['Heard', 'Missed', 'Missed too'])
  })

  test.each([
    ['signing out', () => rest(app, 'post', '/api/Auth/logout', { token: patient.token })],
    ['suspension', () => app.query(`update users set status = 'suspended' where id = $1`, [patient.id])],
  ])('sends nothing more after %s', async (_what, end) => {
    const stream = await listen(patient.token)
    await end()
    await say('Private', clinic.staff.token)
    await stream.over
    expect(stream.heard).toEqual([])
  })

  test('ends as soon as its session does, and no other', async () => {
    const other = await startInstance(app, { clock: () => NOON })
    const [here, far] = [await listen(patient.token), await listen(patient.token, id, other)]
    const otherDevice = await listen(await app.tokenFor(patient.id))
    await rest(app, 'post', '/api/Auth/logout', { token: patient.token })
    await Promise.all([here.over, far.over])
    await say('Still there?', clinic.staff.token)
    expect(await otherDevice.next()).toMatchObject([{ data: { message: 'Still there?' } }])
    expect([here.heard, far.heard]).toEqual([[], []])
    await other.close()
  })

  test('receives events from every instance', async () => {
    const other = await startInstance(app, { clock: () => NOON })
    try {
      const far = await listen(patient.token, id, other)
      await say('One', clinic.staff.token)
      expect(await far.next()).toMatchObject([{ event: 'message', data: { message: 'One' } }])
    } finally {
      await other.close()
    }
  })

  test('messages written while the database connection was down are sent afterwards', async () => {
    const link = await databaseLink(app.appUrl)
    const other = await startInstance(app, { clock: () => NOON, url: link.url })
    try {
      const far = await listen(patient.token, id, other)
      await say('Before', clinic.staff.token)
      await far.next()
      link.cut()
      await say('In between', clinic.staff.token)
      await doors.REST.move(app, clinic.staff.token, id, { status: 'confirmed' })
      link.mend()
      await expect.poll(() => far.heard.at(-1)?.data).toMatchObject({ id, status: 'confirmed' })
      expect(far.heard.map(({ data }) => data.message)).toContain('In between')
      far.heard.length = 0
      await say('After', clinic.staff.token)
      expect(await far.next()).toMatchObject([{ data: { message: 'After' } }])
    } finally {
      await other.close()
      link.close()
    }
  })

  test('a missing database is reported plainly', async () => {
    const link = await databaseLink(app.appUrl)
    const other = await startInstance(app, { clock: () => NOON, url: link.url })
    try {
      link.cut()
      expect((await listen(patient.token, id, other)).response.status).toBe(503)
      link.mend()
      expect((await listen(patient.token, id, other)).response.status).toBe(200)
    } finally {
      await other.close()
      link.close()
    }
  })
})

describe('a stream that stays open', () => {
  const beat = () => vi.advanceTimersByTimeAsync(HEARTBEAT_MS)
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  })

  test('sends a heartbeat every 20 seconds, and ends at the next one after sign-out', async () => {
    expect(HEARTBEAT_MS).toBe(20_000)
    const here = await listen(patient.token)
    const otherDevice = await listen(await app.tokenFor(patient.id))
    const beaten = await Promise.all([here.heartbeat(), otherDevice.heartbeat()])
    await beat()
    for (const heard of beaten) await heard()
    await rest(app, 'post', '/api/Auth/logout', { token: patient.token })
    const still = await otherDevice.heartbeat()
    await beat()
    await here.over
    await still()
    await say('Private', clinic.staff.token)
    expect(await otherDevice.next()).toMatchObject([{ data: { message: 'Private' } }])
    expect([here.heard, otherDevice.ended()]).toEqual([[], false])
  })

  test.each([
    ['suspended', (userId: string) => app.query('update users set status = $2 where id = $1', [userId, 'suspended'])],
    [
      'moved to another hospital',
      async (userId: string) =>
        app.query('update users set hospital_id = $2 where id = $1', [userId, (await insertHospital(app.db)).id]),
    ],
  ])('ends for staff who are %s', async (_what, change) => {
    const stream = await listen(clinic.staff.token)
    await change(clinic.staff.id)
    await beat()
    await stream.over
    expect(stream.heard).toEqual([])
  })
})

describe('the limit of streams', () => {
  test(`is ${MAX_STREAMS} per user, and a closed one does not count`, async () => {
    const mine = []
    for (let n = 0; n < MAX_STREAMS; n++) mine.push(await listen(patient.token))
    expect(mine.map(({ response }) => response.status)).toEqual(Array(MAX_STREAMS).fill(200))
    const { response } = await listen(patient.token)
    expect([response.status, response.headers.get('retry-after')]).toEqual([429, '30'])
    expect((await listen(clinic.staff.token)).response.status).toBe(200)
    await mine[0]?.close()
    await expect.poll(async () => (await listen(patient.token)).response.status).toBe(200)
  })

  test('a refused stream does not count', async () => {
    const stranger = await insertPatient(app)
    for (let n = 0; n <= MAX_STREAMS; n++) expect((await listen(stranger.token)).response.status).toBe(404)
    const own = await insertVisit(stranger.id, '15:00')
    expect((await listen(stranger.token, own)).response.status).toBe(200)
  })
})

test('closing the server ends open ones and does not wait', async () => {
  const other = await startInstance(app, { clock: () => NOON })
  const open = [await listen(patient.token, id, other), await listen(clinic.staff.token, id, other)]
  // Browsers open connections in advance too.
  const unused = connect(Number(new URL(other.url).port), '127.0.0.1')
  await once(unused, 'connect')
  const connections = () =>
    app.query("select from pg_stat_activity where datname = current_database() and application_name = 'hekima live'")
  const before = (await connections()).length
  // Streams still open at the time limit would be closed by force.
  const cutOff = vi.spyOn(other.app.server, 'closeAllConnections')
  await other.close()
  await Promise.all([...open.map(({ over }) => over), unused.destroyed || once(unused, 'close')])
  expect(cutOff).not.toHaveBeenCalled()
  await expect.poll(connections).toHaveLength(before - 1)
})
