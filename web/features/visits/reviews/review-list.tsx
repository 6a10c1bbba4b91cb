import { useQuery } from '@apollo/client/react'
import { useState } from 'react'
import { graphql } from '#web/data/graphql.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { LoadMore } from '#web/ui/card.tsx'
import { Stack } from '#web/ui/layout.tsx'
import { QueryView } from '#web/ui/query-view.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import text from '#web/ui/text.module.css'
import { ReviewItem, ReviewItemFields } from './review-item.tsx'

const ReviewPageFields = graphql(`fragment ReviewPageFields on ReviewPage { total items { ...ReviewItemFields } }`, [
  ReviewItemFields,
])
const HospitalReviews = graphql(
  `query HospitalReviews($id: ID!, $page: Int!, $limit: Int!, $serviceId: ID, $rating: Int, $firstIn: String) {
    subject: hospital(id: $id) {
      id
      reviews(page: $page, limit: $limit, serviceId: $serviceId, rating: $rating, firstIn: $firstIn) {
        ...ReviewPageFields
      }
    }
  }`,
  [ReviewPageFields],
)
const DoctorReviews = graphql(
  `query DoctorReviews($id: ID!, $page: Int!, $limit: Int!, $serviceId: ID, $rating: Int, $firstIn: String) {
    subject: doctor(id: $id) {
      id
      reviews(page: $page, limit: $limit, serviceId: $serviceId, rating: $rating, firstIn: $firstIn) {
        ...ReviewPageFields
      }
    }
  }`,
  [ReviewPageFields],
)

const PAGE_SIZE = 5

export type ReviewSubject = { of: 'hospital' | 'doctor'; id: string }
export type Filter = { serviceId: string | null; rating: number | null; firstIn: string | null }
type PageProps = ReviewSubject & { filter: Filter; page: number; pages: number; onMore: () => void }

/** Loads one page with its own query, so further pages never reload the earlier ones. */
function ReviewPage({ of, id, filter, page, pages, onMore }: PageProps) {
  const { t } = useTranslation()
  const query = useQuery(of === 'hospital' ? HospitalReviews : DoctorReviews, {
    variables: { id, page, limit: PAGE_SIZE, ...filter },
  })
  return (
    <QueryView query={query} skeleton={<Skeleton size="card" />}>
      {({ subject }) => {
        if (!subject?.reviews?.total)
          return <p className={text.muted}>{t('No reviews match. Choose other stars or another treatment.')}</p>
        const { items, total } = subject.reviews
        return (
          <>
            <ul>
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

/**
 * Lists the reviews that match a filter. Use the filter as `key`, so that another one starts at its
 * first page.
 */
export function ReviewList({ of, id, filter }: ReviewSubject & { filter: Filter }) {
  const [pages, setPages] = useState(1)
  return (
    <Stack gap="small">
      {Array.from({ length: pages }, (_, at) => (
        <ReviewPage
          // biome-ignore lint/suspicious/noArrayIndexKey: the page number is what a page is
          key={at}
          of={of}
          id={id}
          filter={filter}
          page={at + 1}
          pages={pages}
          onMore={() => setPages(pages + 1)}
        />
      ))}
    </Stack>
  )
}
