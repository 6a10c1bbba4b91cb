import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readConfig } from '#server/config.ts'
import { createDb, createPool } from '#server/database/client.ts'
import { createLogger, type Logger } from '#server/http/log.ts'
import { startTracing } from '#server/http/otlp.ts'
import { setTracing, traced } from '#server/http/tracing.ts'
import { shareTurns } from '#server/jobs/turns.ts'
import { bookingOf, doors, insertClinic, insertPatient, NOON } from '#tests/support/clinic.ts'
import { attributeOf, type ReceivedSpan, startOtlpReceiver } from '#tests/support/otlp-receiver.ts'
import { startTestApp, testSecret, type TestApp } from '#tests/support/server.ts'

const NAME = 'Solvang'

let receiver: Awaited<ReturnType<typeof startOtlpReceiver>>
let app: TestApp
let patient: Awaited<ReturnType<typeof insertPatient>>
let email: string
let booked: string
beforeAll(async () => {
  receiver = await startOtlpReceiver()
  const config = readConfig({
    NODE_ENV: 'test',
    JWT_SECRET: testSecret,
    OTEL_EXPORTER_OTLP_ENDPOINT: receiver.endpoint,
    OTEL_EXPORTER_OTLP_HEADERS: 'authorization=Bearer of the receiver',
  })
  if (!config.traces) throw new Error('no receiver is configured')
  const tracing = startTracing({ ...config, traces: config.traces })
  setTracing(tracing)
  try {
    app = await startTestApp({ clock: () => NOON })
    patient = await insertPatient(app)
    email = (await app.query<{ email: string }>('select email from users where id = $1', [patient.id]))[0]?.email ?? ''
    const clinic = await insertClinic(app)
    booked = (await doors.REST.book(app, patient.token, bookingOf(clinic, { notes: NAME }))).body.id
    await app.request
      .get(`/api/Hospitals/search?q=${NAME}&email=${encodeURIComponent(email)}`)
      .set('authorization', `Bearer ${patient.token}`)
    await app.request.get(`/${encodeURIComponent(email)}`)
    await app.request.post('/api/Auth/login').send({ email, password: NAME })
    await app.graphql('query ($id: ID!) { hospital(id: $id) { name } }', { id: clinic.hospital.id }, patient.token)
    await traced('outgoing', 'webhook', () => Promise.reject(new Error(email))).catch(() => undefined)
    let isDone = () => {}
    const done = new Promise<void>((resolve) => {
      isDone = resolve
    })
    const job = async () => {
      await app.db.execute('select count(*) from appointments')
      isDone()
    }
    const loop = shareTurns({ ...app, log: app.app.log, clock: () => NOON }, { tidy: job }, { pause: 60_000 })
    await done
    await loop.stop()
  } finally {
    setTracing(undefined)
    await tracing.close()
  }
})
afterAll(async () => {
  await app?.close()
  receiver?.close()
})

const spansOf = (name: string) => receiver.spans().filter((span) => span.name === name)
const childrenOf = (parent: ReceivedSpan | undefined) =>
  receiver.spans().filter(({ parentSpanId, traceId }) => parentSpanId === parent?.spanId && traceId === parent?.traceId)

