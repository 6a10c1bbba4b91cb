import type { TestApp } from './server.ts'

/** Returns every column of every table that contains one of these texts, in any case. */
export async function columnsWith(app: Pick<TestApp, 'query'>, traces: readonly string[]): Promise<string[]> {
  const columns = await app.query<{ table: string; column: string; name: string }>(
    `select quote_ident(c.table_schema) || '.' || quote_ident(c.table_name) as table, quote_ident(c.column_name) as column,
      c.table_name || '.' || c.column_name as name
     from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
     where t.table_type = 'BASE TABLE' and c.table_schema not in ('pg_catalog', 'information_schema')`,
  )
  const holders: string[] = []
  for (const { table, column, name } of columns) {
    const [row] = await app.query<{ text: string | null }>(
      `select lower(string_agg(${column}::text, E'\n')) as text from ${table}`,
    )
    if (traces.some((trace) => row?.text?.includes(trace.toLowerCase()))) holders.push(name)
  }
  return holders
}
