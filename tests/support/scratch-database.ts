import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { createDb, createPool } from '#server/database/client.ts'
import { openDatabase } from '#server/database/embedded.ts'
import { migrateDatabase } from '#server/database/migrate.ts'
import { createLogger } from '#server/log.ts'

/** An empty, migrated database of one's own: on the server of DATABASE_URL, or on an embedded one in a folder of its own. */
export async function scratchDatabase() {
  const log = createLogger('silent', false)
  const dataDir = await mkdtemp(path.join(tmpdir(), 'hekima-'))
  const server = await openDatabase({ dataDir, databaseUrl: process.env.DATABASE_URL || undefined }, log)
  const admin = new pg.Client(server.url)
  await admin.connect()
  const name = `scratch_${Math.random().toString(36).slice(2)}`
  await admin.query(`create database ${name} template template0`)
  const address = new URL(server.url)
  address.pathname = `/${name}`
  await migrateDatabase(address.href)
  const pool = createPool(address.href, log, { max: 4 })
  return {
    url: address.href,
    db: createDb(pool),
    query: async <Row extends object>(text: string, values: unknown[] = []) =>
      (await pool.query<Row & pg.QueryResultRow>(text, values)).rows as Row[],
    close: async () => {
      await pool.end()
      await admin.query(`drop database ${name} with (force)`)
      await admin.end()
      await server.close()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
