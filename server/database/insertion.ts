import { getTableColumns, type InferInsertModel, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { SelectResultFields } from 'drizzle-orm/query-builders/select.types'
import type { Queryable } from './client.ts'
import { selectList } from './record.ts'
import { statement } from './statement.ts'

type Columns = Record<string, AnyPgColumn | SQL>

type Options<Returning> = { returning?: Returning; onConflict?: SQL }

/**
 * Compiles an insert of any number of rows. Its SQL text is built once. The query builder would
 * build it again for each of a booking's inserts. Missing columns take the default of the database,
 * except `id`, which is generated here. The rows are sent as one JSON value, which PostgreSQL reads
 * with the types of the table.
 */
export function insertion<
  Table extends PgTable,
  Name extends keyof InferInsertModel<Table> & string,
  Returning extends Columns = Record<never, never>,
>(table: Table, names: readonly Name[], { returning, onConflict = sql`` }: Options<Returning> = {}) {
  type Row = Pick<InferInsertModel<Table>, Name>
  const columns = getTableColumns(table)
  const nameOf = (name: Name): string => columns[name]?.name ?? name
  const valueIn = (row: Row, name: Name): unknown =>
    row[name] === undefined ? columns[name]?.defaultFn?.() : row[name]
  /** Returns the SQL of the insert, whose rows are the placeholder of this name. */
  const fragment = (rows: string): SQL => {
    const list = sql.join(
      names.map((name) => sql.identifier(nameOf(name))),
      sql`, `,
    )
    return sql`insert into ${table} (${list}) select ${list} from json_populate_recordset(null::${table}, ${sql.placeholder(rows)}::json)
      ${onConflict} ${returning ? sql`returning ${selectList(returning)}` : sql``}`
  }
  const encode = (rows: readonly Row[]): string =>
    JSON.stringify(rows.map((row) => Object.fromEntries(names.map((name) => [nameOf(name), valueIn(row, name)]))))
  const insert = statement<SelectResultFields<Returning>, { rows: string }>(() => fragment('rows'))
  const run = (db: Queryable, rows: readonly Row[]) => insert(db, { rows: encode(rows) })
  return Object.assign(run, { fragment, encode })
}

type Insertion<Row, Result> = {
  (db: Queryable, rows: readonly Row[]): Promise<Result[]>
  fragment: (rows: string) => SQL
  encode: (rows: readonly Row[]) => string
}

/**
 * Compiles inserts into three tables as one statement, which returns the rows of the first. It
 * costs a tenth less than three. PostgreSQL checks foreign keys at its end, so the rows may refer
 * to each other.
 */
export function insertionOfThree<First, Result, Second, Third>(
  first: Insertion<First, Result>,
  second: Insertion<Second, unknown>,
  third: Insertion<Third, unknown>,
) {
  const insert = statement<Result, Record<'first' | 'second' | 'third', string>>(
    () =>
      sql`with second as (${second.fragment('second')}), third as (${third.fragment('third')}) ${first.fragment('first')}`,
  )
  return (db: Queryable, firstRows: First[], secondRows: Second[], thirdRows: Third[]): Promise<Result[]> =>
    insert(db, {
      first: first.encode(firstRows),
      second: second.encode(secondRows),
      third: third.encode(thirdRows),
    })
}
