import { type Answer, graphql, rest } from './clinic.ts'
import type { TestApp } from './server.ts'

const REVIEW = `{ id rating comment language authorName serviceName verifiedVisit canEdit editableUntil reply repliedAt createdAt }`
type Token = string | undefined

/** The same verbs through both doors. */
export const reviewDoors = (started: () => TestApp) => ({
  REST: {
    create: (token: Token, id: string, body: object): Promise<Answer> =>
      rest(started(), 'post', `/api/Appointments/${id}/review`, { token, body }),
    update: (token: Token, id: string, body: object): Promise<Answer> =>
      rest(started(), 'put', `/api/Reviews/${id}`, { token, body }),
    report: (token: Token, id: string, reason: string): Promise<Answer> =>
      rest(started(), 'post', `/api/Reviews/${id}/report`, { token, body: { reason } }),
    reply: (token: Token, id: string, reply: string): Promise<Answer> =>
      rest(started(), 'post', `/api/Reviews/${id}/reply`, { token, body: { reply } }),
    settle: (token: Token, id: string, hide: boolean): Promise<Answer> =>
      rest(started(), 'post', `/api/Reviews/${id}/settle`, { token, body: { hide } }),
    reported: (token: Token, limit = 100): Promise<Answer> =>
      rest(started(), 'get', `/api/Reviews/reported?limit=${limit}`, { token }),
  },
  GraphQL: {
    create: (token: Token, id: string, input: object) =>
      graphql(
        started(),
        `mutation ($id: ID!, $input: ReviewInput!) { createReview(appointmentId: $id, input: $input) ${REVIEW} }`,
        { id, input },
        token,
        201,
      ),
    update: (token: Token, id: string, input: object) =>
      graphql(
        started(),
        `mutation ($id: ID!, $input: ReviewInput!) { updateReview(id: $id, input: $input) ${REVIEW} }`,
        { id, input },
        token,
      ),
    report: (token: Token, id: string, reason: string) =>
      graphql(
        started(),
        'mutation ($id: ID!, $reason: String!) { reportReview(id: $id, reason: $reason) }',
        { id, reason },
        token,
        204,
      ),
    reply: (token: Token, id: string, reply: string) =>
      graphql(
        started(),
        `mutation ($id: ID!, $reply: String!) { replyToReview(id: $id, reply: $reply) ${REVIEW} }`,
        { id, reply },
        token,
      ),
    settle: (token: Token, id: string, hide: boolean) =>
      graphql(
        started(),
        'mutation ($id: ID!, $hide: Boolean!) { settleReview(id: $id, hide: $hide) }',
        { id, hide },
        token,
        204,
      ),
    reported: async (token: Token, limit = 100): Promise<Answer> => {
      const answer = await graphql(
        started(),
        `query ($limit: Int) { reportedReviews(limit: $limit) {
          items { id reportedAt reasons hospital { id name } review ${REVIEW} } } }`,
        { limit },
        token,
      )
      return answer.code ? answer : { ...answer, body: answer.body.items }
    },
  },
})
