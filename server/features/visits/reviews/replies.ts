/** Reviews for the staff of the hospital: those without a reply, and replies. */
import { and, asc, count, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import { z } from 'zod'
import { fold } from '#domain/fold.ts'
import { type Page, pageOf, readPaging } from '#domain/paging.ts'
import { answerSearch, reviewReply } from '#domain/reviews.ts'
import { editCatalogue } from '#server/catalogue/edit.ts'
import type { Context } from '#server/context.ts'
import { AppError } from '#server/errors.ts'
import { recordAudit } from '#server/features/accounts/audit/writing.ts'
import { queueMail } from '#server/features/accounts/outbox/writing.ts'
import { users } from '#server/features/accounts/users/table.ts'
import { healthServices } from '#server/features/catalogue/health-services/table.ts'
import { contains } from '#server/search/search.ts'
import { requireAt, requirePortal } from '#server/staff.ts'
import { requireRole } from '#server/viewer.ts'
import { isShown } from './reading.ts'
import { type Review, reviewAnswer, reviewColumnsIn, toReview } from './record.ts'
import { reviewReports, reviews } from './table.ts'
import { getReview, lockReview, reviewNotFound, unedited } from './writing.ts'

export const reviewToAnswerAnswer = z
  .object({
    id: z.string(),
    review: reviewAnswer,
    isReported: z
      .boolean()
      .meta({ description: 'whether the hospital has reported it and administrators have not decided yet' }),
  })
  .meta({ title: 'ReviewToAnswer' })
export type ReviewToAnswer = z.output<typeof reviewToAnswerAnswer>
export type ReviewsToAnswer = Page<ReviewToAnswer> & { all: number; unanswered: number }

/**
 * True for a report by the hospital's own staff. Reports by others are visible only to
 * administrators.
 */
const isReported = sql<boolean>`${reviews.reportedAt} is not null and exists (
  select from ${reviewReports} join ${users} on ${users.id} = ${reviewReports.userId}
  where ${reviewReports.reviewId} = ${reviews.id} and ${users.hospitalId} = ${reviews.hospitalId})`

/** Folded text that is searched. The rows of one hospital are few enough to be read. */
const searched = sql`fold(${reviews.authorName} || ' ' || coalesce(${reviews.comment}, '') || ' ' || coalesce(${reviews.reply}, ''))`
const wordsOf = (q: string) => fold(q).split(/\s+/).filter(Boolean)

/**
 * Lists the visible reviews of a hospital, newest first by default, for its staff and
 * administrators.
 */
export async function listReviewsToAnswer(
  ctx: Context,
  chosen: string | null | undefined,
  { raw, paging: rawPaging }: { raw: unknown; paging: unknown },
): Promise<ReviewsToAnswer> {
  const hospitalId = await requirePortal(ctx, chosen, 'read')
  const { answered, rating, q = '', order } = answerSearch.parse(raw ?? {})
  const paging = readPaging(rawPaging)
  const isTheirs = and(eq(reviews.hospitalId, hospitalId), isShown)
  const isAsked = and(
    isTheirs,
    answered === undefined ? undefined : (answered ? isNotNull : isNull)(reviews.reply),
    rating == null ? undefined : eq(reviews.rating, rating),
    ...wordsOf(q).map((word) => contains(searched, word)),
  )
  const [rows, total, [counted]] = await Promise.all([
    ctx.db
      .select({ id: reviews.id, review: reviewColumnsIn(ctx.language), isReported })
      .from(reviews)
      .innerJoin(healthServices, eq(healthServices.id, reviews.serviceId))
      .where(isAsked)
      .orderBy(...(order === 'worst' ? [asc(reviews.rating)] : []), desc(reviews.createdAt), reviews.id)
      .limit(paging.limit)
      .offset((paging.page - 1) * paging.limit),
    ctx.db.$count(reviews, isAsked),
    ctx.db
      .select({ all: count(), unanswered: sql<number>`count(*) filter (where ${reviews.reply} is null)::int` })
      .from(reviews)
      .where(isTheirs),
  ])
  const items = rows.map(({ review, ...row }) => ({ ...row, review: toReview(review, ctx) }))
  return { ...pageOf(items, total, paging), all: counted?.all ?? 0, unanswered: counted?.unanswered ?? 0 }
}

/**
 * Replies to a review as staff of the reviewed hospital. A new reply replaces the previous one. The
 * author is notified of the first.
 */
export async function replyToReview(ctx: Context, id: string, raw: unknown): Promise<Review> {
  const viewer = requireRole(ctx, 'hospital')
  const { reply } = reviewReply.parse(raw)
  const now = ctx.clock()
  return editCatalogue(ctx, async (tx) => {
    const row = await lockReview(tx, id)
    if (row.hiddenAt) throw reviewNotFound()
    if (row.hospitalId !== viewer.hospitalId)
      throw new AppError('forbidden', 'Only the reviewed hospital can answer this review.')
    requireAt(viewer, row.hospitalId, 'appointments')
    await tx
      .update(reviews)
      .set({ ...unedited, reply, repliedAt: now })
      .where(eq(reviews.id, row.id))
    await recordAudit(tx, ctx, 'review.reply', row.id, {
      // The reply may describe a visit, and is shown below the review anyway.
      before: { isAnswered: row.reply !== null },
      after: { isAnswered: true },
      hospitalId: row.hospitalId,
    })
    const payload = { appointmentId: row.appointmentId }
    if (row.patientId && !row.reply) await queueMail(tx, now, { kind: 'answer.review', userId: row.patientId, payload })
    return getReview(ctx, row.id, tx)
  })
}
