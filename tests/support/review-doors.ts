import { type Answer, bothDoors, type Verb } from './doors.ts'
import type { TestApp } from './server.ts'

const REVIEW =
  '{ id rating comment language authorName serviceName verifiedVisit canEdit editableUntil reply repliedAt createdAt updatedAt }'

const verbs = {
  create: {
    graphql: `mutation ($id: ID!, $input: ReviewInput!) { createReview(appointmentId: $id, input: $input) ${REVIEW} }`,
    success: 201,
  },
  update: {
    graphql: `mutation ($id: ID!, $input: ReviewInput!) { updateReview(id: $id, input: $input) ${REVIEW} }`,
  },
  report: {
    graphql: 'mutation ($id: ID!, $reason: String!) { reportReview(id: $id, reason: $reason) }',
    success: 204,
  },
  reply: {
    rest: 'POST /api/Reviews/:id/reply',
    graphql: `mutation ($id: ID!, $reply: String!) { replyToReview(id: $id, reply: $reply) ${REVIEW} }`,
  },
  settle: {
    graphql:
      'mutation ($id: ID!, $hide: Boolean!, $reason: String) { settleReview(id: $id, hide: $hide, reason: $reason) }',
    success: 204,
  },
  restore: {
    graphql: 'mutation ($id: ID!, $reason: String!) { restoreReview(id: $id, reason: $reason) }',
    success: 204,
  },
  reported: {
    graphql: `query ($limit: Int, $state: String) { reportedReviews(limit: $limit, state: $state) {
      items { id reportedAt reasons hiddenAt decisionReason decidedAt hospital { id name } review ${REVIEW} } } }`,
    shape: ({ items }: { items: unknown[] }) => items,
  },
  list: {
    rest: 'GET /api/Hospitals/:id/reviews',
    graphql: `query ($id: ID!, $serviceId: ID, $rating: Int, $firstIn: String, $page: Int, $limit: Int) { hospital(id: $id) {
      reviews(serviceId: $serviceId, rating: $rating, firstIn: $firstIn, page: $page, limit: $limit) { items ${REVIEW} } } }`,
    shape: (hospital: { reviews: { items: unknown[] } }) => hospital.reviews.items,
  },
  summary: {
    rest: 'GET /api/Hospitals/:id/reviews/summary',
    graphql: `query ($id: ID!) { hospital(id: $id) { reviewSummary {
      total ratings { rating count } treatments { serviceId name count averageRating } } } }`,
    shape: (hospital: { reviewSummary: unknown }) => hospital.reviewSummary,
  },
} satisfies Record<string, Verb>

type Token = string | undefined

/** Returns the actions on reviews through both interfaces, for `describe.each`. */
export const reviewDoors = (app: () => TestApp) =>
  bothDoors<keyof typeof verbs>(app, verbs).map(([name, ask]) => {
    const door = {
      create: (token: Token, id: string, body: object): Promise<Answer> => ask('create', { id, ...body }, token),
      update: (token: Token, id: string, body: object): Promise<Answer> => ask('update', { id, ...body }, token),
      report: (token: Token, id: string, reason: string): Promise<Answer> => ask('report', { id, reason }, token),
      reply: (token: Token, id: string, reply: string): Promise<Answer> => ask('reply', { id, reply }, token),
      settle: (token: Token, id: string, hide: boolean, reason = 'It names a person.'): Promise<Answer> =>
        ask('settle', { id, hide, reason }, token),
      restore: (token: Token, id: string, reason: string): Promise<Answer> => ask('restore', { id, reason }, token),
      list: (id: string, filter: object = {}): Promise<Answer> => ask('list', { id, ...filter }),
      summary: (id: string): Promise<Answer> => ask('summary', { id }),
      reported: (token: Token, limit = 100, state?: string): Promise<Answer> =>
        ask('reported', { limit, state }, token),
    }
    return [name, door] as const
  })
