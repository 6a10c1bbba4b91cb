import type { Tx } from './client.ts'
import { unwrapDatabaseError } from './fault.ts'
import { isCode } from './secret.ts'

/**
 * Erases what nothing refers to; false when a foreign key holds it. PostgreSQL decides, so that no
 * look beforehand can be too early.
 */
export async function eraseUnlessUsed(tx: Tx, erase: (tx: Tx) => Promise<unknown>): Promise<boolean> {
  try {
    await tx.transaction(erase)
    return true
  } catch (thrown) {
    const error = unwrapDatabaseError(thrown)
    // restrict_violation and foreign_key_violation: which of the two depends on the version of
    // PostgreSQL.
    if (isCode(error, '23001') || isCode(error, '23503')) return false
    throw thrown
  }
}
