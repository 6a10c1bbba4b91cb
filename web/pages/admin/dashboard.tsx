import { DEFAULT_PERIOD, dashboardSearch, PERIODS } from '#domain/dashboard.ts'
import { dateIn } from '#domain/days.ts'
import { TTL, useFreshQuery } from '#web/data/freshness.ts'
import { graphql } from '#web/data/graphql.ts'
import { RecentActivity, RecentActivityFields } from '#web/features/administration/activity/recent-activity.tsx'
import { BookingsByCity, BookingsByCityFields } from '#web/features/administration/dashboard/bookings-by-city.tsx'
import { BookingsByDay, BookingsByDayFields } from '#web/features/administration/dashboard/bookings-by-day.tsx'
import { NeedsYou } from '#web/features/administration/dashboard/needs-you.tsx'
import { QuickActions } from '#web/features/administration/dashboard/quick-actions.tsx'
import { RecordCounts, RecordCountsFields } from '#web/features/administration/dashboard/record-counts.tsx'
import { SystemStatus } from '#web/features/administration/dashboard/system-status.tsx'
import { UnbookableFields } from '#web/features/administration/dashboard/unbookable.ts'
import { WaitingFields } from '#web/features/administration/dashboard/waiting-items.ts'
import { useFormat } from '#web/i18n/format.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { adminCommands } from '#web/layouts/admin-commands.ts'
import { PanelPage } from '#web/layouts/panel-page.tsx'
import { useSearchParams } from '#web/routing/router.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dropdown, DropdownLink } from '#web/ui/dropdown.tsx'
import { CalendarDays } from '#web/ui/icons/calendar-days.ts'
import { ChevronDown } from '#web/ui/icons/chevron-down.ts'
import { LoadFailed, QueryView } from '#web/ui/query-view.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import styles from './dashboard.module.css'

/** Number of commands shown. The palette has all of them. */
const SHOWN_COMMANDS = 4

const AdminDashboard = graphql(
  `query AdminDashboard($days: Int!) {
    dashboard(days: $days) {
      ...RecordCountsFields
      bookings { ...BookingsByDayFields ...BookingsByCityFields }
      waiting { ...WaitingFields }
      unbookable { ...UnbookableFields }
    }
    activity(limit: 5) { items { ...RecentActivityFields } }
  }`,
  [
    RecordCountsFields,
    BookingsByDayFields,
    BookingsByCityFields,
    WaitingFields,
    UnbookableFields,
    RecentActivityFields,
  ],
)

/** Returns the period in the address, or the default for an invalid one. */
function usePeriod(): number {
  const [params] = useSearchParams()
  const parsed = dashboardSearch.safeParse({ days: params.get('days') })
  return parsed.data?.days ?? DEFAULT_PERIOD
}

function PeriodMenu({ days }: { days: number }) {
  const { t } = useTranslation()
  return (
    <Dropdown
      label={t('Period')}
      trigger={(aria) => (
        <Button variant="secondary" block icon={<CalendarDays aria-hidden="true" />} {...aria}>
          {t('Last {{count}} days', { count: days })}
          <ChevronDown aria-hidden="true" />
        </Button>
      )}
    >
      {PERIODS.map((period) => (
        <DropdownLink
          key={period}
          to={{ search: period === DEFAULT_PERIOD ? '' : `?days=${period}` }}
          aria-current={period === days ? 'true' : undefined}
        >
          {t('Last {{count}} days', { count: period })}
        </DropdownLink>
      ))}
    </Dropdown>
  )
}

export function Page() {
  const { t } = useTranslation()
  const { formatDate } = useFormat()
  const days = usePeriod()
  const result = useFreshQuery(AdminDashboard, { variables: { days }, ttl: TTL.lists })
  // Keeps the previous numbers until those of another period arrive.
  const query = { ...result, data: result.data ?? result.previousData }
  const today = formatDate(dateIn(new Date()), { dateStyle: 'full' })
  return (
    <PanelPage
      title={t('Dashboard')}
      lead={t('{{today}}. Changes compare the last {{days}} days with the {{days}} days before.', { today, days })}
      actions={<PeriodMenu days={days} />}
    >
      <QueryView
        query={query}
        skeleton={<Skeleton size="card" />}
        error={(retry) => (
          <LoadFailed
            title={t('Error loading dashboard data')}
            text={t('Some data could not be loaded. Please refresh the page or check your connection.')}
            onRetry={retry}
          />
        )}
      >
        {({ dashboard, activity }) => (
          <>
            <RecordCounts dashboard={dashboard} days={days} />
            <div className={styles.grid}>
              <NeedsYou waiting={dashboard.waiting} unbookable={dashboard.unbookable} className={styles.needs} />
              <BookingsByDay bookings={dashboard.bookings} days={days} className={styles.wide} />
              <BookingsByCity cities={dashboard.bookings.cities} days={days} />
              <RecentActivity items={activity.items} />
              <SystemStatus />
            </div>
          </>
        )}
      </QueryView>
      {adminCommands.length > 0 && <QuickActions actions={adminCommands.slice(0, SHOWN_COMMANDS)} />}
    </PanelPage>
  )
}
