import { useApolloClient, useMutation } from '@apollo/client/react'
import { zodResolver } from '@hookform/resolvers/zod'
import { Controller, useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { z } from 'zod'
import { UI_LANGUAGES } from '#domain/languages.ts'
import { reviewInput } from '#domain/reviews.ts'
import { stampOf } from '#web/freshness.ts'
import { graphql, type ResultOf } from '#web/graphql.ts'
import { LANGUAGE_NAMES } from '#web/i18n/i18n.ts'
import { usePreferences } from '#web/preferences.tsx'
import { useSave } from '#web/save.ts'
import { Button } from '#web/ui/button.tsx'
import { Select, Textarea } from '#web/ui/field.tsx'
import { Refused } from '#web/ui/form.tsx'
import { Row } from '#web/ui/layout.tsx'
import styles from './review-form.module.css'
import { StarChoice } from './star-choice.tsx'

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
const FAILED = 'The review could not be saved. Please try again.'

export type Subject = { appointmentId: string; hospital: { id: string; name: string }; doctorId: string | null }

/** Writes or changes the review; whatever is known about the rated is asked for anew. */
function useSendReview({ appointmentId, hospital, doctorId }: Subject, review: OwnReview | null) {
  const client = useApolloClient()
  const [create] = useMutation(CreateReview)
  const [change] = useMutation(UpdateReview)
  return async (input: z.output<typeof reviewInput>) => {
    if (review) await change({ variables: { id: review.id, input } })
    else await create({ variables: { appointmentId, input } })
    for (const fieldName of ['reviews', 'averageRating', 'reviewCount']) {
      client.cache.evict({ id: `Hospital:${hospital.id}`, fieldName })
      if (doctorId) client.cache.evict({ id: `Doctor:${doctorId}`, fieldName })
    }
    stampOf.clear()
    await client.refetchQueries({ include: ['AppointmentPage'] })
  }
}

type ReviewFormProps = { subject: Subject; review: OwnReview | null; onDone: () => void }

export function ReviewForm({ subject, review, onDone }: ReviewFormProps) {
  const { t } = useTranslation()
  const { language } = usePreferences()
  const form = useForm<z.input<typeof reviewInput>, unknown, z.output<typeof reviewInput>>({
    resolver: zodResolver(reviewInput),
    defaultValues: {
      rating: review?.rating ?? 0,
      comment: review?.comment ?? '',
      language: UI_LANGUAGES.find((known) => known === review?.language) ?? language,
    },
  })
  const { control, register } = form
  const { errors } = form.formState
  const { save, saving, refused } = useSave(form, {
    send: useSendReview(subject, review),
    saved: t('Thank you. Your review is published.'),
    onSaved: onDone,
    otherwise: FAILED,
  })
  return (
    <form className={styles.form} noValidate onSubmit={save}>
      <Controller
        control={control}
        name="rating"
        render={({ field }) => (
          <StarChoice value={field.value} onChange={field.onChange} error={errors.rating?.message} />
        )}
      />
      <Textarea
        label={t('Your review')}
        optional
        rows={4}
        dir="auto"
        hint={t('It is shown with your first name and initial. Please leave out names and details of your health.')}
        error={errors.comment?.message}
        {...register('comment')}
      />
      <Select
        label={t('Language of your review')}
        app
        options={UI_LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
        {...register('language')}
      />
      <Refused>{refused}</Refused>
      <Row wrap>
        {review && (
          <Button variant="secondary" onClick={onDone}>
            {t('Cancel')}
          </Button>
        )}
        <Button type="submit" busy={saving}>
          {review ? t('Save review') : t('Publish review')}
        </Button>
      </Row>
    </form>
  )
}
