import { type Page, readPaging } from '#domain/paging.ts'
import { reviewFilter } from '#domain/reviews.ts'
import { findHospitals } from '#server/features/catalogue/hospitals/catalogue.ts'
import { belongingTo, ofEach, ofEachAsking } from '#server/graphql/nested.ts'
import type { Resolvers } from '#server/graphql.gen.ts'
import { decisionsOfAppointments, restoreReview, settleReview } from './decisions.ts'
import { listReportedReviews, type ReviewSubject, reviewsOf, reviewsOfAppointments } from './reading.ts'
import type { Review } from './record.ts'
import { listReviewsToAnswer, replyToReview } from './replies.ts'
import { noReviews, summariesOf } from './summary.ts'
import { createReview, reportReview, updateReview } from './writing.ts'

const reviews = (of: ReviewSubject) =>
  ofEachAsking(
    (args: object) => ({ paging: readPaging(args), filter: reviewFilter.parse(args) }),
    (ctx, ids, options): Promise<Map<string, Page<Review> | null>> => reviewsOf(ctx, of, ids, options),
    () => null,
  )
const summary = (of: ReviewSubject) => ofEach((ctx, ids) => summariesOf(ctx, of, ids), noReviews)

/** Resolves both fields of an appointment, which share one statement. */
const ofAppointment = ofEach(reviewsOfAppointments, { review: null, canReview: false })

export const resolvers = {
  Query: {
    reviewsToAnswer: (_root, { hospitalId, page, limit, ...search }, ctx) =>
      listReviewsToAnswer(ctx, hospitalId, { raw: search, paging: { page, limit } }),
    reportedReviews: (_root, { state, ...paging }, ctx) => listReportedReviews(ctx, { state }, paging),
  },
  Mutation: {
    createReview: (_root, { appointmentId, input }, ctx) => createReview(ctx, appointmentId, input),
    updateReview: (_root, { id, input: { basedOn, ...input } }, ctx) => updateReview(ctx, id, input, { basedOn }),
    reportReview: async (_root, { id, ...report }, ctx) => {
      await reportReview(ctx, id, report)
      return true
    },
    replyToReview: (_root, { id, ...answer }, ctx) => replyToReview(ctx, id, answer),
    restoreReview: async (_root, { id, ...restoring }, ctx) => {
      await restoreReview(ctx, id, restoring)
      return true
    },
    settleReview: async (_root, { id, ...decision }, ctx) => {
      await settleReview(ctx, id, decision)
      return true
    },
  },
  Hospital: { reviews: reviews('hospital'), reviewSummary: summary('hospital') },
  Doctor: { reviews: reviews('doctor'), reviewSummary: summary('doctor') },
  Appointment: {
    review: async (appointment, args, ctx) => (await ofAppointment(appointment, args, ctx)).review,
    reviewDecision: ofEach(decisionsOfAppointments, null),
    canReview: async (appointment, args, ctx) => (await ofAppointment(appointment, args, ctx)).canReview,
  },
  ReportedReview: {
    hospital: belongingTo(({ hospital }) => hospital.id, findHospitals),
  },
} satisfies Resolvers
