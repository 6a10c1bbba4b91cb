import { z } from 'zod'
import { MOST_SNOOZE_DAYS, readInboxId, SNOOZE_MESSAGE } from '#domain/inbox.ts'
import type { Context } from '#server/context.ts'
import { AppError } from '#server/errors.ts'
import { requirePortal } from '#server/staff.ts'
import { colleaguesAt, getInbox } from './reading.ts'
import type { InboxItem } from './record.ts'
import { inboxMarks } from './table.ts'

const DAY_MS = 24 * 60 * 60 * 1000

type Target = { hospitalId: string | null; id: string }
type Mark = Partial<Pick<typeof inboxMarks.$inferInsert, 'snoozedAt' | 'snoozedUntil' | 'assigneeId'>>

/** An item of the hospital's inbox, which therefore is its own. */
async function requireItem(ctx: Context, { hospitalId, id }: Target): Promise<InboxItem> {
  const { items } = await getInbox(ctx, hospitalId)
  const item = items.find((candidate) => candidate.id === id)
  if (!item) throw new AppError('not_found', 'This is no longer in the inbox.')
  return item
}

async function mark(ctx: Context, target: { hospitalId: string; id: string }, changes: Mark): Promise<InboxItem> {
  await requireItem(ctx, target)
  const { kind, subjectId } = readInboxId(target.id) ?? {}
  if (!kind || !subjectId) throw new AppError('not_found', 'This is no longer in the inbox.')
  const key = kind === 'review' ? 'reviewId' : kind === 'move' || kind === 'answer' ? 'proposalId' : 'appointmentId'
  await ctx.db
    .insert(inboxMarks)
    .values({ hospitalId: target.hospitalId, kind, [key]: subjectId, ...changes })
    .onConflictDoUpdate({ target: [inboxMarks[key], inboxMarks.kind], set: changes })
  return requireItem(ctx, target)
}

/**
 * Puts an item off until a time, or brings it back with null. All staff of the hospital see it so.
 */
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
  return mark(ctx, { ...target, hospitalId }, { snoozedUntil, snoozedAt: snoozedUntil && now })
}

/** Gives an item to a colleague who may act on it, or to nobody with null. */
export async function assignInboxItem(ctx: Context, { userId, ...target }: Target & { userId: string | null }) {
  const hospitalId = await requirePortal(ctx, target.hospitalId, 'appointments')
  const colleagues = userId ? await colleaguesAt(ctx, hospitalId) : []
  if (userId && !colleagues.some(({ id }) => id === userId))
    throw new AppError('bad_input', 'This person does not work on appointments of the hospital.')
  return mark(ctx, { ...target, hospitalId }, { assigneeId: userId })
}
