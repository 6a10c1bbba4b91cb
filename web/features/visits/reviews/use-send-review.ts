import { useApolloClient, useMutation } from '@apollo/client/react'
import type { z } from 'zod'
import type { reviewInput } from '#domain/reviews.ts'
import { stampOf } from '#web/data/freshness.ts'
import { graphql, type ResultOf } from '#web/data/graphql.ts'

export const OwnReviewFields = graphql(`
  fragment OwnReviewFields on Review {
    id
    rating
    comment
    language
    canEdit
    editableUntil
    reply
    repliedAt
    serviceName
    updatedAt
  }
`)
export type OwnReview = ResultOf<typeof OwnReviewFields>
const CreateReview = graphql(
  `mutation CreateReview($appointmentId: ID!, $input: ReviewInput!) {
    createReview(appointmentId: $appointmentId, input: $input) { ...OwnReviewFields }
  }`,
  [OwnReviewFields],
)
const UpdateReview = graphql(
  `mutation UpdateReview($id: ID!, $input: ReviewInput!) { updateReview(id: $id, input: $input) { ...OwnReviewFields } }`,
  [OwnReviewFields],
)
/** The version of a review that an edit is based on. */
export const ReviewVersion = graphql(`
  query ReviewVersion($appointmentId: ID!) {
    appointment(id: $appointmentId) {
      id
      review {
        id
        updatedAt
      }
    }
  }
`)

export type Subject = { appointmentId: string; hospital: { id: string; name: string }; doctorId: string | null }
export type Input = z.output<typeof reviewInput>

/**
 * Creates or edits the review. It updates the cached appointment at once, which then allows no
 * second review.
 */
export function useSendReview({ appointmentId }: Subject, review: OwnReview | null) {
  const [create] = useMutation(CreateReview, {
    update: (cache, { data }) => {
      if (!data) return
      cache.modify({
        id: cache.identify({ __typename: 'Appointment', id: appointmentId }),
        fields: {
          review: (_none, { toReference }) => toReference({ __typename: 'Review', id: data.createReview.id }) ?? null,
          canReview: () => false,
        },
      })
    },
  })
  const [change] = useMutation(UpdateReview)
  return (input: Input, basedOn: string | undefined): Promise<unknown> =>
    review
      ? change({ variables: { id: review.id, input: { ...input, basedOn: basedOn ?? null } } })
      : create({ variables: { appointmentId, input } })
}

/** Evicts cached ratings, so they are refetched when next shown. */
export function useForgetRatings({ hospital, doctorId }: Subject) {
  const { cache } = useApolloClient()
  return () => {
    for (const fieldName of ['reviews', 'reviewSummary', 'averageRating', 'reviewCount']) {
      cache.evict({ id: `Hospital:${hospital.id}`, fieldName })
      if (doctorId) cache.evict({ id: `Doctor:${doctorId}`, fieldName })
    }
    stampOf.clear()
  }
}
