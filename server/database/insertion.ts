import { getTableColumns, type InferInsertModel, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { SelectResultFields } from 'drizzle-orm/query-builders/select.types'
import type { Queryable } from './client.ts'
import { selectList } from './record.ts'
import { statement } from './statement.ts'

type Columns = Record<string, AnyPgColumn | SQL>

/**
 * Compiles an insert of any number of rows. Its SQL text is built once. The query builder would
 * build it again for each of a booking's four inserts. Missing columns take the default of the
 * database, except `id`, which is generated here. The rows are sent as one JSON value, which
 * PostgreSQL reads with the types of the table.
 */
export function insertion<
  Table extends PgTable,
  Name extends keyof InferInsertModel<Table> & string,
  Returning extends Columns = Record<never, never>,
>(
  table: Table,
  names: readonly Name[],
  { returning, onConflict = sql`` }: { returning?: Returning; onConflict?: SQL } = {},
) {
  const columns = getTableColumns(table)
  const nameOf = (name: Name): string => columns[name]?.name ?? name
  const valueIn = (row: Pick<InferInsertModel<Table>, Name>, name: Name): unknown =>
    row[name] === undefined ? columns[name]?.defaultFn?.() : row[name]
  const insert = statement<SelectResultFields<Returning>, { rows: string }>(() => {
    const list = sql.join(
      names.map((name) => sql.identifier(nameOf(name))),
      sql`, `,
    )
    return sql`insert into ${table} (${list}) select ${list} from json_populate_recordset(null::${table}, ${sql.placeholder('rows')}::json)
      ${onConflict} ${returning ? sql`returning ${selectList(returning)}` : sql``}`
  })
  return (db: Queryable, rows: Pick<InferInsertModel<Table>, Name>[]) => {
    const records = rows.map((row) => Object.fromEntries(names.map((name) => [nameOf(name), valueIn(row, name)])))
    return insert(db, { rows: JSON.stringify(records) })
  }
}
