import { lt, sql } from 'drizzle-orm'
import { ENDED_SESSIONS_DAYS } from '#domain/sessions.ts'
import type { Dependencies } from '#server/context.ts'
import type { Db } from '#server/database/client.ts'
import { deleteBatch } from '#server/database/delete-batch.ts'
import { sessions } from '#server/features/accounts/users/table.ts'
import { apiKeys } from '#server/features/developers/api-keys/table.ts'
import { takeLastUses } from '#server/viewer.ts'
import { oneTimeTokens } from './table.ts'

const KEPT_MS = ENDED_SESSIONS_DAYS * 24 * 60 * 60 * 1000

/** Deletes sessions and links that ended a month ago, in small batches. */
export async function removeEndedSessions({ db, clock }: Dependencies): Promise<void> {
  const before = new Date(clock().getTime() - KEPT_MS)
  for (const table of [sessions, oneTimeTokens]) await deleteBatch(db, table, lt(table.expiresAt, before))
}

/**
 * Stores the last uses of sessions and keys, with one statement for each kind, independent of the
 * number of requests. It locks the rows in the order of their IDs, because several processes store
 * uses of the same sessions at the same time.
 */
export async function writeLastUses({ db }: Dependencies): Promise<void> {
  const uses = takeLastUses(db)
  await writeUses(db, sessions, uses.sessions)
  await writeUses(db, apiKeys, uses.keys)
}

async function writeUses(db: Db, table: typeof sessions | typeof apiKeys, uses: ReadonlyMap<string, Date>) {
  if (uses.size === 0) return
  const [ids, times] = [[...uses.keys()], [...uses.values()]]
  await db.execute(sql`update ${table} set last_used_at = used.at
    from unnest(${sql.param(ids)}::uuid[], ${sql.param(times)}::timestamptz[]) as used (id, at)
    join (select id from ${table} where id = any(${sql.param(ids)}::uuid[]) order by id for no key update) as locked using (id)
    where ${table.id} = used.id and coalesce(${table.lastUsedAt} < used.at, true)`)
}