describe('with a receiver', () => {
  test('a request is a span by its route, and its statements are within it', () => {
    const [booking] = spansOf('POST /api/Appointments')
    expect(booking && attributeOf(booking, 'http.response.status_code')).toBe('201')
    const statements = childrenOf(booking).map((span) => attributeOf(span, 'db.query.text') ?? '')
    expect(statements.some((text) => /insert into "appointments"/.test(text))).toBe(true)
    expect(statements).toContain('commit')
    const [search] = spansOf('GET /api/Hospitals/search')
    expect(childrenOf(search).length).toBeGreaterThan(0)
    const [asked] = spansOf('POST /graphql')
    expect(childrenOf(asked).length).toBeGreaterThan(0)
  })

  test('a job and a call to another server are spans', () => {
    const [job] = spansOf('job tidy')
    expect(childrenOf(job).map((span) => attributeOf(span, 'db.query.text'))).toEqual([
      'select count(*) from appointments',
    ])
    const [call] = spansOf('outgoing webhook')
    expect(call?.status.code).toBe(2)
    expect(call && attributeOf(call, 'error.type')).toBe('Error')
  })

  test('no span contains personal data', () => {
    const text = receiver.text()
    const others = [patient.id, booked, patient.token, email, encodeURIComponent(email), NAME]
    for (const personal of others) expect(text).not.toContain(personal)
    expect(text).not.toMatch(/[\w.]+@[\w.]+|127\.0\.0\.1|eyJ/)
    const keys = new Set(receiver.spans().flatMap(({ attributes }) => attributes.map(({ key }) => key)))
    expect([...keys].sort()).toEqual([
      'db.operation.name',
      'db.query.text',
      'db.system.name',
      'error.type',
      'hekima.request_id',
      'http.request.method',
      'http.response.status_code',
      'http.route',
    ])
  })

  test('the receiver gets the configured headers', () => {
    expect(receiver.headers[0]?.authorization).toBe('Bearer of the receiver')
  })
})

test('without a receiver no library is loaded', () => {
  const root = path.join(import.meta.dirname, '../../server')
  const sources = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.ts'))
  const textOf = (name: string) => readFileSync(path.join(root, name), 'utf8')
  expect(sources.filter((name) => textOf(name).includes("'@opentelemetry"))).toEqual(['http/otlp.ts'])
  expect(sources.filter((name) => /from '.*\/otlp\.ts'/.test(textOf(name)))).toEqual([])
  expect(sources.filter((name) => /import\('.*\/otlp\.ts'\)/.test(textOf(name)))).toEqual(['main.ts'])
})

describe('a slow statement', () => {
  /** Runs statements with a log that is read afterwards. */
  async function logOf(url: string, run: (pool: ReturnType<typeof createPool>) => Promise<unknown>) {
    const lines: Record<string, unknown>[] = []
    const log = pino({ level: 'warn' }, { write: (line: string) => lines.push(JSON.parse(line)) }) as unknown as Logger
    const pool = createPool(url, log, { slowMs: 30, max: 3 })
    try {
      await run(pool)
      await expect.poll(() => lines.length).toBeGreaterThan(0)
    } finally {
      await pool.end()
    }
    return lines
  }

  test('is logged with the plan id that PostgreSQL knows, and without its values', async () => {
    // Operators of an own database server do this once, see docs/operations.md.
    const [database] = await app.query<{ name: string }>('select current_database() as name')
    await app.query(`alter database "${database?.name}" set compute_query_id = on`)
    const lines = await logOf(app.appUrl, (pool) =>
      createDb(pool).$client.query({ text: "select pg_sleep(0.3), $1::text, 'a constant'", values: [email] }),
    )
    expect(lines).toHaveLength(1)
    expect(lines[0]).toMatchObject({ statement: "select pg_sleep(0.3), $1::text, '…'", msg: 'a statement was slow' })
    expect(lines[0]?.planId).toMatch(/^-?\d+$/)
    expect(lines[0]?.ms).toBeGreaterThanOrEqual(290)
    expect(JSON.stringify(lines)).not.toContain(email)
  })

  test('that fails is logged too, and fast ones are not', async () => {
    const lines = await logOf(app.appUrl, async (pool) => {
      await pool.query('select 1')
      await expect(pool.query('select pg_sleep(0.1), 1 / (random() * 0)::int')).rejects.toThrow('division by zero')
    })
    expect(lines).toHaveLength(1)
  })

  test('is not logged by default in tests and pools of commands', () => {
    const pool = createPool(app.appUrl, createLogger('silent', false))
    expect(pool.listenerCount('connect')).toBe(2)
    return pool.end()
  })
})
