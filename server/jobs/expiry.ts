import { sql } from 'drizzle-orm'
import { v7 } from 'uuid'
import type { Db } from '#server/database/client.ts'
import { query } from '#server/database/statement.ts'

const MAILS_KEPT_MS = 90 * 24 * 60 * 60 * 1000

/**
 * Forgets sessions and links that ended a month ago, idempotency keys of a week ago and mails that went out three months ago; a
 * few at a time, the rest next minute.
 */
export async function removeExpired(db: Db): Promise<void> {
  await query(
    db,
    sql`delete from sessions where id in (
      select id from sessions where expires_at < now() - interval '30 days' limit 1000 for update skip locked)`,
  )
  await query(
    db,
    sql`delete from idempotency_keys where (user_id, key) in (
      select user_id, key from idempotency_keys where created_at < now() - interval '7 days'
      limit 1000 for update skip locked)`,
  )
  await query(
    db,
    sql`delete from one_time_tokens where id in (
      select id from one_time_tokens where expires_at < now() - interval '30 days' limit 1000 for update skip locked)`,
  )
  // Ids grow with time, so that the primary key finds the oldest rows; a dead letter stays until somebody sees to it.
  await query(
    db,
    sql`delete from outbox where id in (
      select id from outbox where id < ${v7({ msecs: Date.now() - MAILS_KEPT_MS })}::uuid and sent_at is not null
      order by id limit 1000 for update skip locked)`,
  )
}
