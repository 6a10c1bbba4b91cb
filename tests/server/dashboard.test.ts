import Fastify from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { measureAnswers, measured } from '#server/http/answer-times.ts'
import { insertAppointment, insertDoctor, insertHealthService, insertHospital } from '#server/seed/factories.ts'
import { insertPerson } from '#tests/support/account.ts'
import { bothDoors, graphql, rest, type Verb } from '#tests/support/doors.ts'
import { startTestApp, type TestApp } from '#tests/support/server.ts'

/** A Friday, 01:30 in Istanbul, which is still Thursday in UTC. */
const NOW = new Date('2026-05-14T22:30:00Z')
const daysAgo = (days: number) => new Date(NOW.getTime() - days * 24 * 60 * 60 * 1000)

let app: TestApp
let token: string
beforeAll(async () => {
  app = await startTestApp({ clock: () => NOW })
  token = (await app.signIn('admin')).token
  // Two hospitals are old, two belong to this period, one to the previous period.
  const [izmir, ankara] = [
    await insertHospital(app.db, { city: 'İzmir' }),
    await insertHospital(app.db, { city: 'Ankara' }),
  ]
  for (const days of [3, 4, 40]) {
    const { id } = await insertHospital(app.db)
    await app.query('update hospitals set created_at = $1 where id = $2', [daysAgo(days), id])
  }
  await app.query('update hospitals set created_at = $1 where id = any($2)', [daysAgo(200), [izmir.id, ankara.id]])
  const service = await insertHealthService(app.db, {}, [izmir.id, ankara.id])
  const doctor = await insertDoctor(app.db, { hospitalId: izmir.id }, [service.id])
  await app.query('update health_services set created_at = $1', [daysAgo(200)])
  await app.query('update doctors set created_at = $1', [daysAgo(200)])
  const patient = await insertPerson(app)
  const book = async (hospitalId: string, status: string, madeAt: Date, time: string) => {
    const { id } = await insertAppointment(app.db, {
      hospitalId,
      serviceId: service.id,
      doctorId: hospitalId === izmir.id ? doctor.id : null,
      patientId: patient.id,
      date: '2026-06-10',
      time,
      status: status as 'pending',
    })
    await app.query('update appointments set created_at = $1 where id = $2', [madeAt, id])
  }
  // 23:30 of the previous day in Istanbul, and half past midnight of the day itself.
  await book(izmir.id, 'pending', new Date('2026-05-13T20:30:00Z'), '09:00')
  await book(izmir.id, 'confirmed', new Date('2026-05-13T21:30:00Z'), '10:00')
  await book(ankara.id, 'cancelled', daysAgo(5), '11:00')
  await book(ankara.id, 'pending', daysAgo(10), '12:00')
  await book(ankara.id, 'cancelled', daysAgo(20), '14:00')
})
afterAll(() => app.close())

const CHANGING = '{ total change changeBefore }'
const verbs = {
  dashboard: {
    graphql: `query ($days: Int) { dashboard(days: $days) { hospitals ${CHANGING} doctors ${CHANGING} services ${CHANGING} activeServices ${CHANGING}
      bookings { total totalBefore days { date pending confirmed completed cancelled } cities { city count } }
      waiting { overdueRequests oldestRequestAt reportedReviews failedMails } } }`,
  },
  system: {
    graphql: '{ system { part state checkedAt } }',
    shape: (parts: unknown) => parts,
  },
} satisfies Record<string, Verb>

describe.each(bothDoors(() => app, verbs))('through %s', (_door, ask) => {
  test('is only for administrators', async () => {
    for (const name of ['dashboard', 'system'] as const) {
      expect((await ask(name)).status).toBe(401)
      for (const role of ['user', 'hospital'] as const)
        expect((await ask(name, {}, (await app.signIn(role)).token)).status).toBe(403)
    }
  })

  test('counts bookings by day and city, with the previous period', async () => {
    const { body } = await ask('dashboard', { days: 7 }, token)
    expect(body.bookings).toMatchObject({
      total: 3,
      totalBefore: 1,
      cities: [
        { city: 'İzmir', count: 2 },
        { city: 'Ankara', count: 1 },
      ],
    })
    expect(body.bookings.days.map(({ date }: { date: string }) => date)).toEqual(
      [9, 10, 11, 12, 13, 14, 15].map((day) => `2026-05-${String(day).padStart(2, '0')}`),
    )
    expect(body.bookings.days.slice(-3)).toEqual([
      { date: '2026-05-13', pending: 1, confirmed: 0, completed: 0, cancelled: 0 },
      { date: '2026-05-14', pending: 0, confirmed: 1, completed: 0, cancelled: 0 },
      { date: '2026-05-15', pending: 0, confirmed: 0, completed: 0, cancelled: 0 },
    ])
    expect((await ask('dashboard', { days: 8 }, token)).status).toBe(400)
  })

  test('shows what has waited for more than 48 hours', async () => {
    const { body } = await ask('dashboard', {}, token)
    expect(body.waiting).toMatchObject({ overdueRequests: 1, reportedReviews: 0, failedMails: 0 })
    expect(new Date(body.waiting.oldestRequestAt)).toEqual(daysAgo(10))
  })

  test('checks every part of the system', async () => {
    const { body } = await ask('system', {}, token)
    expect(body.map(({ part, state }: { part: string; state: string }) => [part, state])).toEqual([
      ['api', 'operational'],
      ['database', 'operational'],
      ['catalogue', 'operational'],
      ['mail', 'operational'],
      ['assistant', 'operational'],
    ])
  })
})

