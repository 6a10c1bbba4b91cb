import { clsx } from 'clsx'
import { useRef, useState } from 'react'
import { REVIEW_EDIT_DAYS } from '#domain/reviews.ts'
import { useFormat } from '#web/i18n/format.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { Badge, Rating } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { PencilLine } from '#web/ui/icons/pencil-line.ts'
import { Row, Stack } from '#web/ui/layout.tsx'
import text from '#web/ui/text.module.css'
import { HospitalReply } from './hospital-reply.tsx'
import styles from './own-review.module.css'
import { ReviewForm } from './review-form.tsx'
import type { OwnReview as OwnReviewRecord, Subject } from './use-send-review.ts'

function Written({ review, onEdit }: { review: OwnReviewRecord; onEdit: () => void }) {
  const { t } = useTranslation()
  const { formatInstant } = useFormat()
  return (
    <Stack gap="small" className={styles.written}>
      <Row as="p" wrap>
        <Rating value={review.rating} />
        <Badge tone="ok">{t('Verified visit')}</Badge>
      </Row>
      {review.comment && (
        <p lang={review.language} dir="auto" className={text.written}>
          {review.comment}
        </p>
      )}
      {review.reply && <HospitalReply reply={review.reply} repliedAt={null} />}
      {review.canEdit && (
        <Row as="p" wrap className={styles.edit}>
          <Button variant="secondary" size="sm" icon={<PencilLine aria-hidden="true" />} onClick={onEdit}>
            {t('Edit review')}
          </Button>
          <span className={text.note}>
            {t('You can change it until {{day}}.', {
              day: formatInstant(review.editableUntil, { dateStyle: 'long' }),
            })}
          </span>
        </Row>
      )}
    </Stack>
  )
}

/**
 * Shows the patient's review of one completed appointment, or its form. `#review` in the address
 * leads here.
 */
export function OwnReview({ review, ...subject }: Subject & { review: OwnReviewRecord | null }) {
  const { t } = useTranslation()
  const [editing, setEditing] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  const done = () => {
    setEditing(false)
    heading.current?.focus()
  }
  return (
    <Card as="section" pad className={styles.card} aria-labelledby="review">
      <h2 id="review" ref={heading} tabIndex={-1}>
        {review ? t('Your review') : t('How was your visit?')}
      </h2>
      {review && !editing ? (
        <Written review={review} onEdit={() => setEditing(true)} />
      ) : (
        <>
          <p className={clsx(text.muted, styles.lead)}>
            {t('Your review of {{hospital}} helps other patients. You can change it for {{count}} days.', {
              hospital: subject.hospital.name,
              count: REVIEW_EDIT_DAYS,
            })}
          </p>
          <ReviewForm subject={subject} review={review} onDone={done} />
        </>
      )}
    </Card>
  )
}
