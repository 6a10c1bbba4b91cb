import { useQuery } from '@apollo/client/react'
import { graphql } from '#web/data/graphql.ts'
import { EditCard } from '#web/editing/edit-card.tsx'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Row } from '#web/ui/layout.tsx'
import { QueryView } from '#web/ui/query-view.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import text from '#web/ui/text.module.css'
import { FeedAddress, FeedNote } from './doctor-feed.tsx'
import styles from './leave-clashes.module.css'

const DoctorFeedsQuery = graphql(
  `query DoctorFeeds($hospitalId: ID) { doctorFeeds(hospitalId: $hospitalId) { doctorId fullName hasFeed } }`,
)

/** Lists the private calendar addresses of all doctors of a hospital. */
export function DoctorFeeds({ hospitalId }: { hospitalId: string }) {
  const { t } = useTranslation()
  const query = useQuery(DoctorFeedsQuery, { variables: { hospitalId }, fetchPolicy: 'cache-and-network' })
  return (
    <EditCard title={t('Calendar links')}>
      <FeedNote />
      <QueryView query={query} skeleton={<Skeleton size="panel" />}>
        {({ doctorFeeds }) => (
          <ul className={styles.list}>
            {doctorFeeds.map(({ doctorId, fullName, hasFeed }) => (
              <li key={doctorId} className={styles.clash}>
                <Row gap="small" wrap>
                  <bdi className={text.strong}>{fullName}</bdi>
                  {hasFeed && <Badge tone="ok">{t('On')}</Badge>}
                </Row>
                <FeedAddress doctorId={doctorId} hasFeed={hasFeed} name={fullName} onChanged={() => query.refetch()} />
              </li>
            ))}
          </ul>
        )}
      </QueryView>
    </EditCard>
  )
}
