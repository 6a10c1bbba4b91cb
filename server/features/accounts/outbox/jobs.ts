import { inArray, lt } from 'drizzle-orm'
import type { Dependencies } from '#server/context.ts'
import { removeMailFiles } from './mail-files.ts'
import { outbox } from './table.ts'

const KEPT_MS = 90 * 24 * 60 * 60 * 1000
const BATCH = 1000

/**
 * Deletes mails that were sent three months ago, with their files, in small batches. A dead letter
 * stays until an administrator handles it.
 */
export async function removeSentMails({ db, clock, config }: Dependencies): Promise<void> {
  const old = db
    .select({ id: outbox.id })
    .from(outbox)
    .where(lt(outbox.sentAt, new Date(clock().getTime() - KEPT_MS)))
    .limit(BATCH)
    .for('update', { skipLocked: true })
  const removed = await db.delete(outbox).where(inArray(outbox.id, old)).returning({ id: outbox.id })
  await removeMailFiles(config, { ids: removed.map(({ id }) => id) })
}
