import type { Duplex } from 'node:stream'
import type { Tx } from './client.ts'
import { clientOf } from './statement.ts'

/**
 * For statements of a transaction that do not wait for each other: `start` calls them, they are
 * sent together, and PostgreSQL works on them in their order. One packet for all of them instead of
 * one for each: of a booking's processor in the server, writing to PostgreSQL was a third.
 *
 * Answers or throws when all of them have ended, so that none runs after the transaction, and
 * throws what the first of them has thrown: those that follow a failed statement only say that the
 * transaction has failed.
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
