import { TTL, useFreshQuery } from '#web/data/freshness.ts'
import { graphql } from '#web/data/graphql.ts'
import { useListAddress } from '#web/features/administration/managed-catalogue/list-address.ts'
import { WatchList } from '#web/features/administration/managed-catalogue/watch-list.tsx'
import { ReviewAnswer, ReviewToAnswerFields } from '#web/features/visits/reviews/review-answer.tsx'
import { useFormat } from '#web/i18n/format.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { PanelPage } from '#web/layouts/panel-page.tsx'
import { useWorkplace } from '#web/session/workplace.tsx'
import { MessageCircleQuestionMark as MessageCircleQuestion } from '#web/ui/icons/message-circle-question-mark.ts'
import { Star } from '#web/ui/icons/star.ts'
import { StatTile, StatTiles } from '#web/ui/stat-tile.tsx'
import styles from './reviews.module.css'

const PortalReviews = graphql(
  `query PortalReviews($hospitalId: ID, $answered: Boolean, $rating: Int, $page: Int!) {
    list: reviewsToAnswer(hospitalId: $hospitalId, answered: $answered, rating: $rating, page: $page) {
      total page limit totalPages all unanswered
      items { ...ReviewToAnswerFields }
    }
  }`,
  [ReviewToAnswerFields],
)

const CHOICES = { answered: ['true', 'false'], rating: ['1', '2', '3', '4', '5'] } as const

export function Page() {
  const { t } = useTranslation()
  const { formatNumber } = useFormat()
  const { hospitalId, may, asAdministrator } = useWorkplace()
  const address = useListAddress(CHOICES)
  const { answered, rating } = address.filters
  const query = useFreshQuery(PortalReviews, {
    variables: {
      hospitalId,
      answered: answered ? answered === 'true' : null,
      rating: rating ? Number(rating) : null,
      page: address.page,
    },
    ttl: TTL.search,
  })
  const list = query.data?.list
  const counter = (value: number | undefined) => (value === undefined ? '…' : formatNumber(value))
  return (
    <PanelPage title={t('Reviews')} lead={t('What patients say after a visit. Your reply below it is public.')}>
      <StatTiles className={styles.tiles}>
        <StatTile icon={<Star />} value={counter(list?.all)} label={t('Reviews')} />
        <StatTile
          icon={<MessageCircleQuestion />}
          tone={1}
          value={counter(list?.unanswered)}
          label={t('Without an answer')}
        />
      </StatTiles>
      <WatchList
        label={t('Reviews')}
        query={query}
        address={address}
        columns={[]}
        nameOf={({ review }) => review.authorName}
        none={answered === 'false' ? t('Every review has an answer.') : t('No reviews yet')}
        filters={[
          {
            name: 'answered',
            label: t('All reviews'),
            options: [
              { value: 'false', label: t('Without an answer') },
              { value: 'true', label: t('Answered') },
            ],
          },
          {
            name: 'rating',
            label: t('All stars'),
            options: ['5', '4', '3', '2', '1'].map((value) => ({
              value,
              label: t('{{count}} stars', { count: Number(value) }),
            })),
          },
        ]}
      >
        {(rows) => (
          <ul className={styles.list}>
            {rows.map((item) => (
              <ReviewAnswer
                key={item.id}
                item={item}
                // Only the hospital itself may reply.
                mayAnswer={may('appointments') && !asAdministrator}
                onChanged={() => void query.refetch()}
              />
            ))}
          </ul>
        )}
      </WatchList>
    </PanelPage>
  )
}
