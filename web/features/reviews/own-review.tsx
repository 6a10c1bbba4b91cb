import { useApolloClient, useMutation } from '@apollo/client/react'
import { zodResolver } from '@hookform/resolvers/zod'
import { PencilLine } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Controller, useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import type { z } from 'zod'
import { UI_LANGUAGES } from '#domain/languages.ts'
import { REVIEW_EDIT_DAYS, reviewInput } from '#domain/reviews.ts'
import { stampOf } from '#web/freshness.ts'
import { graphql, type ResultOf } from '#web/graphql.ts'
import { useFormat } from '#web/i18n/format.ts'
import { LANGUAGE_NAMES } from '#web/i18n/i18n.ts'
import { usePreferences } from '#web/preferences.tsx'
import { refusalOf } from '#web/refusal.ts'
import { Badge, Rating } from '#web/ui/badge.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Select, Textarea } from '#web/ui/field.tsx'
import { toast } from '#web/ui/toast.tsx'
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
type Review = ResultOf<typeof OwnReviewFields>
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

type Subject = { appointmentId: string; hospital: { id: string; name: string }; doctorId: string | null }

/** Writes or changes the review; whatever is known about the rated is asked for anew. */
function useSave({ appointmentId, hospital, doctorId }: Subject, review: Review | null) {
  const client = useApolloClient()
  const [create] = useMutation(CreateReview)
  const [change] = useMutation(UpdateReview)
  return async (input: z.output<typeof reviewInput>) => {
    if (review) await change({ variables: { id: review.id, input } })
    else await create({ variables: { appointmentId, input } })
    for (const [typename, id] of [
      ['Hospital', hospital.id],
      ['Doctor', doctorId],
    ])
      for (const fieldName of ['reviews', 'averageRating', 'reviewCount'])
        if (id) client.cache.evict({ id: `${typename}:${id}`, fieldName })
    stampOf.clear()
    await client.refetchQueries({ include: ['AppointmentPage'] })
  }
}

function ReviewForm({ subject, review, onDone }: { subject: Subject; review: Review | null; onDone: () => void }) {
  const { t } = useTranslation()
  const { language } = usePreferences()
  const [failure, setFailure] = useState<string | null>(null)
  const save = useSave(subject, review)
  const { control, register, handleSubmit, formState } = useForm<
    z.input<typeof reviewInput>,
    unknown,
    z.output<typeof reviewInput>
  >({
    resolver: zodResolver(reviewInput),
    defaultValues: {
      rating: review?.rating ?? 0,
      comment: review?.comment ?? '',
      language: UI_LANGUAGES.find((one) => one === review?.language) ?? language,
    },
  })
  const submit = handleSubmit(async (input) => {
    setFailure(null)
    try {
      await save(input)
      toast({ text: t('Thank you. Your review is published.') })
      onDone()
    } catch (error) {
      setFailure(refusalOf(error, FAILED).message)
    }
  })
  return (
    <form noValidate onSubmit={submit}>
      {failure && <Banner tone="stop">{t(failure)}</Banner>}
      <Controller
        control={control}
        name="rating"
        render={({ field }) => (
          <StarChoice value={field.value} onChange={field.onChange} error={formState.errors.rating?.message} />
        )}
      />
      <Textarea
        label={t('Your review')}
        optional
        rows={4}
        dir="auto"
        hint={t('It is shown with your first name and initial. Please leave out names and details of your health.')}
        error={formState.errors.comment?.message}
        {...register('comment')}
      />
      <Select
        label={t('Language of your review')}
        app
        options={UI_LANGUAGES.map((one) => ({ value: one, label: LANGUAGE_NAMES[one] }))}
        {...register('language')}
      />
      <div className="row wrap">
        {review && (
          <Button variant="secondary" onClick={onDone}>
            {t('Cancel')}
          </Button>
        )}
        <Button type="submit" busy={formState.isSubmitting}>
          {review ? t('Save review') : t('Publish review')}
        </Button>
      </div>
    </form>
  )
}

function Written({ review, onEdit }: { review: Review; onEdit: () => void }) {
  const { t } = useTranslation()
  const { formatInstant } = useFormat()
  return (
    <div className="stack gap-2 mt-3">
      <p className="row wrap">
        <Rating value={review.rating} />
        <Badge tone="ok">{t('Verified visit')}</Badge>
      </p>
      {review.comment && (
        <p lang={review.language} dir="auto" className="whitespace-pre-line wrap-anywhere">
          {review.comment}
        </p>
      )}
      {review.reply && (
        <blockquote className="border-s-4 border-primary-soft ps-4">
          <p className="strong text-sm">{t('Answer of the hospital')}</p>
          <p dir="auto">{review.reply}</p>
        </blockquote>
      )}
      {review.canEdit && (
        <p className="row wrap mt-2">
          <Button variant="secondary" size="sm" icon={<PencilLine aria-hidden="true" />} onClick={onEdit}>
            {t('Edit review')}
          </Button>
          <span className="mute text-sm">
            {t('You can change it until {{day}}.', {
              day: formatInstant(review.editableUntil, { dateStyle: 'long' }),
            })}
          </span>
        </p>
      )}
    </div>
  )
}

/** The patient's review of one completed appointment: the form, or what was written. `#review` in the address leads here. */
export function OwnReview({ review, ...subject }: Subject & { review: Review | null }) {
  const { t } = useTranslation()
  const { hash } = useLocation()
  const [editing, setEditing] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (hash === '#review') heading.current?.focus()
  }, [hash])
  const done = () => {
    setEditing(false)
    heading.current?.focus()
  }
  return (
    <section className="card pad review-card" id="review" aria-labelledby="review-title">
      <h2 id="review-title" ref={heading} tabIndex={-1}>
        {review ? t('Your review') : t('How was your visit?')}
      </h2>
      {review && !editing ? (
        <Written review={review} onEdit={() => setEditing(true)} />
      ) : (
        <>
          <p className="mute mt-1">
            {t('Your review of {{hospital}} helps other patients. You can change it for {{count}} days.', {
              hospital: subject.hospital.name,
              count: REVIEW_EDIT_DAYS,
            })}
          </p>
          <ReviewForm subject={subject} review={review} onDone={done} />
        </>
      )}
    </section>
  )
}
