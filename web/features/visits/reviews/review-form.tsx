import { useApolloClient } from '@apollo/client/react'
import { zodResolver } from '@hookform/resolvers/zod'
import { Controller, useForm } from 'react-hook-form'
import type { z } from 'zod'
import { UI_LANGUAGES } from '#domain/languages.ts'
import { reviewInput } from '#domain/reviews.ts'
import { sentence } from '#domain/sentences.ts'
import { useSave } from '#web/data/save.ts'
import { usePreferences } from '#web/device/preferences.tsx'
import { LANGUAGE_NAMES } from '#web/i18n/i18n.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { Button } from '#web/ui/button.tsx'
import { ChangedFields } from '#web/ui/changed-fields.tsx'
import { Checkbox } from '#web/ui/choice.tsx'
import { Select, Textarea } from '#web/ui/field.tsx'
import { Form, Refused } from '#web/ui/form.tsx'
import { Row } from '#web/ui/layout.tsx'
import styles from './review-form.module.css'
import { StarChoice } from './star-choice.tsx'
import {
  type Input,
  type OwnReview,
  ReviewVersion,
  type Subject,
  useForgetRatings,
  useSendReview,
} from './use-send-review.ts'

const LABELS = {
  rating: sentence('Your rating'),
  comment: sentence('Your review'),
  language: sentence('Language of your review'),
  showsTreatment: sentence('Show which treatment this was'),
}
const isName = (field: string): field is keyof typeof LABELS => field in LABELS

type ReviewFormProps = { subject: Subject; review: OwnReview | null; onDone: () => void }

export function ReviewForm({ subject, review, onDone }: ReviewFormProps) {
  const { t } = useTranslation()
  const { language } = usePreferences()
  const client = useApolloClient()
  const forgetRatings = useForgetRatings(subject)
  const form = useForm<z.input<typeof reviewInput>, unknown, Input>({
    resolver: zodResolver(reviewInput),
    defaultValues: {
      rating: review?.rating ?? 0,
      comment: review?.comment ?? '',
      language: UI_LANGUAGES.find((code) => code === review?.language) ?? language,
      showsTreatment: Boolean(review?.serviceName),
    },
  })
  const { errors } = form.formState
  const reload = async () => {
    const variables = { appointmentId: subject.appointmentId }
    const { data } = await client.query({ query: ReviewVersion, variables, fetchPolicy: 'network-only' })
    const now = data?.appointment?.review
    return now ? { version: now.updatedAt } : undefined
  }
  const { save, saving, refused, changed, take } = useSave(form, {
    send: useSendReview(subject, review),
    saved: t('Thank you. Your review is published.'),
    otherwise: sentence('The review could not be saved. Please try again.'),
    onSaved: () => {
      forgetRatings()
      onDone()
    },
    ...(review && { edited: { version: review.updatedAt, reload } }),
  })
  const changes = changed.flatMap(({ field, now }) =>
    isName(field)
      ? [{ field, label: t(LABELS[field]), yours: String(form.getValues(field) ?? ''), now: String(now ?? '') }]
      : [],
  )
  return (
    <Form className={styles.form} onSubmit={save}>
      <Controller
        control={form.control}
        name="rating"
        render={({ field }) => (
          <StarChoice ref={field.ref} value={field.value} onChange={field.onChange} error={errors.rating?.message} />
        )}
      />
      <Textarea
        label={t(LABELS.comment)}
        optional
        rows={4}
        dir="auto"
        hint={t('It is shown with your first name and initial. Please leave out names and details of your health.')}
        error={errors.comment?.message}
        {...form.register('comment')}
      />
      <Select
        label={t(LABELS.language)}
        app
        options={UI_LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value], lang: value }))}
        {...form.register('language')}
      />
      <Checkbox label={t(LABELS.showsTreatment)} {...form.register('showsTreatment')} />
      <Refused>{refused}</Refused>
      <ChangedFields changes={changes} onTake={take} />
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
    </Form>
  )
}
