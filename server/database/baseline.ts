import type pg from 'pg'

/**
 * Creation time of the last migration that the first three files replace, as in drizzle's journal.
 * The files carry this time, so drizzle runs none of them on a database at this point.
 */
export const BASELINE = 1796036018192

/** Commit that added the last of the migrations that were squashed. */
const LAST_BEFORE = 'ccd05c4a'

/** Refuses a database that had not run all migrations that were squashed. */
export async function requireBaseline(client: pg.Client): Promise<void> {
  const { rows: journals } = await client.query("select to_regclass('drizzle.__drizzle_migrations') as journal")
  if (!journals[0]?.journal) return
  const { rows } = await client.query<{ last: string | null }>(
    'select max(created_at) as last from drizzle.__drizzle_migrations',
  )
  const last = rows[0]?.last ?? null
  if (last === null || Number(last) >= BASELINE) return
  throw new Error(
    `This database was made by an older version of Hekima. Start commit ${LAST_BEFORE} of 30 November 2026 once: it brings the database up to date. Then start this version.`,
  )
}
