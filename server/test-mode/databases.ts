/** Databases of test modes, on the server of the product's own database. */
import { createHash, randomBytes } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { MAX_AHEAD_DAYS } from '#domain/test-mode.ts'
import { projectRoot } from '../config.ts'
import { APP_ROLE, CONNECT_MS } from '../database/limited-role.ts'
import { migrateDatabase } from '../database/migrate.ts'
import { isCode } from '../database/secret.ts'
import type { Logger } from '../http/log.ts'

/** Lock for one maker of the template at a time. */
const templateLock = 4_865_210
/** Time for which a database without a row belongs to a test mode that is being switched on. */
const MAKING_MS = 10 * 60_000
const DAY_MS = 24 * 60 * 60_000

export const atDatabase = (url: string, name: string): string => {
  const address = new URL(url)
  address.pathname = `/${name}`
  return address.href
}

/**
 * Tables of a test mode beside those of the product. The product's own database has none of them.
 */
const TABLES = `
  create schema if not exists test_mode;
  create table if not exists test_mode.clock (
    id boolean primary key default true check (id),
    ahead_ms bigint not null default 0 check (ahead_ms between 0 and ${MAX_AHEAD_DAYS * DAY_MS})
  );
  insert into test_mode.clock default values on conflict do nothing;
  create table if not exists test_mode.mails (
    id text primary key, recipient text not null, subject text not null, body text not null,
    kept_at timestamptz(3) not null
  );
  create index if not exists mails_kept_idx on test_mode.mails (kept_at desc, id desc);
  do $$ begin
    if exists (select from pg_roles where rolname = '${APP_ROLE}') then
      grant usage on schema test_mode to ${APP_ROLE};
      grant select, insert, update, delete on all tables in schema test_mode to ${APP_ROLE};
    end if;
  end $$;`

/** Returns a hash of everything that a migrated database consists of. */
async function schemaHash(): Promise<string> {
  const hash = createHash('sha256').update(TABLES)
  for (const folder of ['drizzle/meta', 'server/database/sql']) {
    const inside = path.join(projectRoot(), folder)
    const names = (await readdir(inside)).filter((name) => name === '_journal.json' || name.endsWith('.sql'))
    for (const name of names.sort()) hash.update(await readFile(path.join(inside, name)))
  }
  return hash.digest('hex').slice(0, 12)
}

type Owner = { ownerUrl: string; password?: string | undefined; log: Logger }

async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: CONNECT_MS,
    application_name: 'hekima test mode',
  })
  client.on('error', () => undefined)
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end().catch(() => undefined)
  }
}

export function testDatabases({ ownerUrl, password, log }: Owner) {
  const base = decodeURIComponent(new URL(ownerUrl).pathname.slice(1)).slice(0, 31)
  const [templates, modes] = [`${base}_template_`, `${base}_test_mode_`]
  const name = pg.escapeIdentifier
  const asOwner = <T>(work: (client: pg.Client) => Promise<T>) => withClient(ownerUrl, work)

  const drop = (client: pg.Client, database: string) =>
    client.query(`drop database if exists ${name(database)} with (force)`)

  async function namesWith(client: pg.Client, prefix: string): Promise<string[]> {
    const { rows } = await client.query<{ datname: string }>(
      'select datname from pg_database where starts_with(datname, $1) order by datname',
      [prefix],
    )
    return rows.map(({ datname }) => datname)
  }

  /** Migrates a database, which may have been made by an older version. */
  async function migrate(database: string): Promise<void> {
    const url = atDatabase(ownerUrl, database)
    await migrateDatabase(url, { log, ...(password && { password }) })
    await withClient(url, (client) => client.query(TABLES))
  }

  /** Returns the migrated template, made once for each version of the schema. */
  async function template(client: pg.Client): Promise<string> {
    const current = templates + (await schemaHash())
    await client.query('select pg_advisory_lock($1)', [templateLock])
    try {
      const existing = await namesWith(client, templates)
      if (existing.includes(current)) return current
      for (const old of existing) await drop(client, old)
      const draft = `${current}_draft`
      await client.query(`create database ${name(draft)} template template0`)
      await migrate(draft)
      await retryWhileInUse(() => client.query(`alter database ${name(draft)} rename to ${name(current)}`))
      return current
    } finally {
      await client.query('select pg_advisory_unlock($1)', [templateLock])
    }
  }

  return {
    migrate,

    /** Returns true if the role of the product's owner may create databases. */
    mayCreate: () =>
      asOwner(async (client) => {
        const { rows } = await client.query<{ may: boolean }>(
          'select rolcreatedb or rolsuper as may from pg_roles where rolname = current_user',
        )
        return rows[0]?.may === true
      }),

    /** Creates an empty migrated database and returns its name. */
    create: () =>
      asOwner(async (client) => {
        const database = `${modes}${Date.now().toString(36)}_${randomBytes(4).toString('hex')}`
        const from = await template(client)
        await retryWhileInUse(() => client.query(`create database ${name(database)} template ${name(from)}`))
        return database
      }),

    drop: (database: string) => asOwner((client) => drop(client, database)),

    /** Drops the databases of test modes that are not `used`, except those that are being made. */
    dropUnused: (used: ReadonlySet<string>, now: Date) =>
      asOwner(async (client) => {
        for (const database of await namesWith(client, modes)) {
          const madeAt = Number.parseInt(database.slice(modes.length), 36)
          if (used.has(database) || madeAt > now.getTime() - MAKING_MS) continue
          await drop(client, database)
        }
      }),
  }
}

/** Retries while a connection that has just ended still counts as a user of the database. */
async function retryWhileInUse<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work()
    } catch (error) {
      if (!isCode(error, '55006') || attempt === 100) throw error
      await sleep(50)
    }
  }
}
