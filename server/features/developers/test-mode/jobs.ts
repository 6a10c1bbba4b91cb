import { lt } from 'drizzle-orm'
import { UNUSED_DAYS } from '#domain/test-mode.ts'
import type { Dependencies } from '#server/context.ts'
import { testModes } from './table.ts'

const databasesOf = async (db: Dependencies['db']): Promise<ReadonlySet<string>> => {
  const rows = await db.select({ database: testModes.database }).from(testModes)
  return new Set(rows.map(({ database }) => database))
}

/**
 * Deletes test modes that nobody has used for a month, and drops databases without a test mode:
 * those of erased accounts, and what a reset or a switch left behind.
 */
export async function dropUnusedTestModes({ db, clock, testModes: modes }: Dependencies): Promise<void> {
  if (!modes) return
  const now = clock()
  await db
    .delete(testModes)
    .where(lt(testModes.lastUsedAt, new Date(now.getTime() - UNUSED_DAYS * 24 * 60 * 60 * 1000)))
  await modes.dropUnused(await databasesOf(db), now)
}

/** Removes uploads of deleted test modes. Every process has its own. */
export async function removeTestFiles({ db, testModes: modes }: Dependencies): Promise<void> {
  await modes?.removeFiles(await databasesOf(db))
}
