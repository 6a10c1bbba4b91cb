import { findHospitals } from '#server/features/hospitals/service.ts'
import { type Asked, batched } from '#server/graphql/batched.ts'
import type { Resolvers } from '#server/graphql.gen.ts'
import { readPaging } from '#server/rest/paging.ts'
import { listReportedReviews, type ReportedReview, type Reviewed, reviewsOf, reviewsOfAppointments } from './service.ts'
import { createReview, replyToReview, reportReview, settleReview, updateReview } from './writing.ts'

type Paged = { page?: number | null; limit?: number | null }

/** One statement for all records that ask for the same page. */
const reviews = (of: Reviewed) =>
  batched(async (asked: Asked<{ id: string }, Paged>[], ctx) => {
    const ids = [...new Set(asked.map(({ obj }) => obj.id))]
    const pages = new Map<string, ReturnType<typeof reviewsOf>>()
    const answers = asked.map(async ({ obj, params }) => {
      const paging = readPaging(params)
      const key = `${paging.page} ${paging.limit}`
      const found = pages.get(key) ?? reviewsOf(ctx, of, ids, paging)
      pages.set(key, found)
      return (await found).get(obj.id)
    })
    return Promise.all(answers)
  })

/** Both fields of an appointment are read in one statement when both are asked for. */
const ofAppointment = batched(async (asked: Asked<{ id: string }>[], ctx) => {
  const found = await reviewsOfAppointments(ctx, [...new Set(asked.map(({ obj }) => obj.id))])
  return asked.map(({ obj }) => found.get(obj.id))
})

const hospitalOf = batched(async (asked: Asked<Pick<ReportedReview, 'hospital'>>[], ctx) => {
  const found = await findHospitals(ctx, [...new Set(asked.map(({ obj }) => obj.hospital.id))])
  const known = new Map(found.map((hospital) => [hospital.id, hospital]))
  return asked.map(({ obj }) => known.get(obj.hospital.id))
})

type Appointment = { id: string }

export const resolvers = {
  Query: {
    reportedReviews: (_root, paging, ctx) => listReportedReviews(ctx, paging),
  },
  Mutation: {
    createReview: (_root, { appointmentId, input }, ctx) => createReview(ctx, appointmentId, input),
    updateReview: (_root, { id, input }, ctx) => updateReview(ctx, id, input),
    reportReview: async (_root, { id, ...report }, ctx) => {
      await reportReview(ctx, id, report)
      return true
    },
    replyToReview: (_root, { id, ...answer }, ctx) => replyToReview(ctx, id, answer),
    settleReview: async (_root, { id, ...decision }, ctx) => {
      await settleReview(ctx, id, decision)
      return true
    },
  },
  Hospital: { reviews: reviews('hospital') },
  Doctor: { reviews: reviews('doctor') },
  Appointment: {
    review: async (appointment, _args, ctx) =>
      (await ofAppointment(appointment as Appointment, {}, ctx))?.review ?? null,
    canReview: async (appointment, _args, ctx) =>
      (await ofAppointment(appointment as Appointment, {}, ctx))?.canReview ?? false,
  },
  ReportedReview: {
    hospital: (reported, _args, ctx) => hospitalOf(reported as ReportedReview, {}, ctx),
  },
} as Resolvers
