/** Tables of the product, as backups read them. */
import pg from 'pg'

/** Table with its written columns, sorted by name. */
export type Table = { name: string; columns: string[] }
export type TableState = { rows: number; checksum: string }

/** A busy machine may take seconds to accept a connection. */
const CONNECT_MS = 60_000

const quoted = (names: readonly string[]) => names.map((name) => pg.escapeIdentifier(name)).join(', ')
export const columnList = ({ columns }: Table): string => quoted(columns)
export const tableName = ({ name }: Table): string => `public.${pg.escapeIdentifier(name)}`

/** Opens a connection whose text formats do not depend on the server settings. */
export async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: CONNECT_MS,
    application_name: 'hekima backup',
  })
  client.on('error', () => undefined)
  await client.connect()
  await client.query(
    "set timezone = 'UTC'; set datestyle = 'ISO, YMD'; set intervalstyle = 'postgres'; set extra_float_digits = 1",
  )
  return client
}

/**
 * Table whose rows only running processes need. They name transactions of the server that wrote
 * them.
 */
const CHANGES = 'changes'

/** Returns the tables without the columns that PostgreSQL computes itself. */
export async function findTables(client: pg.Client): Promise<Table[]> {
  const { rows } = await client.query<Table>(`
    select c.relname as name, array_agg(a.attname::text order by a.attname) as columns
    from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname <> '${CHANGES}'
      and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
      and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')
    group by c.relname order by c.relname`)
  return rows
}

/** Counts the rows and sums their hashes, in any order. */
export async function readState(client: pg.Client, table: Table): Promise<TableState> {
  const { rows } = await client.query<{ count: number; checksum: string }>(
    `select count(*)::int as count, coalesce(sum(hashtextextended(row(${columnList(table)})::text, 0)::numeric), 0)::text
     as checksum from ${tableName(table)}`,
  )
  return { rows: rows[0]?.count ?? 0, checksum: rows[0]?.checksum ?? '0' }
}

/** Returns the time of the last migration, or undefined for a database without tables. */
export async function readSchema(client: pg.Client): Promise<number | undefined> {
  const { rows } = await client.query("select to_regclass('drizzle.__drizzle_migrations') as journal")
  if (!rows[0]?.journal) return undefined
  const { rows: last } = await client.query('select max(created_at)::text as at from drizzle.__drizzle_migrations')
  return Number(last[0]?.at)
}

export async function findSequences(client: pg.Client): Promise<{ name: string; value: string }[]> {
  const { rows } = await client.query<{ name: string; value: string }>(
    `select sequencename as name, last_value::text as value from pg_sequences
     where schemaname = 'public' and last_value is not null order by 1`,
  )
  return rows
}
