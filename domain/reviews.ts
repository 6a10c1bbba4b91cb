import { z } from 'zod'
import type { AppointmentStatus } from './appointments.ts'
import { emptyAsAbsent, optionalText, requiredText, text, uuid, yesOrNo } from './fields.ts'
import { UI_LANGUAGES } from './languages.ts'

/** Days after its creation in which the author can edit a review. */
export const REVIEW_EDIT_DAYS = 14

/** Minimum number of reviews for comparing averages. */
export const COMPARABLE_REVIEWS = 5

const language = z.enum(UI_LANGUAGES, { error: 'Language must be en, tr, ru or ar' }).nullish()

export const reviewInput = z.object({
  rating: z
    .number({ error: 'Please choose 1 to 5 stars' })
    .int('Please choose 1 to 5 stars')
    .min(1, 'Please choose 1 to 5 stars')
    .max(5, 'Please choose 1 to 5 stars'),
  comment: optionalText(4000),
  /** By default English for a new review, and unchanged in an edit. */
  language,
  /**
   * True to show the treatment to readers. By default false for a new review, and unchanged in an
   * edit.
   */
  showsTreatment: z.boolean({ error: 'Please say whether to show the treatment' }).nullish(),
})

/** Filter and order of the reviews of a hospital or a doctor. */
export const reviewFilter = z.object({
  serviceId: uuid('Unknown service')
    .nullish()
    .meta({ description: 'Only reviews of this treatment whose author shows it' }),
  rating: z.coerce
    .number({ error: 'Please choose 1 to 5 stars' })
    .int('Please choose 1 to 5 stars')
    .min(1, 'Please choose 1 to 5 stars')
    .max(5, 'Please choose 1 to 5 stars')
    .nullish()
    .meta({ description: 'Only reviews with this number of stars' }),
  firstIn: language.meta({ description: 'Language whose reviews come first' }),
})
export type ReviewFilter = z.infer<typeof reviewFilter>

export const reviewReport = z.object({ reason: requiredText('Please say what is wrong with this review', 1000) })
const REASON_REQUIRED = 'Please say why: the author reads it'

/**
 * Decision of an administrator about a reported review. Hiding needs a reason. Dismissing may
 * include a message to the author.
 */
export const reviewDecision = z
  .object({ hide: z.boolean({ error: 'Please say whether to hide the review' }), reason: optionalText(1000) })
  .refine(({ hide, reason }) => !hide || reason, { path: ['reason'], error: REASON_REQUIRED })
export const reviewRestoring = z.object({ reason: requiredText(REASON_REQUIRED, 1000) })

/** States of reviews for administrators. */
export const REPORTED_STATES = ['waiting', 'hidden'] as const
export const reportedSearch = z.object({
  state: emptyAsAbsent(z.enum(REPORTED_STATES, 'Please choose waiting or hidden')).meta({
    description: 'waiting (default): reported and undecided; hidden.',
  }),
})
export const ANSWER_ORDERS = ['newest', 'worst'] as const
/** Filter and order of reviews for the staff of the hospital. */
export const answerSearch = z.object({
  answered: yesOrNo.meta({ description: 'Only answered or only unanswered reviews; all by default.' }),
  rating: reviewFilter.shape.rating,
  q: emptyAsAbsent(text(200)).meta({ description: 'Words of the author, the text or the answer, in any spelling.' }),
  order: emptyAsAbsent(z.enum(ANSWER_ORDERS, 'Please choose')).meta({
    description: 'newest (default), or worst: fewest stars first.',
  }),
})
export const MAX_REPLY = 4000
export const reviewReply = z.object({ reply: requiredText('Please write an answer', MAX_REPLY) })

/**
 * Returns true if this user may review this appointment: its patient, once it has begun and is
 * completed.
 */
export const mayReview = (
  appointment: { status: AppointmentStatus; patientId: string | null; startsAt: Date | string },
  person: { id: string } | null,
  now: Date,
): boolean =>
  person != null &&
  appointment.patientId === person.id &&
  appointment.status === 'completed' &&
  new Date(appointment.startsAt) <= now

/** Returns the instant until which a review can be edited. */
export const editableUntil = (createdAt: Date | string): Date =>
  new Date(new Date(createdAt).getTime() + REVIEW_EDIT_DAYS * 24 * 60 * 60 * 1000)

/**
 * Returns true if this user may still edit a review: its author, within the period and unless it is
 * hidden.
 */
export const mayEdit = (
  review: { patientId: string | null; createdAt: Date | string; hiddenAt?: Date | string | null },
  person: { id: string } | null,
  now: Date,
): boolean =>
  person != null && review.patientId === person.id && !review.hiddenAt && now < editableUntil(review.createdAt)

/** Returns first name and initial, as a review shows its author. */
export const authorName = ({ firstName, lastName }: { firstName: string; lastName: string }): string => {
  const [initial] = lastName.trim()
  return initial ? `${firstName.trim()} ${initial}.` : firstName.trim()
}
