import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { request } from 'node:http'
import { connect } from 'node:net'
import path from 'node:path'
import Fastify from 'fastify'
import { pino } from 'pino'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { ConfigError, projectRoot, readConfig } from '#server/config.ts'
import { createDb, createPool } from '#server/database/client.ts'
import { databaseFault } from '#server/database/fault.ts'
import { writeLastUses } from '#server/features/accounts/auth/jobs.ts'
import { closeWithNotice } from '#server/http/closing.ts'
import { createLogger } from '#server/http/log.ts'
import { sendProblem } from '#server/http/problem.ts'
import { limitTime } from '#server/http/time-limit.ts'
import { startJobs } from '#server/jobs/main.ts'
import { insertPerson } from '#tests/support/account.ts'
import { makeDataFolder } from '#tests/support/data-folder.ts'
import { startTestApp, type TestApp } from '#tests/support/server.ts'

const apps: TestApp[] = []
afterEach(async () => {
  for (const app of apps.splice(0)) await app.close()
})

async function start(options: Parameters<typeof startTestApp>[0] = {}) {
  const app = await startTestApp(options)
  apps.push(app)
  return app
}

/** Returns a log that can be read back. Whether the web client was built does not matter here. */
function keepLog() {
  const lines: string[] = []
  const write = (line: string) => {
    if (!line.includes('was not built')) lines.push(line)
  }
  return { log: pino({ level: 'warn', base: undefined }, { write }), lines }
}

describe('an unknown proxy', () => {
  const ask = ({ request }: TestApp, forwarded?: string) => {
    const sent = request.get('/api/HealthService')
    return forwarded ? sent.set('x-forwarded-for', forwarded) : sent
  }

  test('is an error in the log, once', async () => {
    const { log, lines } = keepLog()
    const app = await start({ log })
    await ask(app)
    expect(lines).toEqual([])
    for (const address of ['198.51.100.1', '198.51.100.2']) await ask(app, address)
    expect(lines.filter((line) => line.includes('TRUST_PROXY'))).toHaveLength(1)
    expect(lines.join('')).not.toContain('198.51.100')
  })

  test('is none once it is configured', async () => {
    const { log, lines } = keepLog()
    await ask(await start({ log, env: { TRUST_PROXY: '1' } }), '198.51.100.1')
    expect(lines).toEqual([])
  })
})

test('a body that does not arrive in time is 408, and the connection ends', async () => {
  const app = await start()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  try {
    const arrived = once(app.app.server, 'request')
    const socket = connect(Number(new URL(app.url).port), '127.0.0.1')
    let said = ''
    socket.on('data', (chunk) => {
      said += chunk
    })
    const ended = once(socket, 'close')
    socket.write(
      'POST /api/Auth/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{',
    )
    await arrived
    await new Promise(setImmediate)
    vi.advanceTimersByTime(20_001)
    await ended
    expect(said).toMatch(/^HTTP\/1\.1 408 /)
    expect(said).toContain('"code":"request_timeout"')
  } finally {
    vi.useRealTimers()
  }
})

test.each(['GET', 'POST'] as const)('a late response to %s is 503', async (method) => {
  const app = Fastify()
  limitTime(app, { ai: undefined })
  app.setErrorHandler((error, request, reply) => sendProblem(error, request, reply))
  let arrive = () => {}
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve
  })
  app.route({
    method,
    url: '/late',
    handler: () => {
      arrive()
      return new Promise(() => undefined)
    },
  })
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  try {
    const asking = request(`${url}/late`, { method, headers: { 'content-type': 'application/json' } })
    const asked = once(asking.end(method === 'POST' ? '{}' : undefined), 'response')
    await arrived
    // The body has been read to its end.
    await new Promise(setImmediate)
    vi.advanceTimersByTime(20_001)
    const [answer] = await asked
    expect(answer.statusCode).toBe(503)
    answer.destroy()
  } finally {
    vi.useRealTimers()
    await app.close()
  }
})

