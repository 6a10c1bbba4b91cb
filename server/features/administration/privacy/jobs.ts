import { and, eq, isNotNull, isNull, lte, or, sql } from 'drizzle-orm'
import type { Dependencies } from '#server/context.ts'
import { outbox } from '#server/features/accounts/outbox/table.ts'
import { users } from '#server/features/accounts/users/table.ts'
import { eraseAccount, removeAccount } from './erasure.ts'

/** Accounts per run. The rest follow a minute later. */
const BATCH = 20
/** Maximum time that the row of an account waits for its last mail. */
const PATIENCE_MS = 3 * 24 * 60 * 60 * 1000

/**
 * Deletes accounts after their grace period: identifying data at once, the row after the last mail.
 */
export async function deleteAccounts(deps: Dependencies, isEnding: () => boolean = () => false): Promise<void> {
  const now = deps.clock()
  const givenUp = lte(outbox.createdAt, new Date(now.getTime() - PATIENCE_MS))
  const rows = await deps.db
    .select({ id: users.id, lastMail: outbox.id })
    .from(users)
    .leftJoin(outbox, eq(outbox.dedupeKey, sql`'account.deleted:' || ${users.id}`))
    .where(
      and(
        lte(users.deletesAt, now),
        or(isNull(outbox.id), isNotNull(outbox.sentAt), isNotNull(outbox.failedAt), givenUp),
      ),
    )
    .orderBy(users.deletesAt)
    .limit(BATCH)
  for (const { id, lastMail } of rows) {
    if (isEnding()) return
    // An account that cannot be deleted does not stop the others.
    await (lastMail ? removeAccount : eraseAccount)(deps, id).catch((err) =>
      deps.log.error({ err, userId: id }, 'an account was not deleted'),
    )
  }
}
