import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type Page, paging } from '#domain/paging.ts'
import { answerSearch, reviewFilter, reviewReply } from '#domain/reviews.ts'
import { getDoctor } from '#server/features/catalogue/doctors/reading.ts'
import { getHospital } from '#server/features/catalogue/hospitals/reading.ts'
import { sendPage, sendRecord } from '#server/rest/answer.ts'
import { part } from '#server/rest/input.ts'
import { page, record } from '#server/rest/operation.ts'
import { listReviews } from './reading.ts'
import { type Review, reviewAnswer, reviewSummaryAnswer } from './record.ts'
import { listReviewsToAnswer, replyToReview, reviewToAnswerAnswer } from './replies.ts'
import { summaryOf } from './summary.ts'

const tags = ['Reviews']

/** Sends a page of reviews. Withheld ones are an empty list without a total, as X-Withheld says. */
const sendReviews = (request: FastifyRequest, reply: FastifyReply, list: Page<Review> | null): Review[] =>
  list ? sendPage(request, reply, list) : []

export async function reviewRoutes(app: FastifyInstance): Promise<void> {
  const list = { tags, querystring: reviewFilter.extend(paging.shape), response: page(reviewAnswer) }
  const summary = { tags, access: 'guest' as const, response: { 200: reviewSummaryAnswer } }
  app.get(
    '/Hospitals/:id/reviews',
    {
      schema: {
        operationId: 'listHospitalReviews',
        access: 'guest',
        ...list,
        summary: 'Reviews of a hospital, newest first',
      },
    },
    async (request, reply) => {
      const { id } = await getHospital(request.ctx, part(request.params))
      return sendReviews(request, reply, await listReviews(request.ctx, 'hospital', id, { raw: request.query }))
    },
  )
  app.get(
    '/Doctor/:id/reviews',
    {
      schema: {
        operationId: 'listDoctorReviews',
        access: 'guest',
        ...list,
        summary: 'Reviews of a doctor, newest first',
      },
    },
    async (request, reply) => {
      const { id } = await getDoctor(request.ctx, part(request.params))
      return sendReviews(request, reply, await listReviews(request.ctx, 'doctor', id, { raw: request.query }))
    },
  )
  app.get(
    '/Hospitals/:id/reviews/summary',
    {
      schema: {
        operationId: 'summariseHospitalReviews',
        ...summary,
        summary: 'Summary of the reviews of a hospital, by rating and treatment',
      },
    },
    async (request) => {
      const { id } = await getHospital(request.ctx, part(request.params))
      return summaryOf(request.ctx, 'hospital', id)
    },
  )
  app.get(
    '/Doctor/:id/reviews/summary',
    {
      schema: {
        operationId: 'summariseDoctorReviews',
        ...summary,
        summary: 'Summary of the reviews of a doctor, by rating and treatment',
      },
    },
    async (request) => {
      const { id } = await getDoctor(request.ctx, part(request.params))
      return summaryOf(request.ctx, 'doctor', id)
    },
  )

  app.post(
    '/Reviews/:id/reply',
    {
      schema: {
        operationId: 'replyToReview',
        access: 'hospital',
        tags,
        summary: 'Answer a review (staff of the reviewed hospital)',
        body: reviewReply,
        example: { reply: 'Thank you for telling us.' },
        response: record(reviewAnswer),
      },
    },
    async (request, reply) => sendRecord(reply, await replyToReview(request.ctx, part(request.params), request.body)),
  )

  app.get(
    '/Hospitals/:id/reviews/answers',
    {
      schema: {
        operationId: 'listReviewsToAnswer',
        access: 'portal',
        tags,
        summary: 'Visible reviews of a hospital for staff to answer, newest first by default',
        querystring: answerSearch.extend(paging.shape),
        response: page(reviewToAnswerAnswer),
      },
    },
    async (request, reply) => {
      const { ctx, params, query } = request
      return sendPage(request, reply, await listReviewsToAnswer(ctx, part(params), { raw: query, paging: query }))
    },
  )
}
