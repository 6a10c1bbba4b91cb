import { createHash } from 'node:crypto'
import { fillPlaceholders, type SQL } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import type pg from 'pg'
import type { Queryable } from './client.ts'

const dialect = new PgDialect()
const names = new Map<string, string>()

/** A prepared statement's name follows from its text, so that equal texts share one plan on each connection. */
function nameOf(text: string): string {
  let name = names.get(text)
  if (!name) {
    // Past this many texts something builds them from values; names would then pile up on the server.
    if (names.size >= 2000) names.clear()
    name = createHash('sha256').update(text).digest('base64url').slice(0, 40)
    names.set(text, name)
  }
  return name
}

function clientOf(db: Queryable): pg.Pool | pg.PoolClient {
  if ('$client' in db) return db.$client
  // drizzle keeps the connection of a transaction in its session, typed as internal.
  return (db as unknown as { session: { client: pg.PoolClient } }).session.client
}

async function run<Row>(db: Queryable, text: string, values: unknown[]): Promise<Row[]> {
  const { rows } = await clientOf(db).query({ name: nameOf(text), text, values })
  return rows
}

/**
 * Runs a fragment as a named prepared statement. Its text must come from a bounded set: one per combination of present
 * filters, never one per value. Rows are as the driver gives them: column names of the SELECT, `timestamptz` as Date,
 * `date` and `time` as text, numbers as numbers.
 */
export function query<Row>(db: Queryable, fragment: SQL): Promise<Row[]> {
  const { sql, params } = dialect.sqlToQuery(fragment)
  return run(db, sql, params)
}

/**
 * The fastest form for a statement whose text never changes: built once, on first use, from a fragment whose values are
 * `sql.placeholder('name')`.
 */
export function statement<Row, Values extends Record<string, unknown> = Record<string, never>>(build: () => SQL) {
  let built: { sql: string; params: unknown[] } | undefined
  return (db: Queryable, values: Values): Promise<Row[]> => {
    built ??= dialect.sqlToQuery(build())
    return run(db, built.sql, fillPlaceholders(built.params, values))
  }
}

/** A page and its exact total, sent together on two connections: each gets the plan that suits it. */
export async function pageAndCount<Row>(db: Queryable, page: SQL, count: SQL): Promise<{ rows: Row[]; total: number }> {
  const [rows, counted] = await Promise.all([query<Row>(db, page), query<{ count: number }>(db, count)])
  return { rows, total: counted[0]?.count ?? 0 }
}
