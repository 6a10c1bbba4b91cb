import { connect } from 'node:net'
import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { buildApp } from '#server/app.ts'
import { createDb, createPool } from '#server/database/client.ts'
import { describeError } from '#server/http/log.ts'
import { databaseLink } from '#tests/support/database-link.ts'
import { startTestApp, type TestApp } from '#tests/support/server.ts'

let server: TestApp
beforeAll(async () => {
  server = await startTestApp()
})
afterAll(() => server.close())

/**
 * Sends raw bytes and returns everything received until the connection closes or nothing more
 * arrives.
 */
function raw(text: string, patience = 1500): Promise<string> {
  return new Promise((resolve) => {
    const { port } = new URL(server.url)
    const socket = connect(Number(port), '127.0.0.1')
    let said = ''
    const end = () => {
      socket.destroy()
      resolve(said)
    }
    socket.setTimeout(patience, end)
    socket.on('data', (chunk) => {
      said += chunk
    })
    socket.on('error', end)
    socket.on('close', end)
    socket.write(text)
  })
}

const statuses = (said: string) => [...said.matchAll(/HTTP\/1\.1 (\d{3})/g)].map(([, status]) => Number(status))
const request = (...lines: string[]) =>
  ['POST /api/Auth/login HTTP/1.1', 'Host: x', 'Content-Type: application/json', ...lines].join('\r\n')
const smuggled = 'GET /health/live HTTP/1.1\r\nHost: x\r\n\r\n'

describe('smuggling', () => {
  test.each([
    ['length and chunks', `${request('Content-Length: 4', 'Transfer-Encoding: chunked')}\r\n\r\n0\r\n\r\n${smuggled}`],
    ['two lengths', `${request('Content-Length: 2', `Content-Length: ${2 + smuggled.length}`)}\r\n\r\n{}${smuggled}`],
    ['a bad chunk', `${request('Transfer-Encoding: chunked')}\r\n\r\nzz\r\n{}\r\n0\r\n\r\n${smuggled}`],
    ['chunks spelt another way', `${request('Transfer-Encoding: xchunked')}\r\n\r\n0\r\n\r\n${smuggled}`],
    ['a header of 100 kB', `${request(`X-Long: ${'a'.repeat(100_000)}`)}\r\n\r\n${smuggled}`],
    ['a line break in a header', `${request('X-A: b\rX-C: d', 'Content-Length: 0')}\r\n\r\n${smuggled}`],
  ])('%s: one refusal, and nothing after it is answered', async (_what, text) => {
    const answers = statuses(await raw(text))
    expect(answers.length).toBeLessThanOrEqual(1)
    for (const status of answers) {
      expect(status).toBeGreaterThanOrEqual(400)
      expect(status).toBeLessThan(500)
    }
    expect((await server.request.get('/health/live')).status).toBe(200)
  })

  const connected = () =>
    new Promise<number>((resolve, reject) =>
      server.app.server.getConnections((fault, count) => (fault ? reject(fault) : resolve(count))),
    )

  test('200 clients that send their headers slowly block no other client', async () => {
    const { port } = new URL(server.url)
    const slow = Array.from({ length: 200 }, () => connect(Number(port), '127.0.0.1').on('error', () => undefined))
    try {
      for (const socket of slow) socket.write('GET / HTTP/1.1\r\nHost: x\r\nX-')
      await expect.poll(connected).toBeGreaterThanOrEqual(slow.length)
      expect((await server.request.get('/health/ready')).status).toBe(200)
      // Answered while all of them were still open.
      expect(slow.filter(({ destroyed, readyState }) => destroyed || readyState !== 'open')).toEqual([])
    } finally {
      for (const socket of slow) socket.destroy()
    }
  })
})

