import { lt } from 'drizzle-orm'
import type { Dependencies } from '#server/context.ts'
import { activations } from './table.ts'

const KEPT_MS = 24 * 60 * 60 * 1000

/** Deletes old bulk changes. They can be reverted for a day. */
export async function removeOldActivations({ db, clock }: Pick<Dependencies, 'db' | 'clock'>): Promise<void> {
  await db.delete(activations).where(lt(activations.createdAt, new Date(clock().getTime() - KEPT_MS)))
}
