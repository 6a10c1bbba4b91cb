import { inArray, lt } from 'drizzle-orm'
import type { Parts } from '#server/context.ts'
import { sessions } from '#server/features/users/table.ts'
import { oneTimeTokens } from './table.ts'

const KEPT_MS = 30 * 24 * 60 * 60 * 1000
const BATCH = 1000

/** Forgets sessions and links that ended a month ago, a few at a time. */
export async function removeEndedSessions({ db, clock }: Parts): Promise<void> {
  const before = new Date(clock().getTime() - KEPT_MS)
  for (const table of [sessions, oneTimeTokens]) {
    const old = db
      .select({ id: table.id })
      .from(table)
      .where(lt(table.expiresAt, before))
      .limit(BATCH)
      .for('update', { skipLocked: true })
    await db.delete(table).where(inArray(table.id, old))
  }
}
