import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { UI_LANGUAGES, type UiLanguage } from '#domain/languages.ts'
import { editableUntil, mayEdit } from '#domain/reviews.ts'
import type { Context } from '#server/context.ts'
import { type ColumnsOf, instantAnswer, instantOf, instantText } from '#server/database/record.ts'
import { serviceNameIn } from '#server/features/health-services/texts.ts'
import { hospitals } from '#server/features/hospitals/table.ts'
import { reviewReports, reviews } from './table.ts'

const maybe = z.string().nullable()

/** A review as everybody may read it; who wrote it stays with us. */
export const reviewAnswer = z
  .object({
    id: z.string(),
    rating: z.number().int(),
    comment: maybe,
    language: z.enum(UI_LANGUAGES).meta({ description: 'Of the comment' }),
    authorName: z.string().meta({ description: 'First name and initial' }),
    serviceName: maybe.meta({ description: 'The treatment, if its author shows it' }),
    verifiedVisit: z.boolean().meta({ description: 'Always true: only patients of a completed appointment can write' }),
    canEdit: z.boolean().meta({ description: 'Whether the viewer wrote it and may still change it' }),
    editableUntil: instantAnswer,
    reply: maybe,
    repliedAt: instantAnswer.nullable(),
    createdAt: instantAnswer,
    updatedAt: instantAnswer.meta({ description: 'Of the last edit by its author' }),
  })
  .meta({ title: 'Review' })
export type Review = z.output<typeof reviewAnswer>

/** As it is stored: whose it is decides who may change it. */
export type ReviewRow = Omit<Review, 'verifiedVisit' | 'canEdit' | 'editableUntil'> & {
  patientId: string | null
  hiddenAt: string | null
}

/** Of reviews joined with their services, which are called as the reader calls them. */
export const reviewColumnsIn = (language: UiLanguage) =>
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

/** What the reviews of a hospital or a doctor say together. */
export const reviewSummaryAnswer = z
  .object({
    total: z.number().int(),
    ratings: z
      .array(z.object({ rating: z.number().int(), count: z.number().int() }))
      .meta({ description: 'How many gave 5, 4, 3, 2 and 1 stars' }),
    treatments: z
      .array(
        z.object({
          serviceId: z.string(),
          name: z.string(),
          count: z.number().int(),
          averageRating: z.number().meta({ description: '1 to 5 with one decimal' }),
        }),
      )
      .meta({ description: 'Of reviews whose authors show the treatment, the most reviewed first' }),
  })
  .meta({ title: 'ReviewSummary' })
export type ReviewSummary = z.output<typeof reviewSummaryAnswer>

/** A review that waits for the decision of an administrator. */
export const reportedAnswer = z
  .object({
    id: z.string(),
    review: reviewAnswer,
    hospital: z.object({ id: z.string(), name: z.string() }),
    reportedAt: instantAnswer,
    reasons: z.array(z.string()).meta({ description: 'Newest first' }),
    hiddenAt: instantAnswer.nullable(),
    decisionReason: maybe.meta({ description: 'What the author was told of the last decision' }),
    decidedAt: instantAnswer.nullable(),
  })
  .meta({ title: 'ReportedReview' })
export type ReportedReview = z.output<typeof reportedAnswer>

/** What was decided about a review, as its author reads it. */
const decisionAnswer = z
  .object({
    hidden: z.boolean(),
    reason: z.string(),
    decidedAt: instantAnswer,
  })
  .meta({ title: 'ReviewDecision' })
export type ReviewDecision = z.output<typeof decisionAnswer>

const REASONS = 100

/** Of reviews joined with their services and hospitals. */
export const reportedColumnsIn = (language: UiLanguage) => ({
  id: reviews.id,
  review: reviewColumnsIn(language),
  hospital: { id: hospitals.id, name: hospitals.name },
  // A decision ends the report; when it came is known by whoever reported.
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
