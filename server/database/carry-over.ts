import type pg from 'pg'

/**
 * When the first and the last of the eleven migrations were made that the two of today replace, as
 * drizzle's journal keeps it.
 */
const FIRST_OLD = 1795252672991
const LAST_OLD = 1795261113371
/** When `0001_tables` was made, whose tables are what the eleven left behind. */
const BASELINE = 1795275591324

/**
 * A database from before the migrations were squashed has today's tables already if it ran all of
 * the old ones: it is marked as having run the new ones. One that stopped on the way cannot be
 * carried over.
 */
export async function carryOver(client: pg.Client): Promise<void> {
  const { rows: found } = await client.query("select to_regclass('drizzle.__drizzle_migrations') as journal")
  if (!found[0]?.journal) return
  const { rows } = await client.query<{ first: string; last: string }>(
    'select min(created_at) as first, max(created_at) as last from drizzle.__drizzle_migrations',
  )
  const [first, last] = [Number(rows[0]?.first), Number(rows[0]?.last)]
  if (first !== FIRST_OLD || last >= BASELINE) return
  if (last !== LAST_OLD)
    throw new Error(
      'This database was made by an older version of Hekima and is not up to date with it. Start the last version before this one once (it brings the database up to date), then this one.',
    )
  await client.query("insert into drizzle.__drizzle_migrations (hash, created_at) values ('carried over', $1)", [
    BASELINE,
  ])
}
