import { setTimeout as sleep } from 'node:timers/promises'
import type { Db, Tx } from './client.ts'
import { unwrapDatabaseError } from './fault.ts'
import { isCode } from './secret.ts'

const TRIES = 5

/**
 * Runs a transaction again that PostgreSQL ended to break a deadlock: nothing was wrong with it.
 */
export async function retryLostRace<T>(work: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await work()
    } catch (thrown) {
      const error = unwrapDatabaseError(thrown)
      if (tries === TRIES || !(isCode(error, '40P01') || isCode(error, '40001'))) throw thrown
      await sleep(Math.random() * 20 * tries)
    }
  }
}

/** A transaction that is run again when it loses a deadlock. */
export const retriedTransaction = <T>(db: Db, work: (tx: Tx) => Promise<T>): Promise<T> =>
  retryLostRace(() => db.transaction(work))
