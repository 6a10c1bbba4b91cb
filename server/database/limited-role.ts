import pg from 'pg'
import type { Logger } from '../http/log.ts'
import { databaseFault } from './fault.ts'
import { isCode } from './secret.ts'

/**
 * Role of the product. It reads and writes rows, owns nothing, and may only insert into the audit
 * log.
 */
export const APP_ROLE = 'hekima_app'

/** Time limit of a connection at the start. A busy machine may take seconds to accept one. */
export const CONNECT_MS = 30_000

const TO_ROWS = 'SELECT, INSERT, UPDATE, DELETE'

/**
 * Returns the SQL that an operator runs once as a superuser if the role of DATABASE_URL lacks the
 * right.
 */
const sqlFor = (user: string) =>
  `CREATE ROLE ${APP_ROLE} NOLOGIN; GRANT ${APP_ROLE} TO ${pg.escapeIdentifier(user)}; (the first is not needed where the role exists)`

async function createRole(client: pg.Client, password?: string): Promise<void> {
  const { rowCount } = await client.query('select from pg_roles where rolname = $1', [APP_ROLE])
  if (!rowCount)
    // Instances of other databases on the same server may create it at the same time.
    await client
      .query(`create role ${APP_ROLE} nologin nosuperuser nocreatedb nocreaterole noreplication nobypassrls`)
      .catch((error) => {
        if (!isCode(error, '42710') && !isCode(error, '23505')) throw error
      })
  if (password) await client.query(`alter role ${APP_ROLE} login password ${pg.escapeLiteral(password)}`)
}

/**
 * Requires that the connection may become the role. On PostgreSQL 16 and later the creator has to
 * grant this to itself.
 */
async function requireMembership(client: pg.Client): Promise<void> {
  const become = () => client.query(`set role ${APP_ROLE}`)
  try {
    await become().catch(async (error) => {
      if (!isCode(error, '42501')) throw error
      await client.query(`grant ${APP_ROLE} to current_user`)
      await become()
    })
  } finally {
    await client.query('set role none')
  }
}

/** Grants the role the rights that the product needs, including on tables of later migrations. */
const grantRights = (client: pg.Client) =>
  client.query(`
    begin;
    grant usage on schema public to ${APP_ROLE};
    grant ${TO_ROWS} on all tables in schema public to ${APP_ROLE};
    grant usage, select on all sequences in schema public to ${APP_ROLE};
    grant execute on all functions in schema public to ${APP_ROLE};
    alter default privileges in schema public grant ${TO_ROWS} on tables to ${APP_ROLE};
    alter default privileges in schema public grant usage, select on sequences to ${APP_ROLE};
    alter default privileges in schema public grant execute on functions to ${APP_ROLE};
    revoke all on audit_events, audit_seals from ${APP_ROLE};
    grant select, insert on audit_events, audit_seals to ${APP_ROLE};
    commit`)

/** Returns the address of a replica with the role if the product uses the role on the primary. */
export const replicaAddress = (replica: string, primary: string): string =>
  new URL(primary).searchParams.get('options')?.includes(APP_ROLE) ? addressOf(replica) : replica

/**
 * Returns the address of the same database with the role, by the role's password or else by
 * membership.
 */
function addressOf(url: string, password?: string): string {
  const address = new URL(url)
  if (password) {
    address.username = APP_ROLE
    address.password = password
  } else {
    const options = address.searchParams.get('options')
    address.searchParams.set('options', [options, `-c role=${APP_ROLE}`].filter(Boolean).join(' '))
  }
  return address.href
}

/**
 * Requires that PostgreSQL, or a pooler in front of it that may refuse options, accepts the role.
 */
async function requireRole(url: string): Promise<void> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: CONNECT_MS,
    application_name: 'hekima',
  })
  client.on('error', () => undefined)
  try {
    await client.connect()
    const { rows } = await client.query<{ role: string }>('select current_user as role')
    if (rows[0]?.role !== APP_ROLE) throw new Error(`connections are those of ${rows[0]?.role}, not of ${APP_ROLE}`)
  } finally {
    await client.end().catch(() => undefined)
  }
}

/** SQL that a pooler has to run on each connection, because it does not forward settings. */
export const POOLER_SQL = `set role ${APP_ROLE}; set statement_timeout = 4000; set idle_in_transaction_session_timeout = 5000`

/** Warns if connections of a pooler lack the limits of the product's own connections. */
export async function checkPooler(url: string, log: Logger): Promise<void> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: CONNECT_MS,
    application_name: 'hekima',
  })
  client.on('error', () => undefined)
  try {
    await client.connect()
    const { rows } = await client.query<{ role: string; timeout: string }>(
      "select current_user as role, current_setting('statement_timeout') as timeout",
    )
    const [{ role, timeout } = { role: '', timeout: '' }] = rows
    if (role !== APP_ROLE || timeout === '0')
      log.warn({ role, timeout, sql: POOLER_SQL }, 'connections of the pooler are not limited: set its connect_query')
  } finally {
    await client.end().catch(() => undefined)
  }
}

/**
 * Limits the rights of the product in a migrated database owned by `client`, and returns the
 * address to connect to. With a password (the embedded server) the role signs in itself. Otherwise
 * the role of DATABASE_URL becomes it. Without the right to do so, the product works as the owner,
 * and the log contains the SQL that an operator has to run.
 */
export async function limitRights(
  client: pg.Client,
  url: string,
  { log, password }: { log?: Logger; password?: string },
): Promise<string> {
  const { rows } = await client.query<{ user: string }>('select session_user as user')
  const user = rows[0]?.user ?? ''
  try {
    if (user === APP_ROLE) throw new Error(`the owner of the tables is called ${APP_ROLE} itself`)
    await createRole(client, password)
    if (!password) await requireMembership(client)
    await grantRights(client).catch(async (error) => {
      await client.query('rollback')
      throw error
    })
    const address = addressOf(url, password)
    await requireRole(address)
    return address
  } catch (error) {
    if (password || databaseFault(error) === 'unavailable') throw error
    log?.warn(
      { reason: error instanceof Error ? error.message : String(error), sql: sqlFor(user) },
      `the product works as the owner of its tables, who could change the audit: a superuser has to create the role ${APP_ROLE} and grant it`,
    )
    return url
  }
}
