import { useQuery } from '@apollo/client/react'
import { clsx } from 'clsx'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { graphql, type ResultOf } from '#web/graphql.ts'
import { useFormat } from '#web/i18n/format.ts'
import { usePreferences } from '#web/preferences.tsx'
import { Badge, Rating } from '#web/ui/badge.tsx'
import { Card, LoadMore } from '#web/ui/card.tsx'
import { Row, Stack } from '#web/ui/layout.tsx'
import { QueryView } from '#web/ui/query-view.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import text from '#web/ui/text.module.css'
import { HospitalReply } from './hospital-reply.tsx'
import { ReportButton } from './report-dialog.tsx'
import styles from './review-list.module.css'

const ReviewPageFields = graphql(`
  fragment ReviewPageFields on ReviewPage {
    total
    items {
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
  }
`)
const HospitalReviews = graphql(
  `query HospitalReviews($id: ID!, $page: Int!, $limit: Int!) {
    subject: hospital(id: $id) { id reviews(page: $page, limit: $limit) { ...ReviewPageFields } }
  }`,
  [ReviewPageFields],
)
const DoctorReviews = graphql(
  `query DoctorReviews($id: ID!, $page: Int!, $limit: Int!) {
    subject: doctor(id: $id) { id reviews(page: $page, limit: $limit) { ...ReviewPageFields } }
  }`,
  [ReviewPageFields],
)

const PAGE_SIZE = 5
type Review = ResultOf<typeof ReviewPageFields>['items'][number]

const nameOfLanguage = (language: string, locale: string) =>
  new Intl.DisplayNames(locale, { type: 'language' }).of(language) ?? language

function ReviewItem({ review }: { review: Review }) {
  const { t } = useTranslation()
  const { formatInstant, locale } = useFormat()
  const { language } = usePreferences()
  return (
    <Card as="li" pad className={styles.review}>
      <Row between wrap className={styles.line}>
        <Row wrap className={styles.line}>
          <Rating value={review.rating} />
          <bdi className={text.strong}>{review.authorName}</bdi>
        </Row>
        <span className={text.note}>{formatInstant(review.createdAt, { dateStyle: 'medium' })}</span>
      </Row>
      <Row wrap className={clsx(text.small, styles.line)}>
        {review.verifiedVisit && <Badge tone="ok">{t('Verified visit')}</Badge>}
        <span className={text.muted}>
          {[
            review.serviceName,
            review.comment &&
              review.language !== language &&
              t('Written in {{language}}', { language: nameOfLanguage(review.language, locale) }),
          ]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </Row>
      {review.comment && (
        <p lang={review.language} dir="auto" className={text.written}>
          {review.comment}
        </p>
      )}
      {review.reply && <HospitalReply reply={review.reply} repliedAt={review.repliedAt} />}
      <div className={styles.report}>
        <ReportButton review={review} />
      </div>
    </Card>
  )
}

type PageProps = { of: 'hospital' | 'doctor'; id: string; page: number; pages: number; onMore: () => void }

/** One page asks for itself, so that more pages never make the earlier ones reload. */
function ReviewPage({ of, id, page, pages, onMore }: PageProps) {
  const { t } = useTranslation()
  const query = useQuery(of === 'hospital' ? HospitalReviews : DoctorReviews, {
    variables: { id, page, limit: PAGE_SIZE },
  })
  return (
    <QueryView query={query} skeleton={<Skeleton size="card" />}>
      {({ subject }) => {
        if (!subject || subject.reviews.total === 0) return <p className={text.muted}>{t('No reviews yet')}</p>
        const { items, total } = subject.reviews
        return (
          <>
            <Stack as="ul">
              {items.map((review) => (
                <ReviewItem key={review.id} review={review} />
              ))}
            </Stack>
            {page === pages && (
              <LoadMore
                shown={Math.min(page * PAGE_SIZE, total)}
                total={total}
                label={t('Load more reviews')}
                onClick={onMore}
              />
            )}
          </>
        )
      }}
    </QueryView>
  )
}

/** Reviews of a hospital or a doctor, newest first. Give it a `key` of the id, so that another subject starts anew. */
export function ReviewList({ of, id }: { of: 'hospital' | 'doctor'; id: string }) {
  const [pages, setPages] = useState(1)
  return (
    <Stack>
      {Array.from({ length: pages }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the page number is what a page is
        <ReviewPage key={at} of={of} id={id} page={at + 1} pages={pages} onMore={() => setPages(pages + 1)} />
      ))}
    </Stack>
  )
}
