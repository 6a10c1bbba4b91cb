import { clsx } from 'clsx'
import { useState } from 'react'
import { graphql, type ResultOf } from '#web/data/graphql.ts'
import { usePreferences } from '#web/device/preferences.tsx'
import { useFormat } from '#web/i18n/format.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { Badge, Rating } from '#web/ui/badge.tsx'
import { Row } from '#web/ui/layout.tsx'
import text from '#web/ui/text.module.css'
import { HospitalReply } from './hospital-reply.tsx'
import { ReviewMenu } from './report-dialog.tsx'
import styles from './review-item.module.css'

export const ReviewItemFields = graphql(`
  fragment ReviewItemFields on Review {
    id
    rating
    comment
    language
    authorName
    serviceName
    verifiedVisit
    reply
    repliedAt
    createdAt
  }
`)
type Review = ResultOf<typeof ReviewItemFields>

/** Length above which a review is collapsed. */
const LONG = 320

/** Returns the beginning of a text, cut at the end of a word. */
function beginningOf(comment: string): string {
  const part = comment.slice(0, LONG)
  return part.slice(0, Math.max(part.lastIndexOf(' '), LONG - 60))
}

function Comment({ review: { comment, language, authorName } }: { review: Review & { comment: string } }) {
  const { t } = useTranslation()
  const [open, setOpen] = useState(false)
  // Texts slightly above the limit stay open, because a button for a few words is not worth a
  // press.
  const folded = comment.length > LONG * 1.25 && !open
  return (
    <div>
      <p lang={language} dir="auto" className={clsx(text.written, styles.words)}>
        {folded ? `${beginningOf(comment)}…` : comment}
      </p>
      {folded && (
        <button type="button" className={clsx(text.link, styles.more)} onClick={() => setOpen(true)}>
          {t('Read more')}
          <span className={text.visuallyHidden}> ({authorName})</span>
        </button>
      )}
    </div>
  )
}

/** Shows one review. A review without text takes one line. */
export function ReviewItem({ review }: { review: Review }) {
  const { t } = useTranslation()
  const { formatInstant, locale } = useFormat()
  const { language } = usePreferences()
  const { comment } = review
  const foreign = review.language !== language
  const languageName = new Intl.DisplayNames(locale, { type: 'language' }).of(review.language) ?? review.language
  return (
    <li className={clsx(styles.review, foreign && styles.foreign)}>
      <Row between className={styles.head}>
        <Row as="span" wrap className={styles.line}>
          <Rating value={review.rating} />
          <bdi className={clsx(text.strong, styles.words)}>{review.authorName}</bdi>
          {review.serviceName && <span className={text.note}>{review.serviceName}</span>}
          <span className={text.note}>{formatInstant(review.createdAt, { month: 'long', year: 'numeric' })}</span>
          {review.verifiedVisit && <Badge tone="ok">{t('Verified visit')}</Badge>}
        </Row>
        <ReviewMenu review={review} />
      </Row>
      {comment && <Comment review={{ ...review, comment }} />}
      {comment && foreign && <p className={text.note}>{t('Written in {{language}}', { language: languageName })}</p>}
      {review.reply && <HospitalReply reply={review.reply} repliedAt={review.repliedAt} />}
    </li>
  )
}
