import { inArray, type SQL } from 'drizzle-orm'
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Queryable } from './client.ts'

const BATCH = 1000

/**
 * Deletes at most a thousand of the rows to which the condition applies, without waiting for locked
 * ones. Jobs call it, because a large delete would hold many locks. Without a condition it deletes
 * nothing.
 */
export async function deleteBatch(
  db: Queryable,
  table: PgTable & { id: AnyPgColumn },
  condition: SQL | undefined,
): Promise<void> {
  if (!condition) return
  const batch = db
    .select({ id: table.id })
    .from(table as PgTable)
    .where(condition)
    .limit(BATCH)
    .for('update', { skipLocked: true })
  await db.delete(table).where(inArray(table.id, batch))
}
