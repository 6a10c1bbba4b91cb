/** Temporary databases into which a backup is restored to check it. */
import { randomBytes } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { isCode } from '#server/database/secret.ts'
import { connect } from './tables.ts'

const PREFIX = 'hekima_check_'
/** SQLSTATE object_in_use. */
const IN_USE = '55006'
const NO_DATABASE = '3D000'
const PAUSE_MS = 500
/** PostgreSQL waits five seconds itself each time. */
const ATTEMPTS = 12

/**
 * Drops a database. PostgreSQL ends its connections and gives up if they are not gone after five
 * seconds, which happens on a busy machine while autovacuum is at work.
 */
async function drop(admin: pg.Client, name: string): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      await admin.query(`drop database if exists ${name} with (force)`)
      return
    } catch (error) {
      // Another check may have removed the remains of a killed one.
      if (isCode(error, NO_DATABASE)) return
      if (!isCode(error, IN_USE) || attempt === ATTEMPTS) throw error
      await sleep(PAUSE_MS)
    }
  }
}

/**
 * Drops databases of checks that were killed. A running check has a connection that is called after
 * its database.
 */
async function dropAbandoned(admin: pg.Client): Promise<void> {
  const { rows } = await admin.query<{ name: string }>(
    `select d.datname as name from pg_database d
     where d.datname ~ '^${PREFIX}[0-9a-f]{12}$' and pg_has_role(d.datdba, 'member')
       and not exists (select from pg_stat_activity a where a.application_name = d.datname)`,
  )
  for (const { name } of rows) await drop(admin, name)
}

/**
 * Creates a temporary database on the server of `url`, calls `work` with its address, and drops it
 * even if the work fails.
 */
export async function withCheckDatabase(url: string, work: (address: string) => Promise<void>): Promise<void> {
  const name = `${PREFIX}${randomBytes(6).toString('hex')}`
  const admin = await connect(url)
  try {
    await admin.query(`set application_name = '${name}'`)
    await dropAbandoned(admin)
    const address = new URL(url)
    address.pathname = `/${name}`
    try {
      await admin.query(`create database ${name} template template0 encoding 'UTF8'`)
      await work(address.href)
    } catch (error) {
      // The reason of the failure is worth more than that of a failed removal.
      await drop(admin, name).catch(() => undefined)
      throw error
    }
    await drop(admin, name)
  } finally {
    await admin.end()
  }
}
