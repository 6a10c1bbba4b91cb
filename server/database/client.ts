import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import type { Logger } from '../http/log.ts'
import { databaseFault } from './fault.ts'

// Calendar values stay the text PostgreSQL sends; counts and prices fit a double.
for (const type of [pg.types.builtins.DATE, pg.types.builtins.TIME]) pg.types.setTypeParser(type, (text) => text)
for (const type of [pg.types.builtins.INT8, pg.types.builtins.NUMERIC]) pg.types.setTypeParser(type, Number)

export type Db = NodePgDatabase & { $client: pg.Pool }
export type Tx = Parameters<Parameters<NodePgDatabase['transaction']>[0]>[0]
/** Executor of a statement: the pool or a transaction. */
export type Queryable = Db | Tx

/** `patient` is for migrations and bulk loads, whose statements may take minutes. */
export function createPool(url: string, log: Logger, { patient = false, max = 10 } = {}): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    connectionTimeoutMillis: 3000,
    keepAlive: true,
    application_name: 'hekima',
    // Statements of a transaction that do not wait for each other (`atOnce`) are sent together.
    pipeline: true,
    // State that a connection gathers, above all prepared statements, ends with it.
    maxLifetimeSeconds: 600,
    ...(!patient && {
      statement_timeout: 4000,
      // The server's own timeout cannot fire on a link that has gone silent.
      query_timeout: 5000,
      idle_in_transaction_session_timeout: 5000,
    }),
  })
  // Without a listener a cut idle connection ends the process.
  pool.on('error', (err) => log.warn({ err }, 'a database connection was lost'))
  // The pool takes its own listener off a connection a microtask before the caller can add one.
  // When PostgreSQL ends the connection in between, its error would have no listener. The statement
  // that follows fails and reports the loss.
  pool.on('connect', (client) => client.on('error', () => undefined))
  return pool
}

export function createDb(pool: pg.Pool): Db {
  const db = drizzle(pool)
  // drizzle never gives back a connection on which BEGIN itself failed; here a transaction that
  // fails on a broken link costs the pool that one connection and nothing more.
  const transaction: typeof db.transaction = async (work, config) => {
    const client = await pool.connect()
    let broken = false
    const onError = () => {
      broken = true
    }
    client.on('error', onError)
    try {
      return await drizzle(client).transaction(work, config)
    } catch (error) {
      broken ||= databaseFault(error) === 'unavailable'
      throw error
    } finally {
      client.off('error', onError)
      client.release(broken)
    }
  }
  return Object.assign(db, { transaction })
}
