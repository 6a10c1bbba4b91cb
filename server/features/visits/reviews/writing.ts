import { eq, sql } from 'drizzle-orm'
import { isUuid } from '#domain/fields.ts'
import { authorName, mayEdit, mayReview, REVIEW_EDIT_DAYS, reviewInput, reviewReport } from '#domain/reviews.ts'
import { editCatalogue } from '#server/catalogue/edit.ts'
import type { Context } from '#server/context.ts'
import { type BasedOn, refuseStale } from '#server/database/based-on.ts'
import type { Queryable, Tx } from '#server/database/client.ts'
import { AppError } from '#server/errors.ts'
import { requireAppointment } from '#server/features/visits/appointments/access.ts'
import { requireViewer } from '#server/viewer.ts'
import { findReview } from './reading.ts'
import type { Review } from './record.ts'
import { reviewReports, reviews } from './table.ts'

export const reviewNotFound = () => new AppError('not_found', 'Review not found.')

/** Actions of others on a review do not change its edit time. */
export const unedited = { updatedAt: sql`${reviews.updatedAt}` }

/** Returns the row, locked until the transaction ends. */
export async function lockReview(tx: Tx, id: string): Promise<typeof reviews.$inferSelect> {
  if (!isUuid(id)) throw reviewNotFound()
  const [row] = await tx.select().from(reviews).where(eq(reviews.id, id)).for('no key update')
  if (!row) throw reviewNotFound()
  return row
}

export async function getReview(ctx: Context, id: string, db: Queryable): Promise<Review> {
  const review = await findReview(ctx, id, { db })
  if (!review) throw reviewNotFound()
  return review
}

/** Reviews a completed appointment once, for its patient. For others there is nothing to review. */
export async function createReview(ctx: Context, appointmentId: string, raw: unknown): Promise<Review> {
  const viewer = requireViewer(ctx)
  const { rating, comment, language, showsTreatment } = reviewInput.parse(raw)
  const appointment = await requireAppointment(ctx, appointmentId)
  if (appointment.patientId !== viewer.id) throw new AppError('not_found', 'Appointment not found.')
  const now = ctx.clock()
  if (!mayReview(appointment, viewer, now))
    throw new AppError('conflict', 'You can write a review once your appointment is completed.')
  const [written] = await editCatalogue(ctx, (tx) =>
    tx
      .insert(reviews)
      .values({
        appointmentId: appointment.id,
        // A trigger replaces these two, and doctor and patient, by those of the appointment.
        hospitalId: appointment.hospitalId,
        serviceId: appointment.serviceId,
        authorName: authorName(viewer),
        rating,
        comment,
        language: language ?? undefined,
        showsTreatment: showsTreatment ?? undefined,
        createdAt: now,
        updatedAt: now,
      })
      .onConflictDoNothing({ target: reviews.appointmentId })
      .returning({ id: reviews.id }),
  )
  if (!written) throw new AppError('conflict', 'You have already reviewed this appointment.')
  return getReview(ctx, written.id, ctx.db)
}

/** Edits a review, for its author, within `REVIEW_EDIT_DAYS`. */
export async function updateReview(
  ctx: Context,
  id: string,
  raw: unknown,
  { basedOn }: { basedOn?: BasedOn } = {},
): Promise<Review> {
  const viewer = requireViewer(ctx)
  const { comment = null, ...input } = reviewInput.parse(raw)
  return editCatalogue(ctx, async (tx) => {
    const row = await lockReview(tx, id)
    if (row.patientId !== viewer.id) throw reviewNotFound()
    if (row.hiddenAt) throw new AppError('forbidden', 'This review was hidden and cannot be changed.')
    if (!mayEdit(row, viewer, ctx.clock()))
      throw new AppError('forbidden', 'A review can be changed for {{count}} days.', {
        params: { count: REVIEW_EDIT_DAYS },
      })
    const edit = {
      rating: input.rating,
      comment,
      language: input.language ?? row.language,
      showsTreatment: input.showsTreatment ?? row.showsTreatment,
    }
    refuseStale(row, { basedOn, input: edit })
    // Later than the previous edit, so that two within a millisecond stay distinct.
    const updatedAt = new Date(Math.max(ctx.clock().getTime(), row.updatedAt.getTime() + 1))
    await tx
      .update(reviews)
      .set({ ...edit, updatedAt })
      .where(eq(reviews.id, row.id))
    return getReview(ctx, row.id, tx)
  })
}

/**
 * Reports a review to the administrators. A second report by the same user changes nothing and gets
 * the same response.
 */
export async function reportReview(ctx: Context, id: string, raw: unknown): Promise<void> {
  const viewer = requireViewer(ctx)
  const { reason } = reviewReport.parse(raw)
  const now = ctx.clock()
  await ctx.db.transaction(async (tx) => {
    const row = await lockReview(tx, id)
    if (row.hiddenAt) throw reviewNotFound()
    const reports = await tx
      .insert(reviewReports)
      .values({ reviewId: row.id, userId: viewer.id, reason, createdAt: now })
      .onConflictDoNothing()
      .returning({ reviewId: reviewReports.reviewId })
    if (reports.length === 0) return
    await tx
      .update(reviews)
      .set({ ...unedited, reportedAt: now })
      .where(eq(reviews.id, row.id))
  })
}
