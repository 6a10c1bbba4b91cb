import type { ChildProcess } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chmod, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import path from 'node:path'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { bundledScript } from '#tests/support/bundled.ts'
import { makeDataFolder } from '#tests/support/data-folder.ts'
import { scratchDatabase } from '#tests/support/scratch-database.ts'
import { ended, startServerProcess, stopServerProcess } from '#tests/support/server-process.ts'

let main: string
beforeAll(async () => {
  main = await bundledScript('main')
})

const running = new Set<ChildProcess>()
const folders: string[] = []
afterEach(async () => {
  for (const child of running) {
    child.kill('SIGKILL')
    await ended(child)
  }
  running.clear()
  for (const folder of folders.splice(0)) {
    // A database that a killed instance left running.
    const left = await readFile(path.join(folder, 'postgres/postmaster.pid'), 'utf8').catch(() => '')
    if (left) process.kill(Number(left.split('\n')[0]), 'SIGQUIT')
    await rm(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 })
  }
})

async function folder(): Promise<string> {
  const made = await makeDataFolder()
  folders.push(made)
  return made
}

/** Starts the server, which stops with its test at the latest. */
function start(env: Record<string, string>) {
  const server = startServerProcess(main, env)
  running.add(server.child)
  return server
}

const isReady = async (address: string) => (await fetch(`${address}/health/ready`)).status === 200

async function stop({ child }: { child: ChildProcess }, signal?: NodeJS.Signals): Promise<number | null> {
  const code = await stopServerProcess(child, signal)
  running.delete(child)
  return code
}

describe('with its own database', () => {
  test('it starts again after a kill with the same session secret, and the last of two instances stops the database', async () => {
    const DATA_DIR = await folder()
    const killed = start({ DATA_DIR })
    await killed.ready
    const secret = await readFile(path.join(DATA_DIR, 'secret'), 'utf8')
    await stop(killed, 'SIGKILL')

    const first = start({ DATA_DIR })
    const firstAddress = await first.ready
    const second = start({ DATA_DIR })
    const secondAddress = await second.ready
    expect(await isReady(firstAddress)).toBe(true)
    expect(await readFile(path.join(DATA_DIR, 'secret'), 'utf8')).toBe(secret)
    expect((await stat(path.join(DATA_DIR, 'secret'))).mode & 0o777).toBe(0o600)

    expect(await stop(first, 'SIGINT')).toBe(0)
    expect(await isReady(secondAddress)).toBe(true)
    expect(await stop(second)).toBe(0)
    expect(existsSync(path.join(DATA_DIR, 'postgres/postmaster.pid'))).toBe(false)
  })
})

describe('with DATABASE_URL', () => {
  test('a request in progress is finished before it stops', async () => {
    const database = await scratchDatabase()
    try {
      const server = start({ DATA_DIR: await folder(), DATABASE_URL: database.url })
      const address = await server.ready
      // Blocks the request in the database until the server receives the signal.
      const blocker = await database.pool.connect()
      await blocker.query('begin; lock table users in access exclusive mode')
      const body = JSON.stringify({ email: 'ada@mail.example', password: 'Secret-1' })
      const headers = { 'content-type': 'application/json' }
      const answer = fetch(`${address}/api/Auth/login`, { method: 'POST', headers, body })
      // Jobs may wait for the table too, but only the sign-in selects the password.
      const waiting = () =>
        database.query(
          `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
           and query like '%password_hash%'`,
        )
      await expect.poll(waiting).toHaveLength(1)
      const code = stop(server, 'SIGINT')
      // After the signal the server accepts no new connections.
      const letsIn = () =>
        fetch(`${address}/health/live`).then(
          ({ ok }) => ok,
          () => false,
        )
      await expect.poll(letsIn).toBe(false)
      await blocker.query('commit')
      blocker.release()
      expect((await answer).status).toBe(401)
      expect(await code).toBe(0)
    } finally {
      await database.close()
    }
  })

  test('instances that start together migrate once', async () => {
    const database = await scratchDatabase()
    try {
      await database.query('drop schema public cascade')
      await database.query('drop schema if exists drizzle cascade')
      await database.query('create schema public')
      const env = { DATABASE_URL: database.url, DATA_DIR: await folder() }
      const servers = [start(env), start(env)]
      for (const server of servers) expect(await isReady(await server.ready)).toBe(true)
      for (const server of servers) expect(await stop(server)).toBe(0)
    } finally {
      await database.close()
    }
  })

  test('a missing server is reported plainly', async () => {
    const server = start({ DATA_DIR: await folder(), DATABASE_URL: 'postgresql://nobody:secret-word@127.0.0.1:1/none' })
    expect(await ended(server.child)).toBe(1)
    expect(server.state.said).toMatch(/The database .* cannot be reached/)
    expect(server.state.said).not.toMatch(/secret-word|\n\s+at /)
  })
})

test('an unhandled error of the database is logged and the process continues, and any other ends it', async () => {
  const database = await scratchDatabase()
  const script = `
    const errors = [{ severity: 'FATAL', code: '57P01' }, {}]
    process.on('SIGUSR2', () => { throw Object.assign(new Error('the link is gone'), errors.shift()) })`
  try {
    const server = start({
      DATABASE_URL: database.url,
      DATA_DIR: await folder(),
      NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(script)}`,
    })
    const address = await server.ready
    server.child.kill('SIGUSR2')
    await expect.poll(() => server.state.said).toContain('a database error reached no listener')
    expect(await isReady(address)).toBe(true)
    server.child.kill('SIGUSR2')
    expect(await ended(server.child)).toBe(1)
  } finally {
    await database.close()
  }
})

describe('startup errors are reported in a sentence', () => {
  test('the port is taken', async () => {
    const other = createServer().listen(0, '127.0.0.1')
    await new Promise((resolve) => other.once('listening', resolve))
    const address = other.address()
    const port = String(address && typeof address === 'object' ? address.port : 0)
    const database = await scratchDatabase()
    try {
      const server = start({ PORT: port, DATABASE_URL: database.url, DATA_DIR: await folder() })
      expect(await ended(server.child)).toBe(1)
      expect(server.state.said).toContain(`Port ${port} is in use.`)
      expect(server.state.said).not.toMatch(/\n\s+at /)
    } finally {
      other.close()
      await database.close()
    }
  })

  test('wrong settings are reported all at once', async () => {
    const server = start({
      PORT: 'many',
      JWT_SECRET: 'short',
      TRUST_PROXY: 'true',
      DATABASE_URL: 'mysql://x',
      DEMO_DATA: 'perhaps',
    })
    expect(await ended(server.child)).toBe(1)
    for (const name of ['PORT', 'JWT_SECRET', 'TRUST_PROXY', 'DATABASE_URL', 'DEMO_DATA'])
      expect(server.state.said).toContain(`  ${name}: `)
    expect(server.state.said).not.toMatch(/\n\s+at /)
  })

  test('production with an external database needs a secret', async () => {
    const server = start({
      NODE_ENV: 'production',
      DATABASE_URL: 'postgresql://x@127.0.0.1:1/x',
      DATA_DIR: await folder(),
    })
    expect(await ended(server.child)).toBe(1)
    expect(server.state.said).toContain('JWT_SECRET: is required in production')
  })

  test('a data folder that is a file', async () => {
    const file = path.join(await folder(), 'data')
    await writeFile(file, '')
    await chmod(file, 0o600)
    const server = start({ DATA_DIR: file })
    expect(await ended(server.child)).toBe(1)
    expect(server.state.said).toContain(file)
    expect(server.state.said).not.toMatch(/\n\s+at /)
  })
})
