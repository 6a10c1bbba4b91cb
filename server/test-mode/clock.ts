/** Clock of a test mode: the real time plus an offset in its database, which all processes read. */
import { sql } from 'drizzle-orm'
import type { Db } from '../database/client.ts'

export function testClock(db: Db) {
  let aheadMs = 0
  const take = (rows: { ahead: string | number }[]): boolean => {
    aheadMs = Number(rows[0]?.ahead ?? aheadMs)
    return rows.length > 0
  }
  return {
    now: () => new Date(Date.now() + aheadMs),

    /** Reads the offset again, which another process may have changed. */
    refresh: async (): Promise<void> => {
      take((await db.execute<{ ahead: string }>(sql`select ahead_ms as ahead from test_mode.clock`)).rows)
    },

    /** Moves the clock forward. Returns false at the furthest time. */
    advance: async (ms: number, mostMs: number): Promise<boolean> =>
      take(
        (
          await db.execute<{ ahead: string }>(
            sql`update test_mode.clock set ahead_ms = ahead_ms + ${ms} where ahead_ms + ${ms} <= ${mostMs} returning ahead_ms as ahead`,
          )
        ).rows,
      ),
  }
}

export type TestClock = ReturnType<typeof testClock>
