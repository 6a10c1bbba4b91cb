import { useMemo } from 'react'
import { activitySearch, SUBJECT_KINDS } from '#domain/activity.ts'
import { TTL, useFreshQuery } from '#web/data/freshness.ts'
import { graphql } from '#web/data/graphql.ts'
import { ActivityRowFields, useActivityColumns } from '#web/features/administration/activity/activity-columns.tsx'
import { ActivityFilters, KIND_LABELS } from '#web/features/administration/activity/activity-filters.tsx'
import { type Filters, useListAddress } from '#web/features/administration/managed-catalogue/list-address.ts'
import { WatchList } from '#web/features/administration/managed-catalogue/watch-list.tsx'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { PanelPage } from '#web/layouts/panel-page.tsx'
import { LoadFailed } from '#web/ui/query-view.tsx'

const AdminActivity = graphql(
  `query AdminActivity($search: ActivitySearch!, $page: Int!) {
    list: activity(search: $search, page: $page, limit: 50) {
      total page limit totalPages
      items { ...ActivityRowFields }
    }
  }`,
  [ActivityRowFields],
)

const CHOICES = {
  kind: SUBJECT_KINDS,
  actorId: 'text',
  subjectId: 'text',
  hospitalId: 'text',
  from: 'text',
  to: 'text',
  sortBy: ['when'],
  direction: ['desc'],
} as const

/** Returns the search of the address without invalid values. By default the newest come first. */
function searchOf({ sortBy, direction, ...filters }: Filters): Filters {
  const isValid = ([name, value]: [string, string]) =>
    activitySearch.shape[name as keyof typeof activitySearch.shape].safeParse(value).success
  const search = Object.fromEntries(Object.entries(filters).filter(isValid))
  return sortBy ? { ...search, direction: direction ?? 'asc' } : search
}

export function Page() {
  const { t } = useTranslation()
  const address = useListAddress(CHOICES)
  const search = useMemo(() => searchOf(address.search), [address.search])
  const query = useFreshQuery(AdminActivity, { variables: { search, page: address.page }, ttl: TTL.search })
  return (
    <PanelPage
      title={t('Activity')}
      lead={t('What administrators and staff have changed, and whose messages they have read. It cannot be edited.')}
    >
      <WatchList
        list="activity"
        label={t('Activity')}
        query={query}
        address={address}
        columns={useActivityColumns(address.change)}
        nameOf={({ action }) => action}
        search={t('Who or what')}
        maxLength={200}
        none={t('No activity found')}
        file="/api/Activity/export"
        fileSearch={search}
        filters={[
          {
            name: 'kind',
            label: t('All kinds'),
            options: SUBJECT_KINDS.map((value) => ({ value, label: t(KIND_LABELS[value]) })),
          },
        ]}
        further={<ActivityFilters filters={address.filters} onChange={address.change} />}
        failed={(retry) => <LoadFailed title={t('Error loading activity')} onRetry={retry} />}
      />
    </PanelPage>
  )
}
