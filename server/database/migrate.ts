import path from 'node:path'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import { projectRoot } from '../config.ts'
import { carryOver } from './carry-over.ts'
import { applySqlFiles } from './sql-files.ts'

const migrationLock = 4_865_106

/** Brings the database up to date. Instances that start together take turns. */
export async function migrateDatabase(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000, application_name: 'hekima' })
  client.on('error', () => undefined)
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock])
    await carryOver(client)
    await migrate(drizzle(client), { migrationsFolder: path.join(projectRoot(), 'drizzle') })
    await applySqlFiles(client)
  } finally {
    await client.end()
  }
}
