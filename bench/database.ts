import { createHash } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { projectRoot } from '#server/config.ts'
import { createDb, createPool } from '#server/database/client.ts'
import { openDatabase } from '#server/database/embedded.ts'
import { migrateDatabase } from '#server/database/migrate.ts'
import { refreshNextFree } from '#server/features/appointments/next-free-jobs.ts'
import { createLogger } from '#server/http/log.ts'
import { fill, sizeOf } from './fill.ts'

type Options = { factor: number; server?: string; keep?: string }

const urlOf = (server: string, database: string): string => {
  const url = new URL(server)
  url.pathname = `/${database}`
  return url.href
}

async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url, application_name: 'hekima bench' })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

/** What a filled database was made for: another size, other migrations or other SQL files need a new one. */
async function markOf(factor: number): Promise<string> {
  const hash = createHash('sha1').update(await readFile(path.join(projectRoot(), 'drizzle/meta/_journal.json')))
  const folder = path.join(projectRoot(), 'server/database/sql')
  for (const file of (await readdir(folder)).sort()) hash.update(await readFile(path.join(folder, file)))
  return `${factor} ${hash.digest('hex')}`
}

const filledFor = (url: string): Promise<string | undefined> =>
  withClient(url, async (client) => {
    const { rows } = await client.query<{ mark: string }>(
      "select value->>'mark' as mark from settings where key = 'bench'",
    )
    return rows[0]?.mark
  }).catch(() => undefined)

/** Finds the next free times of all hospitals and doctors, as the product does on the hour; says how long it took and what it wrote. */
async function findNextFreeTimes(url: string, client: pg.Client, tell: (what: string) => void): Promise<void> {
  const pool = createPool(url, createLogger('warn', false), { max: 1 })
  const written = async () =>
    (await client.query<{ bytes: number }>("select pg_current_wal_lsn() - '0/0'::pg_lsn as bytes")).rows[0]?.bytes ?? 0
  for (const what of ['for the first time', 'anew']) {
    const [start, before] = [performance.now(), await written()]
    const found = await refreshNextFree(createDb(pool))
    const [seconds, megabytes] = [(performance.now() - start) / 1000, ((await written()) - before) / 1e6]
    tell(`next free times ${what}: ${found} in ${seconds.toFixed(1)} s, ${megabytes.toFixed(0)} MB of WAL`)
    // All of them are due again, and other ones than before.
    await client.query("update next_free_times set at = at - interval '1 day', due_at = now()")
    await client.query('vacuum next_free_times')
    await client.query('checkpoint')
  }
  await refreshNextFree(createDb(pool)).finally(() => pool.end())
}

/** Takes back what an earlier run has booked. */
async function undoWrites(client: pg.Client): Promise<void> {
  await client.query("set session_replication_role = 'replica'")
  await client.query("delete from appointments where booking_id not like 'BN-%'")
  await client.query('truncate sessions, appointment_events, outbox, idempotency_keys, next_free_queue')
  await client.query('vacuum analyze appointments, sessions, appointment_events, outbox')
}

/**
 * A database of the benchmark's own, filled: on `server`, or on an embedded PostgreSQL in a scratch folder. With `keep` (a folder)
 * both stay, and the next run finds them filled.
 */
export async function openBenchDatabase({ factor, server, keep }: Options, tell: (what: string) => void) {
  const folder = keep ? path.resolve(keep) : await mkdtemp(path.join(tmpdir(), 'hekima-bench-'))
  const database = await openDatabase(
    { databaseUrl: server, dataDir: folder },
    createLogger('warn', false),
    // Room for the log of a large load; everything else as the product starts its own server.
    ['max_wal_size=8GB'],
  )
  const name = `hekima_bench_${factor}`
  const url = urlOf(database.url, name)
  const mark = await markOf(factor)
  if ((await filledFor(url)) === mark) await withClient(url, undoWrites)
  else {
    await withClient(database.url, async (client) => {
      await client.query(`drop database if exists ${name} with (force)`)
      await client.query(`create database ${name}`)
    })
    await migrateDatabase(url)
    await withClient(url, async (client) => {
      await fill(client, sizeOf(factor), tell)
      await findNextFreeTimes(url, client, tell)
      await client.query('insert into settings (key, value) values ($1, $2)', ['bench', { mark }])
    })
  }
  return {
    url,
    close: async () => {
      if (!keep)
        await withClient(database.url, (client) => client.query(`drop database if exists ${name} with (force)`))
      await database.close()
      if (!keep) await rm(folder, { recursive: true, force: true })
    },
  }
}
