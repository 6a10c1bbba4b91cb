import { readFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildWorkerApp } from '#server/app.ts'
import { ConfigError, projectRoot, readConfig } from '#server/config.ts'
import { createLogger } from '#server/http/log.ts'
import { readQueues } from '#server/jobs/queues.ts'
import { bookingOf, doors, insertClinic, insertPatient, NOON } from '#tests/support/clinic.ts'
import { freePort } from '#tests/support/free-port.ts'
import { startTestApp, type TestApp } from '#tests/support/server.ts'

const TOKEN = 'a token that only Prometheus knows'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ clock: () => NOON, env: { METRICS_TOKEN: TOKEN } })
})
afterAll(() => app.close())

const scrape = async () => (await app.request.get('/metrics').set('authorization', `Bearer ${TOKEN}`).expect(200)).text

/** Returns the value of one series, or 0 if it is missing. */
const sampleOf = (text: string, series: string) =>
  Number(
    text
      .split('\n')
      .find((line) => line.startsWith(`${series} `))
      ?.slice(series.length) ?? 0,
  )

describe('GET /metrics', () => {
  test('is only sent to callers with the token', async () => {
    const headers = [undefined, 'Bearer wrong', `Bearer ${TOKEN}x`, TOKEN]
    for (const header of headers) {
      const request = app.request.get('/metrics')
      if (header) request.set('authorization', header)
      expect((await request).status, header).toBe(401)
    }
    expect(await scrape()).toContain('hekima_pool_max 8')
  })

  test('does not exist until it is configured', async () => {
    const plain = await startTestApp()
    try {
      expect((await plain.request.get('/metrics').set('accept', 'application/json')).status).toBe(404)
    } finally {
      await plain.close()
    }
  })

  test('has its own port if one is set, which serves nothing else', async () => {
    const port = await freePort()
    const own = await startTestApp({ env: { METRICS_PORT: String(port), METRICS_TOKEN: TOKEN } })
    try {
      expect((await own.request.get('/metrics').set('accept', 'application/json')).status).toBe(404)
      const statusOf = async (address: string, authorization = `Bearer ${TOKEN}`) =>
        (await fetch(`http://127.0.0.1:${port}${address}`, { headers: { authorization } })).status
      const statuses = [statusOf('/metrics'), statusOf('/metrics', 'Bearer wrong'), statusOf('/health/live')]
      expect(await Promise.all(statuses)).toEqual([200, 401, 404])
    } finally {
      await own.close()
    }
    await expect(fetch(`http://127.0.0.1:${port}/metrics`)).rejects.toThrow()
  })

  test('is served by workers too', async () => {
    const worker = await buildWorkerApp({ ...app, log: createLogger('silent', false), clock: () => NOON })
    const answer = await worker.inject({ url: '/metrics', headers: { authorization: `Bearer ${TOKEN}` } })
    await worker.close()
    expect(answer.body).toContain('hekima_queue_waiting{queue="jobs"} 0')
  })

  test('counts requests by route, bookings by result and lookups in memory', async () => {
    const clinic = await insertClinic(app)
    const patient = await insertPatient(app)
    const before = await scrape()
    expect((await doors.REST.book(app, patient.token, bookingOf(clinic))).status).toBe(201)
    const refused = await doors.REST.book(app, (await insertPatient(app)).token, bookingOf(clinic))
    expect(refused.status).toBe(409)
    await app.request.get(`/api/Hospitals/${clinic.hospital.id}`).expect(200)
    await app.request.get(`/api/Hospitals/${clinic.hospital.id}`).expect(200)
    const after = await scrape()
    const grew = (series: string) => sampleOf(after, series) - sampleOf(before, series)
    expect(grew('hekima_bookings_total{result="booked"}')).toBe(1)
    expect(grew('hekima_bookings_total{result="slot_taken"}')).toBe(1)
    expect(grew('hekima_request_duration_seconds_count{method="GET",route="/api/Hospitals/:id",status="200"}')).toBe(2)
    const lookups = (result: string) =>
      ['records', 'answers'].reduce(
        (sum, cache) => sum + grew(`hekima_cache_lookups_total{cache="${cache}",result="${result}"}`),
        0,
      )
    expect(lookups('miss')).toBeGreaterThan(0)
    expect(lookups('hit')).toBeGreaterThan(0)
    for (const name of [
      'nodejs_eventloop_lag_p99_seconds',
      'hekima_pool_connections',
      'hekima_queues_read',
      'hekima_changes_read_age_seconds',
    ])
      expect(sampleOf(after, name), name).toBeGreaterThan(0)
  })

  test('contains no personal data for any input', async () => {
    const patient = await insertPatient(app)
    const [{ email = '' } = {}] = await app.query<{ email: string }>('select email from users where id = $1', [
      patient.id,
    ])
    const name = 'Solvang'
    for (const address of [
      `/api/Appointments/${patient.id}`,
      `/api/Hospitals/search?q=${name}&email=${encodeURIComponent(email)}`,
      `/api/${name}/${patient.id}`,
      `/${encodeURIComponent(email)}`,
      `/hospitals/${patient.id}?name=${name}`,
    ])
      await app.request.get(address).set('authorization', `Bearer ${patient.token}`)
    await app.request.post('/api/Auth/login').send({ email, password: name })
    const text = await scrape()
    for (const personal of [patient.id, email, encodeURIComponent(email), name]) expect(text).not.toContain(personal)
    expect(text).not.toMatch(/@|[0-9a-f]{8}-[0-9a-f]{4}|127\.0\.0\.1|eyJ/)
    const labels = new Set([...text.matchAll(/[{,](\w+)="/g)].map(([, label]) => label))
    const allowed = [
      'method',
      'route',
      'status',
      'le',
      'queue',
      'cache',
      'result',
      'server',
      'version',
      'major',
      'minor',
      'patch',
    ]
    expect([...labels].filter((label = '') => ![...allowed, 'kind', 'space', 'type'].includes(label))).toEqual([])
  })
})

test('queues report the number of due entries, the age of the oldest, and the failed ones', async () => {
  const { id } = await insertPatient(app)
  await app.query('delete from outbox')
  const insert = (availableAt: Date, failedAt: Date | null = null) =>
    app.query(
      "insert into outbox (id, kind, user_id, payload, available_at, failed_at) values (gen_random_uuid(), 'account.welcome', $1, '{}', $2, $3)",
      [id, availableAt, failedAt],
    )
  const ago = (seconds: number) => new Date(NOON.getTime() - seconds * 1000)
  await insert(ago(90))
  await insert(ago(30))
  await insert(ago(-30))
  await insert(ago(100), ago(50))
  const states = await readQueues({ db: app.db, clock: () => NOON })
  expect(states.map(({ queue }) => queue)).toEqual(['mails', 'webhooks', 'notices', 'imports', 'reports', 'jobs'])
  expect(states[0]).toEqual({ queue: 'mails', waiting: 2, givenUp: 1, oldestSeconds: 90 })
})

test('dashboard and alert rules name only metrics that exist', async () => {
  const text = await scrape()
  const folder = path.join(projectRoot(), 'docs/operations')
  const dashboard = readFileSync(path.join(folder, 'grafana-dashboard.json'), 'utf8')
  const alerts = readFileSync(path.join(folder, 'alerts.yml'), 'utf8')
  const expressions = [
    ...(JSON.parse(dashboard) as { panels: { targets: { expr: string }[] }[] }).panels.flatMap(({ targets }) =>
      targets.map(({ expr }) => expr),
    ),
    ...[...alerts.matchAll(/^ +expr: (.+)$/gm)].map(([, expr = '']) => expr),
  ]
  expect(expressions.length).toBeGreaterThan(25)
  const names = new Set(expressions.flatMap((expr) => expr.match(/\b(?:hekima|nodejs|process)_\w+/g) ?? []))
  const types = new Set([...text.matchAll(/^# TYPE (\w+)/gm)].map(([, name]) => name))
  const exists = (name: string) => types.has(name) || types.has(name.replace(/_(count|sum|bucket)$/, ''))
  expect([...names].filter((name) => !exists(name))).toEqual([])
  // Each metric of the product is used in one of the two.
  const unused = [...types].filter(
    (name = '') => name.startsWith('hekima_') && ![...names].some((used) => used.startsWith(name)),
  )
  expect(unused.filter((name) => name !== 'hekima_renderer_threads')).toEqual([])
})

test('a short token is refused', () => {
  expect(() => readConfig({ METRICS_TOKEN: 'short' })).toThrow(ConfigError)
})
