import { useQuery } from '@apollo/client/react'
import { graphql } from '#web/data/graphql.ts'
import { EditCard } from '#web/editing/edit-card.tsx'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Plus } from '#web/ui/icons/plus.ts'
import { Row } from '#web/ui/layout.tsx'
import { MenuButton } from '#web/ui/menu.tsx'
import { QueryView } from '#web/ui/query-view.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import text from '#web/ui/text.module.css'
import { FeedAddress, FeedNote, useDoctorFeed } from './doctor-feed.tsx'
import styles from './leave-clashes.module.css'

const DoctorFeedsQuery = graphql(
  `query DoctorFeeds($hospitalId: ID) { doctorFeeds(hospitalId: $hospitalId) { doctorId fullName hasFeed } }`,
)

/**
 * Lists the private calendar addresses of a hospital's doctors. Doctors without one stand in a menu
 * that creates it.
 */
export function DoctorFeeds({ hospitalId }: { hospitalId: string }) {
  const { t } = useTranslation()
  const query = useQuery(DoctorFeedsQuery, { variables: { hospitalId }, fetchPolicy: 'cache-and-network' })
  const feed = useDoctorFeed(() => query.refetch())
  const others = (query.data?.doctorFeeds ?? []).filter(({ hasFeed }) => !hasFeed)
  return (
    <EditCard
      title={t('Calendar links')}
      action={
        others.length > 0 && (
          <MenuButton
            label={t('Create link')}
            items={others.map(({ doctorId, fullName }) => ({
              id: doctorId,
              label: fullName,
              onAction: () => void feed.make(doctorId),
            }))}
          >
            <Plus aria-hidden="true" />
            {t('Create link')}
          </MenuButton>
        )
      }
    >
      <FeedNote />
      <QueryView query={query} skeleton={<Skeleton size="panel" />}>
        {({ doctorFeeds }) => {
          const feeds = doctorFeeds.filter(({ hasFeed }) => hasFeed)
          if (feeds.length === 0) return <p className={text.muted}>{t('No doctor has a calendar link.')}</p>
          return (
            <ul className={styles.list}>
              {feeds.map(({ doctorId, fullName }) => (
                <li key={doctorId} className={styles.clash}>
                  <Row gap="small" wrap>
                    <bdi className={text.strong}>{fullName}</bdi>
                    <Badge tone="ok">{t('On')}</Badge>
                  </Row>
                  <FeedAddress hasFeed feed={feed} doctorId={doctorId} name={fullName} />
                </li>
              ))}
            </ul>
          )
        }}
      </QueryView>
    </EditCard>
  )
}
