import { useState } from 'react'
import { ANSWER_ORDERS } from '#domain/reviews.ts'
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
  `query PortalReviews($hospitalId: ID, $answered: Boolean, $rating: Int, $q: String, $order: String, $page: Int!) {
    list: reviewsToAnswer(hospitalId: $hospitalId, answered: $answered, rating: $rating, q: $q, order: $order, page: $page) {
      total page limit totalPages all unanswered
      items { ...ReviewToAnswerFields }
    }
  }`,
  [ReviewToAnswerFields],
)

const CHOICES = { answered: ['true', 'false'], rating: ['1', '2', '3', '4', '5'], order: ANSWER_ORDERS } as const

export function Page() {
  const { t } = useTranslation()
  const { formatNumber } = useFormat()
  const { hospitalId, may, asAdministrator } = useWorkplace()
  const address = useListAddress(CHOICES)
  const { answered, rating, q, order } = address.filters
  const [openId, setOpenId] = useState<string | null>(null)
  const query = useFreshQuery(PortalReviews, {
    variables: {
      hospitalId,
      answered: answered ? answered === 'true' : null,
      rating: rating ? Number(rating) : null,
      q: q ?? null,
      order: order ?? null,
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
        search={t('Search by author or words')}
        hint={t('Author or words')}
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
          {
            name: 'order',
            label: t('Newest reviews first'),
            options: [{ value: 'worst', label: t('Fewest stars first') }],
          },
        ]}
      >
        {(rows) => (
          <ul className={styles.list}>
            {rows.map((item, at) => (
              <ReviewAnswer
                // Opens the form of the next review once this one is answered.
                key={`${item.id} ${item.id === openId}`}
                item={item}
                isWriting={item.id === openId}
                onAnswered={() => setOpenId(rows.slice(at + 1).find(({ review }) => !review.reply)?.id ?? null)}
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
