import type { Tx } from './client.ts'
import { unwrapDatabaseError } from './fault.ts'
import { isCode } from './secret.ts'

/**
 * Deletes a record unless a foreign key refers to it. Returns false in that case. PostgreSQL
 * decides, so no earlier check can be outdated.
 */
export async function eraseUnlessUsed(tx: Tx, erase: (tx: Tx) => Promise<unknown>): Promise<boolean> {
  try {
    await tx.transaction(erase)
    return true
  } catch (thrown) {
    const error = unwrapDatabaseError(thrown)
    // restrict_violation or foreign_key_violation, depending on the version of PostgreSQL.
    if (isCode(error, '23001') || isCode(error, '23503')) return false
    throw thrown
  }
}
