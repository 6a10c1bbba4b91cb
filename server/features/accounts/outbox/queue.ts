import { and, asc, eq, inArray, isNull, lte, sql } from 'drizzle-orm'
import type { Db } from '#server/database/client.ts'
import { claim as claimRows } from '#server/jobs/lease.ts'
import { outbox } from './table.ts'

export type ClaimedMail = {
  id: string
  kind: string
  userId: string | null
  payload: Record<string, string>
  dedupeKey: string | null
  /** Number of attempts, this one included. */
  attempts: number
  claimedUntil: Date
}

/** Lease of a worker. If it dies, another one takes over afterwards. */
export const LEASE_MS = 5 * 60_000
const MINUTE = 60_000
/**
 * Pauses after the first, second … failed attempt. After the last attempt the mail is a dead
 * letter.
 */
export const PAUSES_MS = [1, 5, 15, 60, 6 * 60, 12 * 60, 24 * 60].map((minutes) => minutes * MINUTE)
export const MAX_ATTEMPTS = PAUSES_MS.length + 1

/** Claims due rows that no other worker holds, longest overdue first. */
export async function claim(db: Db, now: Date, limit: number): Promise<ClaimedMail[]> {
  const rows = await claimRows(db, outbox, {
    now,
    lease: LEASE_MS,
    limit,
    where: and(isNull(outbox.sentAt), isNull(outbox.failedAt), lte(outbox.availableAt, now)),
    orderBy: [asc(outbox.availableAt), asc(outbox.id)],
    set: { attempts: sql`${outbox.attempts} + 1` },
  })
  return rows.sort((a, b) => a.availableAt.getTime() - b.availableAt.getTime() || (a.id < b.id ? -1 : 1))
}

/** Marks a row as done. `note` is the reason if no mail was sent. */
export async function markSent(
  db: Db,
  { id }: ClaimedMail,
  now: Date,
  { note }: { note?: string } = {},
): Promise<void> {
  await db
    .update(outbox)
    .set({ sentAt: now, claimedUntil: null, lastError: note ?? null })
    .where(and(eq(outbox.id, id), isNull(outbox.sentAt)))
}

/** Releases rows of one claim as if they had not been claimed. */
export async function release(db: Db, rows: ClaimedMail[]): Promise<void> {
  const [first] = rows
  if (!first) return
  const ids = rows.map(({ id }) => id)
  await db
    .update(outbox)
    .set({ claimedUntil: null, attempts: sql`${outbox.attempts} - 1` })
    .where(and(inArray(outbox.id, ids), eq(outbox.claimedUntil, first.claimedUntil), isNull(outbox.sentAt)))
}

/**
 * Postpones a mail that could not be sent. After the last attempt or a permanent failure it becomes
 * a dead letter.
 */
export async function markFailed(
  db: Db,
  row: ClaimedMail,
  now: Date,
  { fault, permanent }: { fault: string; permanent: boolean },
): Promise<void> {
  const pause = PAUSES_MS[row.attempts - 1]
  const giveUp = permanent || pause === undefined
  await db
    .update(outbox)
    .set({
      claimedUntil: null,
      lastError: fault,
      failedAt: giveUp ? now : null,
      availableAt: new Date(now.getTime() + (pause ?? 0)),
    })
    .where(and(eq(outbox.id, row.id), isNull(outbox.sentAt), eq(outbox.claimedUntil, row.claimedUntil)))
}
