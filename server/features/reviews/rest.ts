import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { paging } from '#domain/paging.ts'
import { reviewDecision, reviewFilter, reviewInput, reviewReply, reviewReport } from '#domain/reviews.ts'
import { getDoctor } from '#server/features/doctors/reading.ts'
import { getHospital } from '#server/features/hospitals/reading.ts'
import { basedOn, sendPage, sendRecord } from '#server/rest/answer.ts'
import { part } from '#server/rest/input.ts'
import { listReportedReviews, listReviews } from './reading.ts'
import { reportedAnswer, reviewAnswer, reviewSummaryAnswer } from './record.ts'
import { summaryOf } from './summary.ts'
import { createReview, replyToReview, reportReview, settleReview, updateReview } from './writing.ts'

const tags = ['Reviews']

export async function reviewRoutes(app: FastifyInstance): Promise<void> {
  const list = { tags, querystring: reviewFilter.extend(paging.shape), response: { 200: z.array(reviewAnswer) } }
  const summary = { tags, response: { 200: reviewSummaryAnswer } }
  app.get(
    '/Hospitals/:id/reviews',
    { schema: { ...list, summary: 'Reviews of a hospital, newest first' } },
    async (request, reply) => {
      const { id } = await getHospital(request.ctx, part(request.params))
      return sendPage(request, reply, await listReviews(request.ctx, 'hospital', id, { raw: request.query }))
    },
  )
  app.get(
    '/Doctor/:id/reviews',
    { schema: { ...list, summary: 'Reviews of a doctor, newest first' } },
    async (request, reply) => {
      const { id } = await getDoctor(request.ctx, part(request.params))
      return sendPage(request, reply, await listReviews(request.ctx, 'doctor', id, { raw: request.query }))
    },
  )
  app.get(
    '/Hospitals/:id/reviews/summary',
    { schema: { ...summary, summary: 'How the reviews of a hospital rate it, by stars and by treatment' } },
    async (request) => {
      const { id } = await getHospital(request.ctx, part(request.params))
      return summaryOf(request.ctx, 'hospital', id)
    },
  )
  app.get(
    '/Doctor/:id/reviews/summary',
    { schema: { ...summary, summary: 'How the reviews of a doctor rate them, by stars and by treatment' } },
    async (request) => {
      const { id } = await getDoctor(request.ctx, part(request.params))
      return summaryOf(request.ctx, 'doctor', id)
    },
  )

  app.post(
    '/Appointments/:id/review',
    {
      schema: {
        tags,
        summary: 'Review a completed appointment, once (its patient)',
        body: reviewInput,
        response: { 201: reviewAnswer },
      },
    },
    async (request, reply) => {
      const review = await createReview(request.ctx, part(request.params), request.body)
      reply.code(201)
      return sendRecord(reply, review)
    },
  )
  app.put(
    '/Reviews/:id',
    {
      schema: {
        tags,
        summary: 'Change a review within 14 days (its author)',
        body: reviewInput,
        response: { 200: reviewAnswer },
      },
    },
    async (request, reply) => {
      const options = { basedOn: basedOn(request) }
      return sendRecord(reply, await updateReview(request.ctx, part(request.params), request.body, options))
    },
  )
  app.post(
    '/Reviews/:id/report',
    {
      schema: {
        tags,
        summary: 'Tell the administrators what is wrong with a review',
        body: reviewReport,
        response: { 204: z.null() },
      },
    },
    async (request, reply) => {
      await reportReview(request.ctx, part(request.params), request.body)
      return reply.code(204).send()
    },
  )
  app.post(
    '/Reviews/:id/reply',
    {
      schema: {
        tags,
        summary: 'Answer a review (staff of the reviewed hospital)',
        body: reviewReply,
        response: { 200: reviewAnswer },
      },
    },
    async (request, reply) => sendRecord(reply, await replyToReview(request.ctx, part(request.params), request.body)),
  )

  app.get(
    '/Reviews/reported',
    {
      schema: {
        tags,
        summary: 'Reported reviews, newest report first (admin)',
        querystring: paging,
        response: { 200: z.array(reportedAnswer) },
      },
    },
    async (request, reply) => sendPage(request, reply, await listReportedReviews(request.ctx, request.query)),
  )
  app.post(
    '/Reviews/:id/settle',
    {
      schema: {
        tags,
        summary: 'Hide a reported review, or end the report (admin)',
        body: reviewDecision,
        response: { 204: z.null() },
      },
    },
    async (request, reply) => {
      await settleReview(request.ctx, part(request.params), request.body)
      return reply.code(204).send()
    },
  )
}
