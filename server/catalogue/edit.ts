import type { Context } from '../context.ts'
import type { Tx } from '../database/client.ts'
import { retriedTransaction } from '../database/lost-race.ts'

/**
 * A transaction that changes what the catalogue shows: once it has answered, this instance
 * remembers nothing of before.
 */
export async function editCatalogue<T>(ctx: Context, work: (tx: Tx) => Promise<T>): Promise<T> {
  const done = await retriedTransaction(ctx.db, work)
  await ctx.catalogue.catchUp()
  return done
}
