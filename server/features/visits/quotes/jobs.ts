import { and, desc, eq, inArray, isNotNull, isNull, lte, notExists, sql } from 'drizzle-orm'
import { dateIn } from '#domain/days.ts'
import { nextReminder, passedShares } from '#domain/quotes/clock.ts'
import { DRAFT_DAYS } from '#domain/quotes/limits.ts'
import { STANDING_QUOTE_STATES } from '#domain/quotes/states.ts'
import { createSystemContext, type Dependencies } from '#server/context.ts'
import { editedAt } from '#server/database/based-on.ts'
import type { Tx } from '#server/database/client.ts'
import { recordAudits } from '#server/features/accounts/audit/writing.ts'
import { sentSinceAttached } from './attachments/reading.ts'
import { quoteAttachments } from './attachments/table.ts'
import { businessDaysOf } from './clocks.ts'
import { moveRecipient, storedClock } from './moves.ts'
import { noticePatient, noticeReminder } from './notices.ts'
import { quoteRecipients, quoteRequests, quotes } from './table.ts'

const BATCH = 200
const DAY_MS = 24 * 60 * 60 * 1000

/** Literal, because a partial index serves it. */
const IS_QUOTED = sql`${quoteRecipients.state} = 'quoted'`

type Deps = Dependencies

/** Ends expired requests at every hospital that could still answer. */
async function expireRequests(tx: Tx, deps: Deps): Promise<number> {
  const due = await tx
    .select({ id: quoteRequests.id })
    .from(quoteRequests)
    .where(and(eq(quoteRequests.state, 'sent'), lte(quoteRequests.closesAt, deps.clock())))
    .limit(BATCH)
    .for('update', { skipLocked: true })
  for (const { id } of due) {
    const standing = await tx
      .select()
      .from(quoteRecipients)
      .where(and(eq(quoteRecipients.requestId, id), inArray(quoteRecipients.state, [...STANDING_QUOTE_STATES])))
    for (const recipient of standing) await moveRecipient(tx, deps, { recipient, to: 'expired' })
    await noticePatient(tx, deps.clock(), { kind: 'quote.closed', requestId: id })
    await tx
      .update(quoteRequests)
      .set({ state: 'expired', updatedAt: editedAt(quoteRequests.updatedAt) })
      .where(eq(quoteRequests.id, id))
  }
  return due.length
}

/** Ends quotes whose current version has expired, even if an older one was valid for longer. */
async function expireQuotes(tx: Tx, deps: Deps): Promise<number> {
  const current = tx
    .select({ validUntil: quotes.validUntil })
    .from(quotes)
    .where(and(eq(quotes.recipientId, quoteRecipients.id), isNotNull(quotes.sentAt)))
    .orderBy(desc(quotes.version))
    .limit(1)
  const due = await tx
    .select()
    .from(quoteRecipients)
    .where(and(IS_QUOTED, sql`coalesce((${current}) < ${dateIn(deps.clock())}, true)`))
    .limit(BATCH)
    .for('update', { skipLocked: true })
  for (const recipient of due) {
    await moveRecipient(tx, deps, { recipient, to: 'expired' })
    const { id: recipientId, requestId } = recipient
    await noticePatient(tx, deps.clock(), { kind: 'quote.expired', requestId, recipientId })
  }
  return due.length
}

/**
 * Reminds hospitals of running clocks, and patients of expiring quotes and final bills. After a
 * pause the worker sends only the latest of several reminders.
 */
async function sendReminders(tx: Tx, deps: Deps): Promise<number> {
  const now = deps.clock()
  const due = await tx
    .select()
    .from(quoteRecipients)
    .where(lte(quoteRecipients.remindAt, now))
    .orderBy(quoteRecipients.remindAt)
    .limit(BATCH)
    .for('update', { skipLocked: true })
  const daysOf = await businessDaysOf(
    tx,
    due.map(({ hospitalId }) => hospitalId),
  )
  for (const recipient of due) {
    const days = daysOf(recipient.hospitalId)
    const clock = storedClock(recipient)
    const reminders = recipient.runningSince
      ? Math.max(recipient.reminders + 1, passedShares(clock, days, now))
      : recipient.reminders
    await noticeReminder(tx, now, { recipient, reminders })
    await tx
      .update(quoteRecipients)
      .set({ reminders, remindAt: nextReminder(clock, days, reminders), updatedAt: quoteRecipients.updatedAt })
      .where(eq(quoteRecipients.id, recipient.id))
  }
  return due.length
}

/** Removes and audits patients' health data at hospitals that were not chosen. */
async function removeHealthData(tx: Tx, deps: Deps): Promise<number> {
  const now = deps.clock()
  const due = await tx
    .select({ id: quoteRecipients.id, requestId: quoteRecipients.requestId, hospitalId: quoteRecipients.hospitalId })
    .from(quoteRecipients)
    .where(and(lte(quoteRecipients.removalAt, now), isNull(quoteRecipients.removedAt)))
    .limit(BATCH)
    .for('update', { skipLocked: true })
  if (due.length === 0) return 0
  const ids = due.map(({ id }) => id)
  await tx.delete(quotes).where(and(inArray(quotes.recipientId, ids), isNull(quotes.sentAt)))
  await tx
    .delete(quoteAttachments)
    .where(and(inArray(quoteAttachments.recipientId, ids), notExists(sentSinceAttached({ db: tx }))))
  await tx.update(quoteRecipients).set({ removedAt: now, assigneeId: null }).where(inArray(quoteRecipients.id, ids))
  const system = createSystemContext(deps)
  await recordAudits(
    tx,
    system,
    due.map(({ requestId, hospitalId }) => ({ action: 'quote_request.remove_data', subjectId: requestId, hospitalId })),
  )
  return due.length
}

/** Deletes drafts that were unchanged for 30 days. */
async function deleteDrafts(tx: Tx, deps: Deps): Promise<number> {
  const before = new Date(deps.clock().getTime() - DRAFT_DAYS * DAY_MS)
  const due = tx
    .select({ id: quoteRequests.id })
    .from(quoteRequests)
    .where(and(eq(quoteRequests.state, 'draft'), lte(quoteRequests.updatedAt, before)))
    .limit(BATCH)
  const rows = await tx.delete(quoteRequests).where(inArray(quoteRequests.id, due)).returning({ id: quoteRequests.id })
  return rows.length
}

/** Ends expired records and deletes obsolete data. */
export async function tidyQuotes(deps: Deps, isEnding: () => boolean = () => false): Promise<void> {
  for (const work of [expireRequests, expireQuotes, sendReminders, removeHealthData, deleteDrafts])
    for (let done = BATCH; done === BATCH && !isEnding(); ) done = await deps.db.transaction((tx) => work(tx, deps))
}