test('a server that is stopping reports it first, and still responds', async () => {
  const app = await start()
  const status = async (address: string) => (await app.request.get(address)).status
  expect(await status('/health/ready')).toBe(200)
  let notice = () => {}
  const noticed = new Promise<void>((resolve) => {
    notice = resolve
  })
  const closed = closeWithNotice(app.app, { noticed })
  expect(await status('/health/ready')).toBe(503)
  expect(await status('/health/live')).toBe(200)
  expect(await status('/api/HealthService')).toBe(200)
  notice()
  await closed
  await expect(status('/health/live')).rejects.toThrow()
})

test('a connection that ends before its request is read is not our error', async () => {
  const { log, lines } = keepLog()
  const app = await start({ log })
  // Node.js forgets the address of a destroyed socket.
  app.app.server.prependListener('request', ({ socket }) => {
    Object.defineProperty(socket, 'remoteAddress', { value: undefined })
  })
  const answer = await app.request.get('/api/HealthService')
  expect(answer.status).toBe(200)
  expect(lines).toEqual([])
})

test('the last use of sessions is written for all of them at once', async () => {
  const app = await start()
  const people = [await insertPerson(app), await insertPerson(app)]
  await app.query("update sessions set last_used_at = now() - interval '1 day'")
  const usedToday = async () =>
    (await app.query("select from sessions where last_used_at > now() - interval '1 hour'")).length
  for (const { token } of people)
    for (let count = 0; count < 3; count++)
      await app.request.get('/api/Auth/me').set('authorization', `Bearer ${token}`).expect(200)
  expect(await usedToday()).toBe(0)
  const execute = vi.spyOn(app.applicationDb, 'execute')
  const deps = {
    db: app.applicationDb,
    config: app.config,
    log: createLogger('silent', false),
    clock: () => new Date(),
  }
  await writeLastUses(deps)
  expect(await usedToday()).toBe(2)
  await writeLastUses(deps)
  expect(execute).toHaveBeenCalledOnce()
})

test('processes that write the last use of the same sessions do not lock each other out', async () => {
  const app = await start()
  const [first, second] = [await insertPerson(app), await insertPerson(app)]
  const idOf = async (userId: string) =>
    (await app.query<{ id: string }>('select id from sessions where user_id = $1', [userId]))[0]?.id
  const [low, high] = [await idOf(first.id), await idOf(second.id)].sort()
  await app.query("update sessions set last_used_at = now() - interval '1 day' where id = $1", [high])
  await app.query("update sessions set last_used_at = now() - interval '1 day' where id = $1", [low])
  // The second one comes first in the table and in the memory of the process.
  for (const { token } of [second, first])
    await app.request.get('/api/Auth/me').set('authorization', `Bearer ${token}`).expect(200)
  const deps = {
    db: app.applicationDb,
    config: app.config,
    log: createLogger('silent', false),
    clock: () => new Date(),
  }
  const holder = await app.pool.connect()
  try {
    await holder.query('begin')
    await holder.query('select from sessions where id = $1 for no key update', [low])
    const writing = writeLastUses(deps)
    const waiting = () =>
      app.query(
        "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock' and query like '%last_used_at%'",
      )
    await expect.poll(waiting).toHaveLength(1)
    await holder.query('select from sessions where id = $1 for no key update nowait', [high])
    await holder.query('commit')
    await writing
  } finally {
    holder.release()
  }
  expect(await app.query("select from sessions where last_used_at > now() - interval '1 hour'")).toHaveLength(2)
})

test('and is written at the latest when the server stops', async () => {
  const app = await start()
  const { token } = await insertPerson(app)
  await app.query("update sessions set last_used_at = now() - interval '1 day'")
  await app.request.get('/api/Auth/me').set('authorization', `Bearer ${token}`).expect(200)
  const deps = {
    db: app.applicationDb,
    config: app.config,
    log: createLogger('silent', false),
    clock: () => new Date(),
  }
  await startJobs(deps).stop()
  expect(await app.query("select from sessions where last_used_at > now() - interval '1 hour'")).toHaveLength(1)
})

