import { type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import { UI_LANGUAGES, type UiLanguage } from '#domain/languages.ts'
import { editableUntil, mayEdit } from '#domain/reviews.ts'
import type { Context } from '#server/context.ts'
import { type ColumnsOf, instantAnswer, instantOf, instantText } from '#server/database/record.ts'
import { serviceNameIn } from '#server/features/catalogue/health-services/texts.ts'
import { hospitals } from '#server/features/catalogue/hospitals/table.ts'
import { reviewReports, reviews } from './table.ts'

const maybe = z.string().nullable()

/** Public review, without the identity of its author. */
export const reviewAnswer = z
  .object({
    id: z.string(),
    rating: z.number().int(),
    comment: maybe,
    language: z.enum(UI_LANGUAGES).meta({ description: 'language of the comment' }),
    authorName: z.string().meta({ description: 'first name and initial of the author' }),
    serviceName: maybe.meta({ description: 'the treatment, if its author shows it' }),
    verifiedVisit: z
      .boolean()
      .meta({ description: 'always true: only patients of a completed appointment can write a review' }),
    canEdit: z.boolean().meta({ description: 'whether the viewer is the author and may still edit it' }),
    editableUntil: instantAnswer,
    reply: maybe,
    repliedAt: instantAnswer.nullable(),
    createdAt: instantAnswer,
    updatedAt: instantAnswer.meta({ description: "time of the author's last edit" }),
  })
  .meta({ title: 'Review' })
export type Review = z.output<typeof reviewAnswer>

/** Stored review. `canEdit` depends on its patient and the caller. */
export type ReviewRow = Omit<Review, 'verifiedVisit' | 'canEdit' | 'editableUntil'> & {
  patientId: string | null
  hiddenAt: string | null
}

/** Returns the columns of reviews joined with their services, named in the reader's language. */
export const reviewColumnsIn = (language: UiLanguage | SQL) =>
  ({
    id: reviews.id,
    rating: reviews.rating,
    comment: reviews.comment,
    language: reviews.language,
    authorName: reviews.authorName,
    serviceName: sql<string | null>`case when ${reviews.showsTreatment} then ${serviceNameIn(language)} end`,
    reply: reviews.reply,
    repliedAt: instantOf(reviews.repliedAt),
    createdAt: instantOf(reviews.createdAt),
    updatedAt: instantOf(reviews.updatedAt),
    patientId: reviews.patientId,
    hiddenAt: instantOf(reviews.hiddenAt),
  }) satisfies ColumnsOf<ReviewRow>

export const toReview = ({ patientId, hiddenAt, ...row }: ReviewRow, ctx: Context): Review => ({
  ...row,
  // A trigger refuses any other.
  verifiedVisit: true,
  canEdit: mayEdit({ patientId, hiddenAt, createdAt: row.createdAt }, ctx.viewer, ctx.clock()),
  editableUntil: editableUntil(row.createdAt).toISOString(),
})

/** Summary of the reviews of a hospital or a doctor. */
export const reviewSummaryAnswer = z
  .object({
    total: z.number().int().nullable().meta({ description: 'null, with empty lists, where local rules hide reviews' }),
    ratings: z
      .array(z.object({ rating: z.number().int(), count: z.number().int() }))
      .meta({ description: 'number of reviews with 5, 4, 3, 2 and 1 stars' }),
    treatments: z
      .array(
        z.object({
          serviceId: z.string(),
          name: z.string(),
          count: z.number().int(),
          averageRating: z.number().meta({ description: '1 to 5 with one decimal' }),
        }),
      )
      .meta({ description: 'treatments of reviews whose authors show them, most reviewed first' }),
  })
  .meta({ title: 'ReviewSummary' })
export type ReviewSummary = z.output<typeof reviewSummaryAnswer>

/** Review that waits for the decision of an administrator. */
export const reportedAnswer = z
  .object({
    id: z.string(),
    review: reviewAnswer,
    hospital: z.object({ id: z.string(), name: z.string() }),
    reportedAt: instantAnswer,
    reasons: z.array(z.string()).meta({ description: 'newest first' }),
    hiddenAt: instantAnswer.nullable(),
    decisionReason: maybe.meta({ description: 'reason of the last decision for the author' }),
    decidedAt: instantAnswer.nullable(),
  })
  .meta({ title: 'ReportedReview' })
export type ReportedReview = z.output<typeof reportedAnswer>

/** Decision about a review, as its author reads it. */
const decisionAnswer = z
  .object({
    hidden: z.boolean(),
    reason: z.string(),
    decidedAt: instantAnswer,
  })
  .meta({ title: 'ReviewDecision' })
export type ReviewDecision = z.output<typeof decisionAnswer>

const REASONS = 100

/** Returns the columns of reviews joined with their services and hospitals. */
export const reportedColumnsIn = (language: UiLanguage) => ({
  id: reviews.id,
  review: reviewColumnsIn(language),
  hospital: { id: hospitals.id, name: hospitals.name },
  // A decision closes the report, whose time remains in the reports.
  reportedAt:
    instantText<string>(sql`coalesce(${reviews.reportedAt}, (select max(${reviewReports.createdAt}) from ${reviewReports}
    where ${reviewReports.reviewId} = ${reviews.id}), ${reviews.hiddenAt})`),
  reasons: sql<string[]>`array(select ${reviewReports.reason} from ${reviewReports}
    where ${reviewReports.reviewId} = ${reviews.id}
    order by ${reviewReports.createdAt} desc, ${reviewReports.userId} limit ${sql.raw(String(REASONS))})`,
  hiddenAt: instantOf(reviews.hiddenAt),
  decisionReason: reviews.decisionReason,
  decidedAt: instantOf(reviews.decidedAt),
})
