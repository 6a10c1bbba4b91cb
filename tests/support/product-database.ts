import { readFile } from 'node:fs/promises'
import path from 'node:path'
import pg from 'pg'
import { inject } from 'vitest'

/** Lets the time of a visit come: no door can do that, so the running product's own database is told. */
export async function letBegin(appointmentId: string): Promise<void> {
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
    // Whole weeks, so that it is still a day on which the hospital is open.
    await client.query('update appointments set date = date - 52 * 7 where id = $1', [appointmentId])
  } finally {
    await client.end()
  }
}
