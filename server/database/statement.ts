import { createHash } from 'node:crypto'
import { fillPlaceholders, is, Placeholder, type SQL } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import type pg from 'pg'
import type { Queryable } from './client.ts'

const dialect = new PgDialect()

/**
 * Maximum number of named texts of `query`. PostgreSQL keeps a named statement until its connection
 * ends, which costs 0.15 MB for a search. The first texts, which include the common combinations of
 * filters, get names. Later ones are planned for each call.
 */
const MAX_NAMED_QUERIES = 200
const namesOfQueries = new Map<string, string>()

/**
 * Returns the name of a prepared statement, derived from its text. Equal texts share one plan on
 * each connection.
 */
const nameOf = (text: string): string => createHash('sha256').update(text).digest('base64url').slice(0, 40)

function nameOfQuery(text: string): string | undefined {
  const cached = namesOfQueries.get(text)
  if (cached || namesOfQueries.size >= MAX_NAMED_QUERIES) return cached
  const name = nameOf(text)
  namesOfQueries.set(text, name)
  return name
}

/** Returns the pool, or the connection of a transaction. */
export function clientOf(db: Queryable): pg.Pool | pg.PoolClient {
  if ('$client' in db) return db.$client
  // drizzle keeps the connection of a transaction in its session, typed as internal.
  return (db as unknown as { session: { client: pg.PoolClient } }).session.client
}

/** Compiled fragment. `params` may contain placeholders, which are filled at each run. */
export type CompiledStatement = { name: string | undefined; text: string; params: unknown[] }

/** Runs a compiled fragment with values for its placeholders. */
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
 * Compiles a fragment. It is prepared under a name if its text is one of the first, unless
 * `unnamed`.
 */
export function compile(fragment: SQL, { unnamed = false } = {}): CompiledStatement {
  const { sql: text, params } = dialect.sqlToQuery(fragment)
  return { name: unnamed ? undefined : nameOfQuery(text), text, params }
}

/** Compiled statements of the most common shapes (blanks.ts). */
const compiledByShape = new Map<string, CompiledStatement>()
const MOST_REMEMBERED = 1000

/** Returns the statement of a shape, compiled on first use. */
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
 * which filters are present, not on their values. Rows are as the driver returns them: column names
 * of the SELECT, `timestamptz` as Date, `date` and `time` as text, numbers as numbers.
 */
export const query = <Row>(db: Queryable, fragment: SQL): Promise<Row[]> => run(db, compile(fragment))

/**
 * Numbers the uses of a placeholder alike, so that its value is sent and read once. PostgreSQL then
 * derives its type from the first use.
 */
function withSharedPlaceholders({ text, params, ...compiled }: CompiledStatement): CompiledStatement {
  const keys = params.map((param, index) => (is(param, Placeholder) ? param.name : index))
  const shared = [...new Set(keys)]
  return {
    ...compiled,
    text: text.replace(/\$(\d+)/g, (_, number) => `$${shared.indexOf(keys[number - 1] ?? '') + 1}`),
    params: shared.map((key) => params[keys.indexOf(key)]),
  }
}

/**
 * Returns a function for a statement whose text never changes, which is the fastest form. It is
 * built once, on first use, from a fragment whose values are `sql.placeholder('name')`. It is
 * always prepared under a name, because the code contains few of them. With `sharesPlaceholders`, a
 * value that the text names repeatedly is sent once.
 */
export function statement<Row, Values extends Record<string, unknown> = Record<string, never>>(
  build: () => SQL,
  { sharesPlaceholders = false } = {},
) {
  let built: CompiledStatement | undefined
  return (db: Queryable, values: Values): Promise<Row[]> => {
    if (!built) {
      const compiled = compile(build(), { unnamed: true })
      const unnamed = sharesPlaceholders ? withSharedPlaceholders(compiled) : compiled
      built = { ...unnamed, name: nameOf(unnamed.text) }
    }
    return run(db, built, values)
  }
}
