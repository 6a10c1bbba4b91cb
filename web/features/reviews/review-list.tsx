import { useQuery } from '@apollo/client/react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { graphql, type ResultOf } from '#web/graphql.ts'
import { useFormat } from '#web/i18n/format.ts'
import { usePreferences } from '#web/preferences.tsx'
import { Badge, Rating } from '#web/ui/badge.tsx'
import { LoadMore } from '#web/ui/card.tsx'
import { QueryView } from '#web/ui/query-view.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { ReportButton } from './report-dialog.tsx'

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
    <li className="card pad stack gap-2">
      <p className="between wrap gap-x-4 gap-y-1">
        <span className="row wrap gap-x-3 gap-y-0">
          <Rating value={review.rating} />
          <bdi className="strong">{review.authorName}</bdi>
        </span>
        <span className="mute text-sm">{formatInstant(review.createdAt, { dateStyle: 'medium' })}</span>
      </p>
      <p className="row wrap gap-x-3 gap-y-1 text-sm">
        {review.verifiedVisit && <Badge tone="ok">{t('Verified visit')}</Badge>}
        <span className="mute">
          {review.serviceName}
          {review.comment && review.language !== language && (
            <> · {t('Written in {{language}}', { language: nameOfLanguage(review.language, locale) })}</>
          )}
        </span>
      </p>
      {review.comment && (
        <p lang={review.language} dir="auto" className="whitespace-pre-line wrap-anywhere">
          {review.comment}
        </p>
      )}
      {review.reply && (
        <blockquote className="border-s-4 border-primary-soft ps-4 mt-1">
          <p className="strong text-sm">
            {t('Answer of the hospital')}
            {review.repliedAt && (
              <span className="mute font-normal"> · {formatInstant(review.repliedAt, { dateStyle: 'medium' })}</span>
            )}
          </p>
          <p dir="auto">{review.reply}</p>
        </blockquote>
      )}
      <p className="flex justify-end -mb-2">
        <ReportButton review={review} />
      </p>
    </li>
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
    <QueryView query={query} skeleton={<Skeleton className="h-40 w-full" />}>
      {({ subject }) => {
        if (!subject || subject.reviews.total === 0) return <p className="mute">{t('No reviews yet')}</p>
        const { items, total } = subject.reviews
        return (
          <>
            <ul className="stack">
              {items.map((review) => (
                <ReviewItem key={review.id} review={review} />
              ))}
            </ul>
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
    <div className="stack">
      {Array.from({ length: pages }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the page number is what a page is
        <ReviewPage key={at} of={of} id={id} page={at + 1} pages={pages} onMore={() => setPages(pages + 1)} />
      ))}
    </div>
  )
}
