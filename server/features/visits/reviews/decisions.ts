import { and, eq, inArray, isNotNull, type SQL } from 'drizzle-orm'
import { isAdmin } from '#domain/access.ts'
import { reviewDecision, reviewRestoring } from '#domain/reviews.ts'
import { editCatalogue } from '#server/catalogue/edit.ts'
import type { Context } from '#server/context.ts'
import { AppError } from '#server/errors.ts'
import { recordAudit } from '#server/features/accounts/audit/writing.ts'
import { queueMail } from '#server/features/accounts/outbox/writing.ts'
import { requireRole } from '#server/viewer.ts'
import type { ReviewDecision } from './record.ts'
import { reviews } from './table.ts'
import { lockReview, unedited } from './writing.ts'

type Row = typeof reviews.$inferSelect
type Decision = {
  action: 'review.hide' | 'review.settle' | 'review.restore'
  reason: string | null | undefined
  set: (row: Row) => Partial<Row>
}

/** Records a decision. Its author reads the reason beside the review, and a mail announces it. */
async function decide(ctx: Context, id: string, { action, reason, set }: Decision): Promise<void> {
  const now = ctx.clock()
  await editCatalogue(ctx, async (tx) => {
    const row = await lockReview(tx, id)
    const decision = reason ? { decisionReason: reason, decidedAt: now } : {}
    await tx
      .update(reviews)
      .set({ ...unedited, ...decision, ...set(row) })
      .where(eq(reviews.id, row.id))
    await recordAudit(tx, ctx, action, row.id, { hospitalId: row.hospitalId, ...(reason && { reason }) })
    const payload = { appointmentId: row.appointmentId }
    if (reason && row.patientId) await queueMail(tx, now, { kind: 'review.decided', userId: row.patientId, payload })
  })
}

/**
 * Settles a report for an administrator: the review is hidden and no longer counts, or it stays.
 */
export async function settleReview(ctx: Context, id: string, raw: unknown): Promise<void> {
  requireRole(ctx, 'admin')
  const { hide, reason } = reviewDecision.parse(raw)
  await decide(ctx, id, {
    action: hide ? 'review.hide' : 'review.settle',
    reason,
    set: ({ reportedAt, hiddenAt }) => {
      if (!reportedAt) throw new AppError('conflict', 'This review has no open report.')
      return { reportedAt: null, hiddenAt: hide ? ctx.clock() : hiddenAt }
    },
  })
}

/** Shows a hidden review again, for an administrator. It counts from then on. */
export async function restoreReview(ctx: Context, id: string, raw: unknown): Promise<void> {
  requireRole(ctx, 'admin')
  const { reason } = reviewRestoring.parse(raw)
  await decide(ctx, id, {
    action: 'review.restore',
    reason,
    set: ({ hiddenAt }) => {
      if (!hiddenAt) throw new AppError('conflict', 'This review is not hidden.')
      return { hiddenAt: null }
    },
  })
}

/** Returns decisions about the reviews of appointments, for their authors and administrators. */
export async function decisionsOfAppointments(ctx: Context, ids: string[]): Promise<Map<string, ReviewDecision>> {
  const { viewer } = ctx
  if (!viewer) return new Map()
  const mine: SQL | undefined = isAdmin(viewer) ? undefined : eq(reviews.patientId, viewer.id)
  const rows = await ctx.db
    .select({
      appointmentId: reviews.appointmentId,
      hiddenAt: reviews.hiddenAt,
      reason: reviews.decisionReason,
      decidedAt: reviews.decidedAt,
    })
    .from(reviews)
    .where(and(inArray(reviews.appointmentId, ids), isNotNull(reviews.decidedAt), mine))
  return new Map(
    rows.map(({ appointmentId, hiddenAt, reason, decidedAt }) => [
      appointmentId,
      { hidden: hiddenAt !== null, reason: reason ?? '', decidedAt: decidedAt?.toISOString() ?? '' },
    ]),
  )
}
