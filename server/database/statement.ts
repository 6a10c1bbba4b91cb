import { createHash } from 'node:crypto'
import { fillPlaceholders, type SQL } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import type pg from 'pg'
import type { Queryable } from './client.ts'

const dialect = new PgDialect()

/**
 * PostgreSQL keeps a named statement until its connection ends, 0.15 MB for a search. So the first texts of `query` get names,
 * the common combinations of filters among them; what comes later is planned anew each time and forgotten.
 */
const MAX_NAMED_QUERIES = 200
const namesOfQueries = new Map<string, string>()

/** A prepared statement's name follows from its text, so that equal texts share one plan on each connection. */
const nameOf = (text: string): string => createHash('sha256').update(text).digest('base64url').slice(0, 40)

function nameOfQuery(text: string): string | undefined {
  const known = namesOfQueries.get(text)
  if (known || namesOfQueries.size >= MAX_NAMED_QUERIES) return known
  const name = nameOf(text)
  namesOfQueries.set(text, name)
  return name
}

function clientOf(db: Queryable): pg.Pool | pg.PoolClient {
  if ('$client' in db) return db.$client
  // drizzle keeps the connection of a transaction in its session, typed as internal.
  return (db as unknown as { session: { client: pg.PoolClient } }).session.client
}

type Statement = { name: string | undefined; text: string; values: unknown[] }

async function run<Row>(db: Queryable, statement: Statement): Promise<Row[]> {
  const { rows } = await clientOf(db).query(statement)
  return rows
}

/**
 * Runs a fragment, prepared under a name if its text is one of the first. Let the text depend on which filters are present,
 * not on their values. Rows are as the driver gives them: column names of the SELECT, `timestamptz` as Date, `date` and
 * `time` as text, numbers as numbers.
 */
export function query<Row>(db: Queryable, fragment: SQL): Promise<Row[]> {
  const { sql: text, params } = dialect.sqlToQuery(fragment)
  return run(db, { name: nameOfQuery(text), text, values: params })
}

/**
 * The fastest form for a statement whose text never changes: built once, on first use, from a fragment whose values are
 * `sql.placeholder('name')`. Always prepared under a name: there are as many as the code has of them.
 */
export function statement<Row, Values extends Record<string, unknown> = Record<string, never>>(build: () => SQL) {
  let built: { name: string; text: string; params: unknown[] } | undefined
  return (db: Queryable, values: Values): Promise<Row[]> => {
    if (!built) {
      const { sql: text, params } = dialect.sqlToQuery(build())
      built = { name: nameOf(text), text, params }
    }
    const { name, text, params } = built
    return run(db, { name, text, values: fillPlaceholders(params, values) })
  }
}

/** A page and its exact total, sent together on two connections: each gets the plan that suits it. */
export async function pageAndCount<Row>(db: Queryable, page: SQL, count: SQL): Promise<{ rows: Row[]; total: number }> {
  const [rows, counted] = await Promise.all([query<Row>(db, page), query<{ count: number }>(db, count)])
  return { rows, total: counted[0]?.count ?? 0 }
}
