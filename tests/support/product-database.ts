import { readFile } from 'node:fs/promises'
import path from 'node:path'
import pg from 'pg'
import { inject } from 'vitest'

/** Queries the running product's own database. */
export async function queryProduct<Row extends object>(text: string, values: unknown[] = []): Promise<Row[]> {
  const { dataDir } = inject('product')
  const [password, pidFile] = await Promise.all([
    readFile(path.join(dataDir, 'database-password'), 'utf8'),
    readFile(path.join(dataDir, 'postgres/postmaster.pid'), 'utf8'),
  ])
  const port = Number(pidFile.split('\n')[3])
  const client = new pg.Client({
    host: '127.0.0.1',
    port,
    user: 'hekima',
    database: 'hekima',
    password: password.trim(),
  })
  await client.connect()
  try {
    return (await client.query<Row>(text, values)).rows
  } finally {
    await client.end()
  }
}

/** Moves a visit into the past in the database, because no interface can do that. */
export async function letBegin(appointmentId: string): Promise<void> {
  // Whole weeks, so the hospital is still open on that weekday.
  await queryProduct('update appointments set date = date - 52 * 7 where id = $1', [appointmentId])
}
