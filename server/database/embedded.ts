import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import type { Config } from '../config.ts'
import type { Logger } from '../http/log.ts'
import { findPlace, type Place } from './binaries.ts'
import { createCluster, readPidFile, startCluster, stopCluster } from './cluster.ts'
import { findSecret, isCode } from './secret.ts'

/**
 * Open database. `url` is the owner's address, without a pooler. `poolerUrl` is the pooler's
 * address. `password` belongs to the limited role, which the product uses on the embedded server.
 */
export type OpenDatabase = { url: string; poolerUrl?: string; password?: string; close: () => Promise<void> }
export type DatabaseConfig = Pick<Config, 'databaseUrl' | 'dataDir'> & Partial<Pick<Config, 'databaseDirectUrl'>>

/**
 * Lock that every instance using the cluster holds shared. The last instance holds it exclusively
 * while it stops the cluster.
 */
const guardLock = 4_865_107
const user = 'hekima'
const database = 'hekima'

/** Opens the server of DATABASE_URL, or an embedded PostgreSQL under the data folder. */
export async function openDatabase(config: DatabaseConfig, log: Logger, options: string[] = []): Promise<OpenDatabase> {
  const { databaseUrl, databaseDirectUrl } = config
  const close = async () => undefined
  if (databaseUrl && databaseDirectUrl) return { url: databaseDirectUrl, poolerUrl: databaseUrl, close }
  if (databaseUrl) return { url: databaseUrl, close }
  try {
    const place = await findPlace(config.dataDir)
    if (place.note) log.warn(place.note)
    const password = findSecret(config.dataDir, 'database-password')
    await createCluster(place, password)
    const opened = await join(place, password, log, options)
    return { ...opened, password: findSecret(config.dataDir, 'database-app-password') }
  } catch (error) {
    if (isCode(error, 'EACCES') || isCode(error, 'EPERM') || isCode(error, 'EROFS'))
      throw new Error(
        `The data folder ${config.dataDir} cannot be used by this user (${(error as Error).message}): set DATA_DIR.`,
      )
    throw error
  }
}

/**
 * Starts the cluster unless it runs (by another instance or left by a killed one), and joins its
 * users.
 */
async function join(place: Place, password: string, log: Logger, options: string[]): Promise<OpenDatabase> {
  const urlOf = (port: number, name: string) => `postgresql://${user}:${password}@127.0.0.1:${port}/${name}`
  let closing = false
  let port: number | undefined

  async function takeGuard(): Promise<pg.Client> {
    const deadline = Date.now() + 60_000
    for (;;) {
      try {
        if (!readPidFile(place.cluster)) await startCluster(place, port, options)
        const running = readPidFile(place.cluster)
        if (!running) throw new Error('PostgreSQL ended right after it started')
        const guard = new pg.Client({
          connectionString: urlOf(running.port, 'postgres'),
          connectionTimeoutMillis: 5000,
          keepAlive: true,
          application_name: 'hekima instance',
        })
        guard.on('error', () => undefined)
        await guard.connect()
        await guard.query('select pg_advisory_lock_shared($1)', [guardLock])
        port = running.port
        return guard
      } catch (error) {
        // A server that is starting, recovering or stopping refuses connections for a moment. A
        // killed server leaves its PID file.
        const running = readPidFile(place.cluster)
        if (Date.now() > deadline || (!running && !isPassing(error))) throw error
        if (isCode(error, 'ECONNREFUSED') && running)
          await startCluster(place, port ?? running.port, options).catch(skip)
        await sleep(100)
      }
    }
  }

  let guard = await takeGuard()
  const watch = () => {
    guard.once('end', async () => {
      while (!closing) {
        try {
          log.warn('the embedded database is gone; starting it again')
          guard = await takeGuard()
          watch()
          return
        } catch (err) {
          log.error({ err }, 'the embedded database did not start again')
          await sleep(1000)
        }
      }
    })
  }
  watch()
  await guard.query(`create database ${database}`).catch((error) => {
    if (!isCode(error, '42P04') && !isCode(error, '23505')) throw error
  })

  return {
    url: urlOf(port ?? 0, database),
    close: async () => {
      if (closing) return
      closing = true
      try {
        await guard.query('select pg_advisory_unlock_shared($1)', [guardLock])
        const { rows } = await guard.query('select pg_try_advisory_lock($1) as last', [guardLock])
        if (rows[0].last) await stopCluster(place)
      } catch (err) {
        log.warn({ err }, 'the embedded database was already gone')
      } finally {
        await guard.end().catch(() => undefined)
      }
    },
  }
}

const skip = () => undefined

/**
 * Returns true for temporary errors. Processes of a killed server need a moment to end and release
 * its memory.
 */
function isPassing(error: unknown): boolean {
  if (error instanceof Error && error.message.includes('pre-existing shared memory block')) return true
  return ['57P03', '57P01', 'ECONNREFUSED', 'ECONNRESET'].some((code) => isCode(error, code))
}