describe('the database', () => {
  let link: Awaited<ReturnType<typeof databaseLink>>
  let app: Awaited<ReturnType<typeof buildApp>>
  let pool: ReturnType<typeof createPool>
  let authorization: string
  /** Reasons of failed requests, from the log. */
  const reasons: string[] = []

  beforeAll(async () => {
    link = await databaseLink(server.appUrl)
    const say = (line: string) => {
      const { msg, err } = JSON.parse(line)
      if (msg === 'a request failed') reasons.push(err.code ?? err.message)
    }
    const log = pino({ serializers: { err: describeError } }, { write: say })
    pool = createPool(link.url, log)
    app = await buildApp({ config: server.config, db: createDb(pool), log, clock: () => new Date() })
    authorization = `Bearer ${(await server.signIn('user')).token}`
  })
  beforeEach(() => {
    link.mend()
  })
  afterAll(async () => {
    link.close()
    await app.close()
    await pool.end()
  })

  const read = () => app.inject({ url: '/api/Auth/me', headers: { authorization } })
  const health = (kind: string) => app.inject({ url: `/health/${kind}` })

  async function recovered(): Promise<void> {
    await expect.poll(async () => (await read()).statusCode).toBe(200)
    expect((await health('ready')).statusCode).toBe(200)
  }

  test.each(['cut', 'silence'] as const)('%s: 503 in time, without details, and recovery by itself', async (fault) => {
    await recovered()
    link[fault]()
    reasons.length = 0
    const answers = await Promise.all(Array.from({ length: 5 }, read))
    // The database client's limits applied before the general time limit of responses.
    expect(reasons).toHaveLength(answers.length)
    expect(reasons).not.toContain('FST_ERR_HANDLER_TIMEOUT')
    for (const answer of answers) {
      expect(answer.statusCode).toBe(503)
      expect(answer.headers['retry-after']).toBeDefined()
      expect(answer.json()).toMatchObject({ code: 'unavailable' })
      expect(answer.body).not.toMatch(/ECONN|terminated|timeout|postgres|127\.0\.0\.1|sql/i)
    }
    const payload = { query: '{ __typename }' }
    const graphql = await app.inject({ method: 'POST', url: '/graphql', headers: { authorization }, payload })
    expect(graphql.statusCode).toBe(503)
    expect(graphql.json().errors[0].extensions.code).toBe('unavailable')
    expect((await health('live')).statusCode).toBe(200)
    const ready = await health('ready')
    expect(ready.statusCode).toBe(503)
    link.mend()
    await recovered()
  })

  test('connections that the server ends are replaced', async () => {
    await recovered()
    await server.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
    )
    await recovered()
  })

  test('a transaction that cannot begin costs the pool nothing', async () => {
    const db = createDb(pool)
    for (let round = 0; round < 12; round++) {
      await recovered()
      link.cut()
      await expect(db.transaction(async () => undefined)).rejects.toThrow()
      link.mend()
    }
    await recovered()
    expect(pool.totalCount - pool.idleCount).toBe(0)
  })

  test('the server ends a statement that takes too long', async () => {
    await recovered()
    await expect(pool.query('select pg_sleep(30)')).rejects.toMatchObject({ code: '57014' })
  })
})

describe('the log', () => {
  test('contains request and outcome, and no personal data', async () => {
    const written: string[] = []
    const log = pino({ level: 'trace', base: undefined }, { write: (line: string) => void written.push(line) })
    const other = await startTestApp({ log })
    try {
      const { token } = await other.signIn('user')
      await other.request.post('/api/Auth/login?q=heart').send({ email: 'ada@mail.example', password: 'Very-secret-1' })
      await other.request.get('/api/Auth/me').set('authorization', `Bearer ${token}`)
      // A request is logged after its response was sent.
      await expect.poll(() => written.join('')).toContain('/api/Auth/me')
    } finally {
      await other.close()
    }
    const text = written.join('')
    expect(text).toContain('/api/Auth/login')
    expect(text).toContain('"status":401')
    expect(text).not.toMatch(/ada@|Very-secret|heart|eyJ|mail\.example/)
  })
})
