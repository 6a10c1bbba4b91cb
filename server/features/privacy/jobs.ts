import { sql } from 'drizzle-orm'
import type { Parts } from '#server/context.ts'
import { query } from '#server/database/statement.ts'
import { eraseAccount, removeAccount } from '#server/features/privacy/erasure.ts'

/** Accounts of one run; the rest come a minute later. */
const BATCH = 20
/** How long the row of an account waits for its last mail to go out. */
const PATIENCE = '3 days'

/** Deletes the accounts whose time of grace is over: what says who they were at once, the row after the last mail. */
export async function deleteAccounts(parts: Parts, isEnding: () => boolean = () => false): Promise<void> {
  const rows = await query<{ id: string; erased: boolean }>(
    parts.db,
    sql`select u.id, o.id is not null as erased from users u
        left join outbox o on o.dedupe_key = 'account.deleted:' || u.id
      where u.deletes_at <= ${parts.clock()} and (o.id is null or o.sent_at is not null or o.failed_at is not null
        or o.created_at < ${parts.clock()}::timestamptz - interval '${sql.raw(PATIENCE)}')
      order by u.deletes_at limit ${BATCH}`,
  )
  for (const { id, erased } of rows) {
    if (isEnding()) return
    // One account that cannot be deleted does not keep the others.
    await (erased ? removeAccount : eraseAccount)(parts, id).catch((err) =>
      parts.log.error({ err, userId: id }, 'an account was not deleted'),
    )
  }
}
