import { TTL, useFreshQuery } from '#web/data/freshness.ts'
import { graphql } from '#web/data/graphql.ts'
import { useDownload } from '#web/device/download.ts'
import { ActivityFilters } from '#web/features/administration/activity/activity-filters.tsx'
import { ActivityRowFields, ActivityTable } from '#web/features/administration/activity/activity-table.tsx'
import { useActivitySearch } from '#web/features/administration/activity/use-activity-search.ts'
import { useFormat } from '#web/i18n/format.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { PanelPage } from '#web/layouts/panel-page.tsx'
import { EmptyState } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Download } from '#web/ui/icons/download.ts'
import { RotateCcwClock as History } from '#web/ui/icons/rotate-ccw-clock.ts'
import { ListFoot } from '#web/ui/listing.tsx'
import { LoadFailed, QueryView } from '#web/ui/query-view.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

const AdminActivity = graphql(
  `query AdminActivity($search: ActivitySearch!, $page: Int!) {
    activity(search: $search, page: $page, limit: 50) {
      total page totalPages
      items { ...ActivityRowFields }
    }
  }`,
  [ActivityRowFields],
)

export function Page() {
  const { t } = useTranslation()
  const { formatNumber } = useFormat()
  const { search, page, set } = useActivitySearch()
  const { save, busy } = useDownload()
  const query = useFreshQuery(AdminActivity, { variables: { search, page }, ttl: TTL.search })
  const file = `/api/Activity/export?${new URLSearchParams(search as Record<string, string>)}`
  return (
    <PanelPage
      title={t('Activity')}
      lead={t('What administrators and staff have changed, and whose messages they have read. It cannot be edited.')}
      actions={
        <Button
          variant="secondary"
          icon={<Download aria-hidden="true" />}
          busy={busy !== null}
          onClick={() => void save(file)}
        >
          {t('Export CSV')}
        </Button>
      }
    >
      <Card clip>
        <ActivityFilters search={search} onChange={set} />
        <QueryView
          keeps
          query={query}
          skeleton={<Skeleton size="panel" />}
          error={(retry) => <LoadFailed title={t('Error loading activity')} onRetry={retry} />}
          isEmpty={({ activity }) => activity.total === 0}
          empty={
            <EmptyState icon={<History />} title={t('No activity found')}>
              {Object.keys(search).length > 0
                ? t('Try adjusting your search terms.')
                : t('What administrators and staff change appears here.')}
            </EmptyState>
          }
        >
          {({ activity }) => (
            <>
              <ActivityTable items={activity.items} onFilter={set} />
              <ListFoot
                note={t('{{count}} entries', { count: activity.total, total: formatNumber(activity.total) })}
                page={activity.page}
                pageCount={activity.totalPages}
              />
            </>
          )}
        </QueryView>
      </Card>
    </PanelPage>
  )
}
