import type { Config } from '../config.ts'
import { createLogger } from '../http/log.ts'
import { createDb, createPool, type Db } from './client.ts'
import { openDatabase } from './embedded.ts'
import { migrateDatabase } from './migrate.ts'

/**
 * Opens the migrated database for a command, whether a server is running or not, and closes it
 * after the work.
 */
export async function withDatabase<T>(config: Config, work: (db: Db) => Promise<T>): Promise<T> {
  const log = createLogger('warn', false)
  const database = await openDatabase(config, log)
  try {
    const url = await migrateDatabase(database.url, { log, password: database.password })
    const pool = createPool(url, log, { patient: true, max: 2 })
    return await work(createDb(pool)).finally(() => pool.end())
  } finally {
    await database.close()
  }
}
