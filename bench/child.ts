/**
 * A server in its own process, so that nothing else shares its event loop, with its measurements.
 */
import { fork } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import pg from 'pg'

export type Settings = {
  databaseUrl: string
  /** Position in the fixed shuffle of hospitals from which the product currently features them. */
  place: string
  /** Environment variables of the product. */
  environment: Record<string, string>
}

/**
 * Number of executions of a prepared statement with a generic plan, and with a custom plan for its
 * values.
 */
export type Plans = Record<string, { text: string; generic: number; custom: number }>

/** `cpu` is the processor time so far in milliseconds, `memory` is in bytes. */
type State = { cpu: number; memory: number }
type Ask = { ask: 'state' } | { ask: 'plans' } | { ask: 'feature'; place: string }

export type Child = {
  url: string
  state: () => Promise<State>
  plans: () => Promise<Plans>
  /** Sets the featured hospitals. */
  feature: (place: string) => Promise<unknown>
  stop: () => Promise<void>
}

/** Starts a file of this folder. */
export function forkFile(file: string, flags: string[] = []) {
  const child = fork(path.join(import.meta.dirname, file), {
    execArgv: ['--import', 'tsx', ...flags],
    serialization: 'advanced',
    env: { ...process.env, NODE_ENV: 'production' },
  })
  const ended = once(child, 'exit')
  const ask = async <T>(question: object): Promise<T> => {
    if (child.exitCode !== null) throw new Error(`${file} ended`)
    child.send(question)
    const [answer] = await Promise.race([
      once(child, 'message'),
      ended.then(() => Promise.reject(new Error(`${file} ended`))),
    ])
    return answer as T
  }
  const stop = async () => {
    if (child.connected) child.disconnect()
    await ended
  }
  return { ask, stop }
}

export async function startServer(file: string, settings: Settings, flags: string[] = []): Promise<Child> {
  const { ask, stop } = forkFile(file, flags)
  const { port } = await ask<{ port: number }>(settings)
  return {
    url: `http://127.0.0.1:${port}`,
    state: () => ask<State>({ ask: 'state' }),
    plans: () => ask<Plans>({ ask: 'plans' }),
    feature: (place) => ask({ ask: 'feature', place }),
    stop,
  }
}

/**
 * Reads the plans of all connections, because each has its own prepared statements. Takes all
 * connections at once.
 */
async function plansOf(pool: pg.Pool): Promise<Plans> {
  const clients = await Promise.all(Array.from({ length: pool.options.max }, () => pool.connect()))
  const plans: Plans = {}
  for (const client of clients) {
    const { rows } = await client.query<{ name: string; text: string; generic: number; custom: number }>(
      `select name, statement as text, generic_plans::int as generic, custom_plans::int as custom from pg_prepared_statements`,
    )
    for (const { name, text, generic, custom } of rows) {
      const before = plans[name] ?? { generic: 0, custom: 0 }
      plans[name] = { text, generic: before.generic + generic, custom: before.custom + custom }
    }
    client.release()
  }
  return plans
}

/** Opens a pool with as many connections as the product's. */
export function poolOf(connectionString: string): pg.Pool {
  const pool = new pg.Pool({ connectionString, max: 10 })
  // Without a listener a broken connection ends the process.
  pool.on('error', () => undefined)
  return pool
}

/**
 * Runs the child's side: `serve` returns port and pool, then requests of the parent are answered.
 */
export function beChild(serve: (settings: Settings) => Promise<{ port: number; pool: pg.Pool }>): void {
  process.once('message', async (message) => {
    const settings = message as Settings
    const { port, pool } = await serve(settings)
    process.on('message', async (question: Ask) => {
      if (question.ask === 'feature') settings.place = question.place
      const { user, system } = process.cpuUsage()
      const state = { cpu: (user + system) / 1000, memory: process.memoryUsage.rss() }
      process.send?.(question.ask === 'plans' ? await plansOf(pool) : state)
    })
    process.send?.({ port })
  })
  process.once('disconnect', () => process.exit(0))
}
