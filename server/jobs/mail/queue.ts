import { sql } from 'drizzle-orm'
import type { Queryable } from '#server/database/client.ts'
import { list } from '#server/database/search.ts'
import { query } from '#server/database/statement.ts'

export type Claimed = {
  id: string
  kind: string
  userId: string | null
  payload: Record<string, string>
  dedupeKey: string | null
  /** This one included. */
  attempts: number
  claimedUntil: Date
}

/** How long a worker may keep what it took. If it dies, another one takes over then. */
export const LEASE_MS = 5 * 60_000
const MINUTE = 60_000
/** Pauses after the first, second … attempt that failed; after the last attempt the mail is a dead letter. */
export const PAUSES_MS = [1, 5, 15, 60, 6 * 60, 12 * 60, 24 * 60].map((minutes) => minutes * MINUTE)
export const MAX_ATTEMPTS = PAUSES_MS.length + 1

/** Takes due rows that no other worker holds. */
export const claim = (db: Queryable, now: Date, limit: number): Promise<Claimed[]> =>
  query<Claimed>(
    db,
    sql`with due as (
        select id from outbox where sent_at is null and failed_at is null and available_at <= ${now}
          and (claimed_until is null or claimed_until <= ${now})
        order by available_at, id limit ${limit} for update skip locked),
      taken as (
        update outbox o set claimed_until = ${new Date(now.getTime() + LEASE_MS)}, attempts = attempts + 1
        from due where o.id = due.id returning o.*)
      select id, kind, user_id as "userId", payload, dedupe_key as "dedupeKey", attempts,
        claimed_until as "claimedUntil" from taken order by available_at, id`,
  )

/** `note` says why a row was done with without a mail. */
export async function markSent(db: Queryable, { id }: Claimed, now: Date, note: string | null = null): Promise<void> {
  await query(
    db,
    sql`update outbox set sent_at = ${now}, claimed_until = null, last_error = ${note}
      where id = ${id}::uuid and sent_at is null`,
  )
}

/** Gives rows back as if they had not been taken. */
export async function release(db: Queryable, rows: Claimed[]): Promise<void> {
  const [first] = rows
  if (!first) return
  await query(
    db,
    sql`update outbox set claimed_until = null, attempts = attempts - 1
      where id = any(${list(rows.map(({ id }) => id))}::uuid[]) and claimed_until = ${first.claimedUntil}
        and sent_at is null`,
  )
}

/** Puts off a mail that could not be sent, or gives it up: for good, or after the last attempt. */
export async function markFailed(
  db: Queryable,
  row: Claimed,
  now: Date,
  { fault, permanent }: { fault: string; permanent: boolean },
): Promise<void> {
  const pause = PAUSES_MS[row.attempts - 1]
  const giveUp = permanent || pause === undefined
  await query(
    db,
    sql`update outbox set claimed_until = null, last_error = ${fault},
        failed_at = ${giveUp ? now : null}::timestamptz,
        available_at = ${new Date(now.getTime() + (pause ?? 0))}
      where id = ${row.id}::uuid and sent_at is null and claimed_until = ${row.claimedUntil}`,
  )
}
