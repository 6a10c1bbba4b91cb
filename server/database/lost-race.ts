import { setTimeout as sleep } from 'node:timers/promises'
import { countEvent } from '../http/counters.ts'
import type { Db, Tx } from './client.ts'
import { unwrapDatabaseError } from './fault.ts'
import { isCode } from './secret.ts'

const TRIES = 5

function isDeadlock(thrown: unknown): boolean {
  const error = unwrapDatabaseError(thrown)
  return isCode(error, '40P01') || isCode(error, '40001')
}

/**
 * Retries a transaction that PostgreSQL ended to break a deadlock, or that failed with an error
 * accepted by `isLost`.
 */
export async function retryLostRace<T>(
  work: () => Promise<T>,
  { isLost = () => false }: { isLost?: (error: unknown) => boolean } = {},
): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await work()
    } catch (error) {
      if (isDeadlock(error) || isLost(error)) countEvent('lost_races', [])
      if (tries === TRIES || !(isDeadlock(error) || isLost(error))) throw error
      await sleep(Math.random() * 20 * tries)
    }
  }
}

/** Runs a transaction and retries it after a deadlock. */
export const retriedTransaction = <T>(db: Db, work: (tx: Tx) => Promise<T>): Promise<T> =>
  retryLostRace(() => db.transaction(work))
