import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'
import { createDb, createPool } from '#server/database/client.ts'
import { createLogger } from '#server/http/log.ts'

export const urlOf = (server: string, database: string): string => {
  const url = new URL(server)
  url.pathname = `/${database}`
  return url.href
}

export const PATIENCE_MS = 60_000
const demoLock = 4_865_201

/**
 * Returns the statement that copies a database. Copying files takes a third of the processor time
 * of the default, which logs every page.
 */
const copyOf = (template: string, name: string) => `create database ${name} template ${template} strategy file_copy`

/** Returns the template with the demo data, filled by the first test file that needs it. */
async function demoTemplate(admin: pg.Client, appUrl: string, prefix: string): Promise<string> {
  const name = `${prefix}_demo`
  await admin.query('select pg_advisory_lock($1)', [demoLock])
  try {
    const { rowCount } = await admin.query('select from pg_database where datname = $1', [name])
    if (rowCount) return name
    const { loadDemoData } = await import('#server/seed/demo.ts')
    const draft = `${name}_draft`
    await admin.query(copyOf(`${prefix}_template`, draft))
    const pool = createPool(urlOf(appUrl, draft), createLogger('silent', false), { patient: true, max: 4 })
    await loadDemoData(createDb(pool)).finally(() => pool.end())
    await admin.query(`alter database ${draft} rename to ${name}`)
    return name
  } finally {
    await admin.query('select pg_advisory_unlock($1)', [demoLock])
  }
}

/**
 * Creates a migrated database, empty or with the demo data. `db` and `pool` have the product's
 * rights, and `appUrl` is its address. `query`, `ownerDb` and `url` belong to the owner, for
 * changes by a test without the product.
 */
export async function scratchDatabase({ demo = false } = {}) {
  const { url: server, appUrl: appServer, prefix } = inject('databaseServer')
  const admin = new pg.Client(server)
  await admin.connect()
  const template = demo ? await demoTemplate(admin, appServer, prefix) : `${prefix}_template`
  const name = `${prefix}_${randomBytes(4).toString('hex')}`
  await admin.query(copyOf(template, name))
  return openScratch(urlOf(server, name), urlOf(appServer, name), async () => {
    await admin.query(`drop database ${name} with (force)`)
    await admin.end()
  })
}

/** Returns a database with the connections of its owner and of the product. */
export function openScratch(url: string, appUrl: string, remove: () => Promise<unknown>) {
  // The product gives up after seconds, because users wait. Here a busy machine may take any time.
  const [pool, owner] = [appUrl, url].map((address) => {
    const made = createPool(address, createLogger('silent', false), { patient: true, max: 8 })
    made.options.connectionTimeoutMillis = PATIENCE_MS
    return made
  }) as [pg.Pool, pg.Pool]
  return {
    url,
    appUrl,
    pool,
    db: createDb(pool),
    ownerDb: createDb(owner),
    query: async <Row extends object>(text: string, values: unknown[] = []) =>
      (await owner.query<Row & pg.QueryResultRow>(text, values)).rows as Row[],
    close: async () => {
      await Promise.all([pool.end(), owner.end()])
      await remove()
    },
  }
}

export type ScratchDatabase = ReturnType<typeof openScratch>
