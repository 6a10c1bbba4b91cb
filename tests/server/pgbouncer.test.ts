import path from 'node:path'
import pg from 'pg'
import pino from 'pino'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addDays, dateIn } from '#domain/availability.ts'
import { ConfigError, readConfig } from '#server/config.ts'
import { createPool } from '#server/database/client.ts'
import { checkPooler } from '#server/database/limited-role.ts'
import { createLogger, type Logger } from '#server/http/log.ts'
import { insertAppointment } from '#server/seed/factories.ts'
import { bundledScript } from '#tests/support/bundled.ts'
import { bookingOf, insertClinic, insertPatient } from '#tests/support/clinic.ts'
import { openStream } from '#tests/support/event-stream.ts'
import { hasPgbouncer, startPgbouncer } from '#tests/support/pgbouncer.ts'
import { startTestApp, type TestApp, testSecret } from '#tests/support/server.ts'
import { startServerProcess, stopServerProcess } from '#tests/support/server-process.ts'

const LIMITS = 'set role hekima_app; set statement_timeout = 4000; set idle_in_transaction_session_timeout = 5000'
const PATIENTS = 20

test('the direct address needs a pooler', () => {
  expect(() => readConfig({ DATABASE_DIRECT_URL: 'postgresql://a@b/c' })).toThrow(ConfigError)
})

// `.ci/run` installs PgBouncer, so these tests always run there.
describe.skipIf(!hasPgbouncer && !process.env.CI)('behind PgBouncer in transaction mode', () => {
  let app: TestApp
  let pooler: Awaited<ReturnType<typeof startPgbouncer>>
  let server: ReturnType<typeof startServerProcess>
  let address: string
  beforeAll(async () => {
    app = await startTestApp()
    const [database] = await app.query<{ name: string }>('select current_database() as name')
    await app.query(`alter database "${database?.name}" set compute_query_id = on`)
    pooler = await startPgbouncer(app.databaseUrl, LIMITS)
    server = startServerProcess(await bundledScript('main'), {
      DATABASE_URL: pooler.url,
      DATABASE_DIRECT_URL: app.databaseUrl,
      DATABASE_PREPARE: 'false',
      DATABASE_POOL: '20',
      JWT_SECRET: testSecret,
      DATA_DIR: path.join(app.config.dataDir, 'pooled'),
      REQUESTS_PER_MINUTE: '1000000',
    })
    address = await server.ready
  })
  afterAll(async () => {
    if (server) await stopServerProcess(server.child)
    await pooler?.close()
    await app?.close()
  })

  const post = (place: string, body: object, token = '') =>
    fetch(address + place, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
      body: JSON.stringify(body),
    })

  test('a slow statement is logged with the plan id that PostgreSQL knows', async () => {
    const lines: Record<string, unknown>[] = []
    const log = pino({ level: 'warn' }, { write: (line: string) => lines.push(JSON.parse(line)) }) as unknown as Logger
    const pool = createPool(pooler.url, log, { slowMs: 30, max: 2, directUrl: app.databaseUrl, prepare: false })
    try {
      // Longer than what PostgreSQL shows of a running statement.
      const text = `select pg_sleep(0.5), $1::text as "ş", ${Array.from({ length: 300 }, () => '1').join(' + ')} as sum`
      await pool.query({ text, values: ['a value'] })
      await expect
        .poll(() => lines)
        .toMatchObject([{ msg: 'a statement was slow', planId: expect.stringMatching(/^-?\d+$/) }])
    } finally {
      await pool.end()
    }
  })

  test('many patients book at once on three connections, and exactly one wins each time', async () => {
    const clinic = await insertClinic(app)
    const patients = await Promise.all(Array.from({ length: PATIENTS }, () => insertPatient(app)))
    const date = addDays(dateIn(new Date()), 7)
    const search = new URLSearchParams({ serviceId: clinic.service.id, from: date, to: addDays(date, 7) })
    const found = await fetch(`${address}/api/Hospitals/${clinic.hospital.id}/availability?${search}`)
    const days = (await found.json()) as { date: string; times: { time: string; available: boolean }[] }[]
    const slots = days.flatMap((day) => day.times.filter((at) => at.available).map((at) => ({ ...at, date: day.date })))
    expect(slots.length).toBeGreaterThan(3)
    for (const slot of slots.slice(0, 3)) {
      const wish = { appointmentDate: slot.date, appointmentTime: slot.time }
      const answers = await Promise.all(
        patients.map(({ token }) => post('/api/Appointments', bookingOf(clinic, wish), token)),
      )
      const statuses = answers.map(({ status }) => status).sort()
      expect(statuses).toEqual([201, ...Array.from({ length: PATIENTS - 1 }, () => 409)])
    }
    // Searches and sign-ins run on whichever connection is free.
    const mixed = await Promise.all(
      Array.from({ length: 60 }, (_, at) =>
        at % 2
          ? fetch(`${address}/api/Hospitals/search?q=${at}`)
          : fetch(`${address}/api/Auth/me`, { headers: { authorization: `Bearer ${patients[at % PATIENTS]?.token}` } }),
      ),
    )
    expect(new Set(mixed.map(({ status }) => status))).toEqual(new Set([200]))
  })

  test('announcements arrive, and jobs run', async () => {
    const clinic = await insertClinic(app)
    const patient = await insertPatient(app)
    const { id } = await insertAppointment(app.db, {
      hospitalId: clinic.hospital.id,
      serviceId: clinic.service.id,
      patientId: patient.id,
      date: addDays(dateIn(new Date()), 30),
      time: '09:00',
    })
    const stream = await openStream({ url: address }, id, clinic.staff.token)
    expect((await post(`/api/Appointments/${id}/messages`, { message: 'Merhaba' }, patient.token)).status).toBe(201)
    expect((await stream.next())[0]?.data).toMatchObject({ message: 'Merhaba' })
    await stream.close()
    const isFound = async () =>
      (await app.query('select from next_free_times where id = $1 and at > now()', [clinic.hospital.id])).length
    await expect.poll(isFound).toBe(1)
  })

  test('the product has the rights and limits of connect_query, and warns without it', async () => {
    expect(server.state.said).not.toContain('connect_query')
    const client = new pg.Client(pooler.url)
    await client.connect()
    const { rows } = await client.query("select current_user as role, current_setting('statement_timeout') as timeout")
    await client.end()
    expect(rows).toEqual([{ role: 'hekima_app', timeout: '4s' }])

    const plain = await startPgbouncer(app.databaseUrl, 'select 1')
    const warnings: unknown[] = []
    const log = { ...createLogger('silent', false), warn: (facts: unknown) => warnings.push(facts) } as Logger
    await checkPooler(pooler.url, log)
    expect(warnings).toEqual([])
    await checkPooler(plain.url, log)
    await plain.close()
    expect(warnings).toMatchObject([{ timeout: '0', sql: LIMITS }])
  })

  test('a restart of the pooler costs only a moment', async () => {
    const status = () => fetch(`${address}/health/ready`).then((answer) => answer.status)
    expect(await status()).toBe(200)
    await pooler.restart()
    await expect.poll(status).toBe(200)
    expect(server.child.exitCode, server.state.said).toBeNull()
  })
})
