import { sql } from 'drizzle-orm'
import type { Db } from '#server/database/client.ts'
import { query } from '#server/database/statement.ts'

/** Forgets sessions and links that ended a month ago and idempotency keys of a week ago; a few at a time, the rest next minute. */
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
}
