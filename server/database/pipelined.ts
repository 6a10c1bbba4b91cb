import type { Duplex } from 'node:stream'
import type { Tx } from './client.ts'
import { clientOf } from './statement.ts'

/**
 * Sends independent statements of a transaction together. `start` calls them, and PostgreSQL runs
 * them in their order. They share one packet, because writing to PostgreSQL took a third of the
 * server's processor time for a booking.
 *
 * Resolves or rejects when all of them have ended, so that none runs after the transaction. Rejects
 * with the first error, because statements after a failed one only report that the transaction has
 * failed.
 */
export async function pipelined<Work extends readonly unknown[] | []>(
  tx: Tx,
  start: () => Work,
): Promise<{ -readonly [Index in keyof Work]: Awaited<Work[Index]> }> {
  // pg types its connection as internal.
  const { stream } = (clientOf(tx) as ReturnType<typeof clientOf> & { connection: { stream: Duplex } }).connection
  stream.cork()
  let work: Work
  try {
    work = start()
  } finally {
    stream.uncork()
  }
  const ended = await Promise.allSettled(work)
  for (const outcome of ended) if (outcome.status === 'rejected') throw outcome.reason
  return Promise.all(work)
}
