import { createHash } from 'node:crypto'
import { chmod, mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { projectRoot } from '#server/config.ts'
import { createDb, createPool } from '#server/database/client.ts'
import { openDatabase } from '#server/database/embedded.ts'
import { migrateDatabase } from '#server/database/migrate.ts'
import { refreshNextFree } from '#server/features/visits/appointments/next-free/next-free-jobs.ts'
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

/**
 * Returns the version of a filled database, which depends on its size, the migrations and the SQL
 * files.
 */
async function markOf(factor: number): Promise<string> {
  const hash = createHash('sha1').update(await readFile(path.join(projectRoot(), 'drizzle/meta/_journal.json')))
  const folder = path.join(projectRoot(), 'server/database/sql')
  for (const file of (await readdir(folder)).sort()) hash.update(await readFile(path.join(folder, file)))
  return `${factor} ${hash.digest('hex')}`
}

type FilledDatabase = { mark: string; nextFree: NextFree }

/** Reads the version of an existing database. */
const findFilled = (url: string): Promise<FilledDatabase | undefined> =>
  withClient(url, async (client) => {
    const { rows } = await client.query<{ value: FilledDatabase }>("select value from settings where key = 'bench'")
    return rows[0]?.value
  }).catch(() => undefined)

export type NextFree = { doctors: number; seconds: number; megabytes: number }

/**
 * Computes the next free times of all hospitals and doctors, as the product does every hour.
 * Returns the duration and the amount of WAL written.
 */
async function findNextFreeTimes(url: string, client: pg.Client, doctors: number): Promise<NextFree> {
  const pool = createPool(url, createLogger('warn', false), { max: 1 })
  const db = createDb(pool)
  const written = async () =>
    (await client.query<{ bytes: number }>("select pg_current_wal_lsn() - '0/0'::pg_lsn as bytes")).rows[0]?.bytes ?? 0
  await refreshNextFree(db)
  // Makes all of them due again, with other values than before.
  await client.query("update next_free_times set at = at - interval '1 day', due_at = now()")
  await client.query('vacuum analyze next_free_times')
  await client.query('checkpoint')
  const [start, before] = [performance.now(), await written()]
  await refreshNextFree(db).finally(() => pool.end())
  return { doctors, seconds: (performance.now() - start) / 1000, megabytes: ((await written()) - before) / 1e6 }
}

/** Deletes the bookings of an earlier run. */
async function undoWrites(client: pg.Client): Promise<void> {
  await client.query("set session_replication_role = 'replica'")
  await client.query("delete from appointments where booking_id not like 'BN-%'")
  await client.query(
    'truncate sessions, appointment_events, outbox, consents, idempotency_keys, next_free_queue cascade',
  )
  await client.query('vacuum analyze appointments, sessions, appointment_events, outbox')
}

/**
 * Opens a filled database of the benchmark: on `server`, or on an embedded PostgreSQL in a
 * temporary folder. With `keep` (a folder) both stay, and the next run reuses them.
 */
export async function openBenchDatabase({ factor, server, keep }: Options, tell: (what: string) => void) {
  const folder = keep ? path.resolve(keep) : await mkdtemp(path.join(tmpdir(), 'hekima-bench-'))
  // PostgreSQL never runs as root, so its user needs access to the folder.
  if (!keep) await chmod(folder, 0o755)
  const database = await openDatabase(
    { databaseUrl: server, dataDir: folder },
    createLogger('warn', false),
    // Room for the WAL of a large load, and statistics of planning. Other settings are the
    // product's.
    [
      'max_wal_size=8GB',
      'shared_preload_libraries=pg_stat_statements',
      'pg_stat_statements.track_planning=on',
      'pg_stat_statements.max=20000',
    ],
  )
  const name = `hekima_bench_${factor}`.replace('.', '_')
  const url = urlOf(database.url, name)
  const mark = await markOf(factor)
  let filled = await findFilled(url)
  if (filled?.mark === mark) await withClient(url, undoWrites)
  else {
    await withClient(database.url, async (client) => {
      await client.query(`drop database if exists ${name} with (force)`)
      await client.query(`create database ${name}`)
    })
    await migrateDatabase(url)
    filled = await withClient(url, async (client) => {
      const size = sizeOf(factor)
      await fill(client, size, tell)
      tell('next free times')
      const facts = { mark, nextFree: await findNextFreeTimes(url, client, size.doctors) }
      await client.query('insert into settings (key, value) values ($1, $2)', ['bench', facts])
      return facts
    })
  }
  return {
    url,
    nextFree: filled.nextFree,
    close: async () => {
      if (!keep)
        await withClient(database.url, (client) => client.query(`drop database if exists ${name} with (force)`))
      await database.close()
      if (!keep) await rm(folder, { recursive: true, force: true })
    },
  }
}
