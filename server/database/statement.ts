import { createHash } from 'node:crypto'
import { fillPlaceholders, type SQL } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import type pg from 'pg'
import type { Queryable } from './client.ts'

const dialect = new PgDialect()

/**
 * PostgreSQL keeps a named statement until its connection ends, which costs 0.15 MB for a search.
 * Only the first texts of `query`, which include the common combinations of filters, get names.
 * Later ones are planned for each call.
 */
const MAX_NAMED_QUERIES = 200
const namesOfQueries = new Map<string, string>()

/**
 * A prepared statement's name follows from its text, so that equal texts share one plan on each
 * connection.
 */
const nameOf = (text: string): string => createHash('sha256').update(text).digest('base64url').slice(0, 40)

function nameOfQuery(text: string): string | undefined {
  const cached = namesOfQueries.get(text)
  if (cached || namesOfQueries.size >= MAX_NAMED_QUERIES) return cached
  const name = nameOf(text)
  namesOfQueries.set(text, name)
  return name
}

/** The pool, or the connection of a transaction. */
export function clientOf(db: Queryable): pg.Pool | pg.PoolClient {
  if ('$client' in db) return db.$client
  // drizzle keeps the connection of a transaction in its session, typed as internal.
  return (db as unknown as { session: { client: pg.PoolClient } }).session.client
}

/** A fragment as text; `params` may be placeholders, which are filled when it runs. */
export type CompiledStatement = { name: string | undefined; text: string; params: unknown[] }

/** Runs what was compiled from a fragment, with values for its placeholders. */
export async function run<Row>(
  db: Queryable,
  compiled: CompiledStatement,
  filled: Record<string, unknown> = {},
): Promise<Row[]> {
  const { name, text, params } = compiled
  const { rows } = await clientOf(db).query({ name, text, values: fillPlaceholders(params, filled) })
  return rows
}

/**
 * Compiles a fragment; prepared under a name if its text is one of the first, and not `unnamed`.
 */
export function compile(fragment: SQL, { unnamed = false } = {}): CompiledStatement {
  const { sql: text, params } = dialect.sqlToQuery(fragment)
  return { name: unnamed ? undefined : nameOfQuery(text), text, params }
}

/** Compiled statements of the most common shapes (blanks.ts). */
const compiledByShape = new Map<string, CompiledStatement>()
const MOST_REMEMBERED = 1000

/** The statement of a shape, compiled when it is first asked for. */
export function compiledOnce(shape: string, make: () => CompiledStatement): CompiledStatement {
  const cached = compiledByShape.get(shape)
  if (cached) return cached
  if (compiledByShape.size >= MOST_REMEMBERED) compiledByShape.clear()
  const compiled = make()
  compiledByShape.set(shape, compiled)
  return compiled
}

/**
 * Runs a fragment, prepared under a name if its text is one of the first. Let the text depend on
 * which filters are present, not on their values. Rows are as the driver gives them: column names
 * of the SELECT, `timestamptz` as Date, `date` and `time` as text, numbers as numbers.
 */
export const query = <Row>(db: Queryable, fragment: SQL): Promise<Row[]> => run(db, compile(fragment))

/**
 * The fastest form for a statement whose text never changes: built once, on first use, from a
 * fragment whose values are `sql.placeholder('name')`. Always prepared under a name: there are as
 * many as the code has of them.
 */
export function statement<Row, Values extends Record<string, unknown> = Record<string, never>>(build: () => SQL) {
  let built: CompiledStatement | undefined
  return (db: Queryable, values: Values): Promise<Row[]> => {
    if (!built) {
      const unnamed = compile(build(), { unnamed: true })
      built = { ...unnamed, name: nameOf(unnamed.text) }
    }
    return run(db, built, values)
  }
}
