import { drizzle, type NodePgDatabase, NodePgTransaction } from 'drizzle-orm/node-postgres'
import type { PgDialect, PgSession } from 'drizzle-orm/pg-core'
import pg from 'pg'
import type { Logger } from '../http/log.ts'
import { databaseFault } from './fault.ts'
import { observeStatements } from './slow-statements.ts'

// Calendar values stay the text PostgreSQL sends. Counts and prices fit a double.
for (const type of [pg.types.builtins.DATE, pg.types.builtins.TIME]) pg.types.setTypeParser(type, (text) => text)
for (const type of [pg.types.builtins.INT8, pg.types.builtins.NUMERIC]) pg.types.setTypeParser(type, Number)

export type Db = NodePgDatabase & { $client: pg.Pool }
export type Tx = Parameters<Parameters<NodePgDatabase['transaction']>[0]>[0]
/** One connection of the pool. */
type Connection = NodePgDatabase & { $client: pg.PoolClient }
/** Executor of a statement: the pool, one of its connections, or a transaction. */
export type Queryable = Db | Connection | Tx

/**
 * Connection that prepares no named statements, because a pooler may change the server behind it.
 */
class UnnamedClient extends pg.Client {
  // biome-ignore lint/suspicious/noExplicitAny: the many forms of a query are those of the driver
  override query(config: any, ...rest: any[]): any {
    const isNamed = typeof config === 'object' && typeof config.submit !== 'function' && config.name !== undefined
    // biome-ignore lint/suspicious/noExplicitAny: as above
    return (super.query as any)(isNamed ? { ...config, name: undefined } : config, ...rest)
  }
}

type PoolOptions = {
  /** True for migrations and bulk loads, whose statements may take minutes. */
  patient?: boolean
  max?: number
  /** Address of the server itself if `url` belongs to a pooler in transaction mode. */
  directUrl?: string | undefined
  /** False if statements must not be prepared under names. */
  prepare?: boolean
  /** Minimum duration of logged statements, in milliseconds. Default: none are logged. */
  slowMs?: number
}

const directUrls = new WeakMap<pg.Pool, string>()

/** Returns the address for uses that need their own connection, such as LISTEN. */
export const directUrlOf = (pool: pg.Pool): string | undefined => directUrls.get(pool) ?? pool.options.connectionString

export function createPool(
  url: string,
  log: Logger,
  { patient = false, max = 10, directUrl, prepare = true, slowMs = 0 }: PoolOptions = {},
): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    ...(!prepare && { Client: UnnamedClient }),
    connectionTimeoutMillis: 3000,
    keepAlive: true,
    application_name: 'hekima',
    // Independent statements of a transaction are sent together (pipelined.ts).
    pipeline: true,
    // Limits the state that a connection accumulates, above all prepared statements.
    maxLifetimeSeconds: 600,
    // The server's own timeout cannot fire on a silent connection.
    ...(!patient && { query_timeout: 5000 }),
    // A pooler refuses settings of single connections. Its own settings apply to all
    // (docs/operations.md).
    ...(!patient && !directUrl && { statement_timeout: 4000, idle_in_transaction_session_timeout: 5000 }),
  })
  if (directUrl) directUrls.set(pool, directUrl)
  observeStatements({ pool, log, slowMs })
  // Without a listener a lost idle connection would end the process.
  pool.on('error', (err) => log.warn({ err }, 'a database connection was lost'))
  // The pool removes its own listener from a connection a microtask before the caller can add one.
  // If PostgreSQL ends the connection in between, its error would have no listener. The next
  // statement fails and reports the loss.
  pool.on('connect', (client) => client.on('error', () => undefined))
  return pool
}

/** Whether statements run on any connection of the pool. */
export const isPool = (db: Queryable): db is Db => '$client' in db && db.$client instanceof pg.Pool

/** Query builders of single connections, kept with the statements that are prepared on them. */
const builders = new WeakMap<pg.PoolClient, Connection>()

function builderOf(client: pg.PoolClient): Connection {
  const builder = builders.get(client) ?? drizzle(client)
  builders.set(client, builder)
  return builder
}

/** Runs work on one connection of the pool, or on the connection of a transaction. */
export async function withConnection<T>(db: Queryable, work: (db: Queryable) => Promise<T>): Promise<T> {
  if (!isPool(db)) return work(db)
  const client = await db.$client.connect()
  try {
    return await work(builderOf(client))
  } finally {
    client.release()
  }
}

/**
 * Runs a transaction on one connection of the pool. drizzle never releases a connection on which
 * BEGIN itself failed. Here a transaction that fails on a broken connection costs the pool only
 * that connection.
 */
async function onClient<T>(pool: pg.Pool, work: (builder: Connection) => Promise<T>): Promise<T> {
  const client = await pool.connect()
  let broken = false
  const onError = () => {
    broken = true
  }
  client.on('error', onError)
  try {
    return await work(builderOf(client))
  } catch (error) {
    broken ||= databaseFault(error) === 'unavailable'
    throw error
  } finally {
    client.off('error', onError)
    client.release(broken)
  }
}

export function createDb(pool: pg.Pool): Db {
  const transaction: Db['transaction'] = (work, config) =>
    onClient(pool, (builder) => builder.transaction(work, config))
  return Object.assign(drizzle(pool), { transaction })
}

/** Both ends of a transaction. The first call of each sends it. */
export type TransactionEnds = { begin: () => Promise<unknown>; commit: () => Promise<unknown> }

/**
 * Runs a transaction that sends its own ends, so that they share packets with its other statements
 * (pipelined.ts). `work` begins it with its first statements, which may only lock and read: if the
 * beginning fails, they run outside of a transaction. It commits with its last statements. If one
 * of them fails, PostgreSQL rolls back instead. A statement after the commit throws. A transaction
 * that is still open at the end is committed, or rolled back after an error.
 */
export const transactionWithEnds = <T>(db: Db, work: (tx: Tx, ends: TransactionEnds) => Promise<T>): Promise<T> =>
  onClient(db.$client, async (builder) => {
    // drizzle types dialect and session of its builders as internal.
    const { dialect, session } = builder as unknown as { dialect: PgDialect; session: PgSession }
    const { $client: client } = builder
    const { query } = client
    let begun: Promise<unknown> | undefined
    let committed: Promise<unknown> | undefined
    const begin = () => (begun ??= client.query('begin'))
    const commit = () => {
      committed ??= client.query('commit')
      client.query = () => {
        throw new Error('a statement was sent after the commit of its transaction')
      }
      return committed
    }
    try {
      const result = await work(new NodePgTransaction(dialect, session, undefined), { begin, commit })
      await commit()
      return result
    } catch (error) {
      await (committed?.catch(() => undefined) ?? client.query('rollback'))
      throw error
    } finally {
      client.query = query
    }
  })