test('the response times of the APIs are measured, without open streams', async () => {
  const median = async () => {
    const { body } = await graphql(app, '{ system { part facts { name value } } }', {}, token)
    const { facts } = body.find(({ part }: { part: string }) => part === 'api')
    return facts.find(({ name }: { name: string }) => name === 'medianMilliseconds').value
  }
  expect(await median()).toBeGreaterThan(0)
  const tried = Fastify()
  measureAnswers(tried)
  tried.get('/api/Hospitals', () => [])
  tried.get('/health/live', () => 'ok')
  tried.get('/api/stream', (_request, reply) => reply.type('text/event-stream').send(''))
  const before = measured()
  for (const url of ['/api/Hospitals', '/health/live', '/api/stream']) await tried.inject(url)
  expect(measured()).toBe(before + 1)
})

const COUNTS = `{ dashboard { hospitals ${CHANGING} doctors ${CHANGING} activeServices ${CHANGING} } }`
const counts = async () => (await graphql(app, COUNTS, {}, token)).body

test('erased records still count for the days before', async () => {
  const before = await counts()
  const hospitals = await app.query<{ id: string }>('select id from hospitals where created_at = $1', [daysAgo(40)])
  await rest(app, 'delete', `/api/Hospitals/${hospitals[0]?.id}`, { token })
  // The database's clock is not frozen, so the erased records were erased after this period began.
  const after = await counts()
  expect(after.hospitals).toEqual({
    total: before.hospitals.total - 1,
    change: before.hospitals.change - 1,
    changeBefore: before.hospitals.changeBefore,
  })
})

describe('growth', () => {
  test('counts records that users have created, not seeded or imported ones', async () => {
    const before = await counts()
    await insertHospital(app.db)
    await app.query(
      `insert into imports (id, kind, file_name, state, added, started_at, finished_at)
       values (gen_random_uuid(), 'hospital', 'list.csv', 'done', 3, now(), now())`,
    )
    // An imported row is audited like any other created record.
    for (let row = 0; row < 3; row++)
      await app.query(
        `insert into audit_events (id, action, created_at) values (gen_random_uuid(), 'hospital.create', now())`,
      )
    expect((await counts()).hospitals).toEqual({ ...before.hospitals, total: before.hospitals.total + 1 })

    const body = { name: 'Sea View', address: 'Kordon 1', city: 'İzmir', country: 'Türkiye' }
    expect((await rest(app, 'post', '/api/Hospitals', { token, body })).status).toBe(201)
    expect((await counts()).hospitals).toMatchObject({ change: before.hospitals.change + 1 })
  })

  test('is compared with the previous period only if there was one', async () => {
    expect((await counts()).doctors).toEqual({ total: 1, change: 0, changeBefore: 0 })
    await app.query('update doctors set created_at = $1', [daysAgo(1)])
    expect((await counts()).doctors).toEqual({ total: 1, change: 0, changeBefore: null })
  })
})

test('earlier numbers of active services are derived from the audit log', async () => {
  const active = async () => (await counts()).activeServices
  const before = await active()
  const made = await rest(app, 'post', '/api/HealthService', {
    token,
    body: { name: 'Trial', description: 'A trial', category: 'Other', isActive: true },
  })
  expect(await active()).toEqual({ ...before, total: before.total + 1, change: before.change + 1 })
  await rest(app, 'put', `/api/HealthService/${made.body.id}`, { token, body: { isActive: false } })
  expect(await active()).toEqual(before)
  await rest(app, 'delete', `/api/HealthService/${made.body.id}`, { token })
  expect(await active()).toEqual(before)
})
