import { and, asc, count, desc, eq, inArray, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm'
import { type MailState, mailSearch, maskAddress } from '#domain/mail-queue.ts'
import { type Page, pageOf, readPaging } from '#domain/paging.ts'
import type { Context } from '#server/context.ts'
import { users } from '#server/features/accounts/users/table.ts'
import { requests } from '#server/features/administration/requests/table.ts'
import { requireRole } from '#server/viewer.ts'
import {
  type DeadLetter,
  DROPPED,
  deadLetterColumns,
  type MailSummary,
  type QueuedMail,
  queuedMailColumns,
} from './record.ts'
import { outbox } from './table.ts'

/** Lists dead letters for administrators, newest first. */
export async function listDeadLetters(ctx: Context, raw: unknown): Promise<Page<DeadLetter>> {
  requireRole(ctx, 'admin')
  const paging = readPaging(raw)
  const givenUp = isNotNull(outbox.failedAt)
  const [items, [counted]] = await Promise.all([
    ctx.db
      .select(deadLetterColumns)
      .from(outbox)
      .where(givenUp)
      .orderBy(desc(outbox.failedAt), outbox.id)
      .limit(paging.limit)
      .offset((paging.page - 1) * paging.limit),
    ctx.db.select({ count: count() }).from(outbox).where(givenUp),
  ])
  return pageOf(items, counted?.count ?? 0, paging)
}

/** Conditions of each state, worded like those of the indexes. */
const STATES: Record<MailState, SQL | undefined> = {
  waiting: and(isNull(outbox.sentAt), isNull(outbox.failedAt)),
  failed: isNotNull(outbox.failedAt),
  sent: and(isNotNull(outbox.sentAt), isNull(outbox.lastError)),
  skipped: and(isNotNull(outbox.sentAt), sql`${outbox.lastError} like 'skipped:%'`),
  dropped: and(isNotNull(outbox.sentAt), eq(outbox.lastError, DROPPED)),
}

const requestId = sql`(${outbox.payload} ->> 'requestId')::uuid`

/** Returns the condition for mails to exactly this address, of an account or of a request. */
const isTo = ({ db }: Context, address: string): SQL | undefined =>
  or(
    inArray(outbox.userId, db.select({ id: users.id }).from(users).where(eq(users.email, address))),
    inArray(requestId, db.select({ id: requests.id }).from(requests).where(eq(requests.email, address))),
  )

/** Lists the mails of the queue for administrators, newest first. */
export async function listMails(ctx: Context, raw: unknown, rawPaging: unknown): Promise<Page<QueuedMail>> {
  requireRole(ctx, 'admin')
  const { state, kind, to, direction } = mailSearch.parse(raw ?? {})
  const paging = readPaging(rawPaging)
  const where = and(state && STATES[state], kind && eq(outbox.kind, kind), to ? isTo(ctx, to) : undefined)
  const [rows, total] = await Promise.all([
    ctx.db
      .select(queuedMailColumns)
      .from(outbox)
      .leftJoin(users, eq(users.id, outbox.userId))
      .leftJoin(requests, sql`${requests.id} = ${requestId}`)
      .where(where)
      // The indexes have `nulls last`, and only the same order and its reverse use them.
      .orderBy(
        ...(direction === 'asc'
          ? [sql`${outbox.createdAt} asc nulls first`, desc(outbox.id)]
          : [sql`${outbox.createdAt} desc nulls last`, asc(outbox.id)]),
      )
      .limit(paging.limit)
      .offset((paging.page - 1) * paging.limit),
    ctx.db.$count(outbox, where),
  ])
  return pageOf(
    // A caller who searches for an address knows it.
    rows.map((row) => ({ ...row, to: row.to && (to ? row.to : maskAddress(row.to)) })),
    total,
    paging,
  )
}

/** Counts waiting mails and dead letters. */
export async function summariseMails(ctx: Context): Promise<MailSummary> {
  requireRole(ctx, 'admin')
  const [waiting, failed] = await Promise.all([
    ctx.db.$count(outbox, STATES.waiting),
    ctx.db.$count(outbox, STATES.failed),
  ])
  return { waiting, failed }
}
