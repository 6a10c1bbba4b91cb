import type { Context } from '../context.ts'
import type { Tx } from '../database/client.ts'
import { retriedTransaction } from '../database/lost-race.ts'

/**
 * Runs a transaction that changes the catalogue. Resolves once this instance has evicted the old
 * records.
 */
export async function editCatalogue<T>(ctx: Context, work: (tx: Tx) => Promise<T>): Promise<T> {
  const done = await retriedTransaction(ctx.db, work)
  await ctx.catalogue.catchUp()
  return done
}
