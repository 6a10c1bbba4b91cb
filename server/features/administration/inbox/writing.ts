import { z } from 'zod'
import { MOST_SNOOZE_DAYS, readInboxId, SNOOZE_MESSAGE } from '#domain/inbox.ts'
import type { Context } from '#server/context.ts'
import { AppError } from '#server/errors.ts'
import { requirePortal } from '#server/staff.ts'
import { getInbox } from './reading.ts'
import type { Inbox, InboxItem } from './record.ts'
import { inboxMarks } from './table.ts'

const DAY_MS = 24 * 60 * 60 * 1000

type Target = { hospitalId: string | null; id: string }
type Mark = Partial<Pick<typeof inboxMarks.$inferInsert, 'snoozedAt' | 'snoozedUntil' | 'assigneeId'>>

/**
 * Writes marks of an item after reading the hospital's inbox, which proves that the item belongs to
 * the hospital. `changesFor` decides the marks by that inbox.
 */
async function mark(
  ctx: Context,
  { hospitalId, id }: { hospitalId: string; id: string },
  changesFor: (inbox: Inbox) => Mark,
): Promise<InboxItem> {
  const inbox = await getInbox(ctx, hospitalId)
  const changes = changesFor(inbox)
  const item = inbox.items.find((candidate) => candidate.id === id)
  const subject = readInboxId(id)
  if (!item || !subject) throw new AppError('not_found', 'This is no longer in the inbox.')
  const { kind, subjectId } = subject
  const key = kind === 'review' ? 'reviewId' : kind === 'move' || kind === 'answer' ? 'proposalId' : 'appointmentId'
  const [row] = await ctx.db
    .insert(inboxMarks)
    .values({ hospitalId, kind, [key]: subjectId, ...changes })
    .onConflictDoUpdate({ target: [inboxMarks[key], inboxMarks.kind], set: changes })
    .returning({ snoozedUntil: inboxMarks.snoozedUntil, assigneeId: inboxMarks.assigneeId })
  return {
    ...item,
    snoozedUntil: 'snoozedUntil' in changes ? (row?.snoozedUntil?.toISOString() ?? null) : item.snoozedUntil,
    assignee: inbox.colleagues.find((colleague) => colleague.id === row?.assigneeId) ?? null,
  }
}

/** Snoozes an item until a time, or wakes it with null, for all staff of the hospital. */
export async function snoozeInboxItem(ctx: Context, { until, ...target }: Target & { until: unknown }) {
  const hospitalId = await requirePortal(ctx, target.hospitalId, 'appointments')
  const now = ctx.clock()
  const refused = new AppError('bad_input', SNOOZE_MESSAGE, {
    params: { count: MOST_SNOOZE_DAYS },
    fields: { until: SNOOZE_MESSAGE },
  })
  const instant = z.iso.datetime({ offset: true }).nullable().safeParse(until)
  if (!instant.success) throw refused
  const snoozedUntil = instant.data === null ? null : new Date(instant.data)
  const wait = snoozedUntil && snoozedUntil.getTime() - now.getTime()
  if (wait !== null && (wait <= 0 || wait > MOST_SNOOZE_DAYS * DAY_MS)) throw refused
  return mark(ctx, { ...target, hospitalId }, () => ({ snoozedUntil, snoozedAt: snoozedUntil && now }))
}

/** Assigns an item to a colleague who may act on it, or to no one with null. */
export async function assignInboxItem(ctx: Context, { userId, ...target }: Target & { userId: string | null }) {
  const hospitalId = await requirePortal(ctx, target.hospitalId, 'appointments')
  return mark(ctx, { ...target, hospitalId }, ({ colleagues }) => {
    if (userId && !colleagues.some(({ id }) => id === userId))
      throw new AppError('bad_input', 'This person does not work on the hospital’s appointments.')
    return { assigneeId: userId }
  })
}
