import { and, eq, getTableColumns, isNull, lte, or, type SQL } from 'drizzle-orm'
import type { AnyPgColumn, PgTable, PgUpdateSetSource } from 'drizzle-orm/pg-core'
import type { Db } from '#server/database/client.ts'

type LeasedTable = PgTable & {
  id: AnyPgColumn<{ data: string; notNull: true }>
  claimedUntil: AnyPgColumn<{ data: Date }>
}
type LeasedRow<Table extends LeasedTable> = Table['$inferSelect'] & { claimedUntil: Date }

type Claim<Table extends LeasedTable> = {
  now: Date
  /** Milliseconds after which another worker may take over a row that was not released. */
  lease: number
  limit: number
  /** Condition for due rows. */
  where: SQL | undefined
  orderBy: (SQL | AnyPgColumn)[]
  /** Further columns that a claim sets. */
  set?: PgUpdateSetSource<Table>
}

export const leaseEnd = (now: Date, lease: number): Date => new Date(now.getTime() + lease)

/**
 * Claims due rows that no other worker holds, in any order. Rows that another worker is claiming at
 * the same moment are skipped without waiting.
 */
export async function claim<Table extends LeasedTable>(
  db: Db,
  table: Table,
  { now, lease, limit, where, orderBy, set }: Claim<Table>,
): Promise<LeasedRow<Table>[]> {
  const claimedUntil = leaseEnd(now, lease)
  const leased: PgTable = table
  const due = db.$with('due').as(
    db
      .select({ id: table.id })
      .from(leased)
      .where(and(where, or(isNull(table.claimedUntil), lte(table.claimedUntil, now))))
      .orderBy(...orderBy)
      .limit(limit)
      .for('update', { skipLocked: true }),
  )
  const rows = await db
    .with(due)
    .update(leased)
    .set({ ...set, claimedUntil })
    .from(due)
    .where(eq(table.id, due.id))
    .returning(getTableColumns(leased))
  return rows.map((row) => ({ ...row, claimedUntil }) as LeasedRow<Table>)
}