test('a busy machine may take a minute to start', async () => {
  const { app } = await start()
  expect(app.initialConfig.pluginTimeout).toBe(60_000)
})

test('a connection to the database has a maximum age', async () => {
  const pool = createPool('postgres://nobody@127.0.0.1:1/none', createLogger('silent', false))
  expect(pool.options.maxLifetimeSeconds).toBe(600)
  await pool.end()
})

test('a connection that PostgreSQL ends on its way to a waiting transaction fails only that transaction', async () => {
  const app = await start()
  const pool = createPool(app.appUrl, createLogger('silent', false), { max: 1 })
  const held = await pool.connect()
  const waiting = createDb(pool).transaction((tx) => tx.execute('select'))
  held.release()
  // The pool has chosen the transaction, whose code runs in the next microtask.
  expect(held.emit('error', new Error('terminating connection due to administrator command'))).toBe(true)
  await waiting.catch((error) => expect(databaseFault(error)).toBe('unavailable'))
  expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
  await pool.end()
})

describe('the configuration', () => {
  const production = { NODE_ENV: 'production', DATA_DIR: '/nowhere', JWT_SECRET: 'x'.repeat(32) }

  test('requires the address of the links in mails that are really sent', () => {
    expect(() => readConfig({ ...production, SMTP_URL: 'smtp://mail' })).toThrow(ConfigError)
    expect(readConfig({ ...production, SMTP_URL: 'smtp://mail', PUBLIC_URL: 'https://hekima.example' }).smtpUrl).toBe(
      'smtp://mail',
    )
    expect(readConfig(production).publicUrl).toBeUndefined()
    expect(readConfig({ SMTP_URL: 'smtp://localhost' }).publicUrl).toBeUndefined()
  })

  test('generates a secret in production with an external database only on request', async () => {
    const { JWT_SECRET: _, ...elsewhere } = { ...production, DATABASE_URL: 'postgres://database/x' }
    expect(() => readConfig(elsewhere)).toThrow(/JWT_SECRET: is required in production/)
    expect(() => readConfig({ ...elsewhere, GENERATE_JWT_SECRET: 'false' })).toThrow(/JWT_SECRET/)
    const DATA_DIR = await makeDataFolder()
    try {
      const generated = () =>
        readConfig({ ...elsewhere, JWT_SECRET: '', GENERATE_JWT_SECRET: 'true', DATA_DIR }).jwtSecret
      expect(Buffer.byteLength(generated())).toBeGreaterThanOrEqual(32)
      expect(generated()).toBe(generated())
    } finally {
      await rm(DATA_DIR, { recursive: true })
    }
  })

  test('of docker compose has no well-known secret, and is reachable only from this machine', () => {
    const compose = readFileSync(path.join(projectRoot(), 'docker-compose.yml'), 'utf8')
    expect(compose).toMatch(/ JWT_SECRET: \$\{JWT_SECRET:-\}\n/)
    expect(compose).toMatch(/ GENERATE_JWT_SECRET: "true"\n/)
    const ports = [...compose.matchAll(/ports: \[(.*)\]/g)].map(([, port]) => port)
    expect(ports).toHaveLength(3)
    for (const port of ports) expect(port).toMatch(/^"127\.0\.0\.1:/)
  })

  test('of docker compose and the image pins the version of everything', () => {
    const read = (file: string) => readFileSync(path.join(projectRoot(), file), 'utf8')
    const images = [...read('docker-compose.yml').matchAll(/^ {4}image: (\S+)$/gm)].map(([, image]) => image)
    expect(images).toHaveLength(6)
    for (const image of images) expect(image).toMatch(/:(v?\d+\.\d+(\.\d+)?|RELEASE\.[\dTZ-]+)$/)
    const dockerfile = read('Dockerfile')
    expect(dockerfile).toMatch(/^ARG NODE=\d+\.\d+\.\d+-/m)
    for (const [, image] of dockerfile.matchAll(/^FROM (\S+)/gm)) expect(image).toMatch(/^node:\$\{NODE\}$/)
  })
})
