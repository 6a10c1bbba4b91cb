import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import type pg from 'pg'
import { projectRoot } from '../config.ts'

/**
 * Applies the files of server/database/sql whose text has changed: functions, triggers, and the
 * constraints and indexes that drizzle cannot express. They run after the migrations, in the order
 * of their names, in one transaction. Each can run any number of times.
 */
export async function applySqlFiles(client: pg.Client): Promise<void> {
  const folder = path.join(projectRoot(), 'server/database/sql')
  await client.query('create table if not exists drizzle.sql_files (name text primary key, hash text not null)')
  const { rows } = await client.query<{ name: string; hash: string }>('select name, hash from drizzle.sql_files')
  const applied = new Map(rows.map(({ name, hash }) => [name, hash]))

  await client.query('begin')
  for (const name of (await readdir(folder)).sort()) {
    const text = await readFile(path.join(folder, name), 'utf8')
    const hash = createHash('sha256').update(text).digest('hex')
    if (applied.get(name) === hash) continue
    await client.query(text)
    await client.query(
      'insert into drizzle.sql_files (name, hash) values ($1, $2) on conflict (name) do update set hash = excluded.hash',
      [name, hash],
    )
  }
  await client.query('commit')
}
