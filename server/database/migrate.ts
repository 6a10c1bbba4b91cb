import path from 'node:path'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import { projectRoot } from '../config.ts'
import type { Logger } from '../http/log.ts'
import { requireBaseline } from './baseline.ts'
import { CONNECT_MS, limitRights } from './limited-role.ts'
import { applySqlFiles } from './sql-files.ts'

const migrationLock = 4_865_106

/**
 * Migrates the database as its owner, and returns the address at which the product works with
 * limited rights. Instances that start together take turns.
 */
export async function migrateDatabase(url: string, options: { log?: Logger; password?: string } = {}): Promise<string> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: CONNECT_MS,
    application_name: 'hekima',
  })
  client.on('error', () => undefined)
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock])
    await requireBaseline(client)
    await migrate(drizzle(client), { migrationsFolder: path.join(projectRoot(), 'drizzle') })
    await applySqlFiles(client)
    return await limitRights(client, url, options)
  } finally {
    await client.end()
  }
}
