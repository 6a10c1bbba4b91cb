import { useQuery } from '@apollo/client/react'
import { useState } from 'react'
import type { AppointmentTab } from '#domain/appointments.ts'
import { sentence } from '#domain/sentences.ts'
import { refusalOf } from '#web/data/refusal.ts'
import { useFormat } from '#web/i18n/format.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { paths } from '#web/routing/paths.ts'
import { Banner, EmptyState } from '#web/ui/banner.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { CalendarX } from '#web/ui/icons/calendar-x.ts'
import { LoadFailed } from '#web/ui/query-view.tsx'
import { Loading, Skeleton } from '#web/ui/skeleton.tsx'
import { Tabs } from '#web/ui/tabs.tsx'
import styles from './appointment-list.module.css'
import { CancelDialog } from './cancel-dialog.tsx'
import { IsDemo } from './is-demo.ts'
import { type ListedAppointment, useAppointments } from './my-appointments.ts'
import { PastVisits } from './past-visits.tsx'
import { SampleList } from './sample-list.tsx'
import { UpcomingVisits } from './upcoming-visits.tsx'

const FAILED = sentence('Failed to load appointments')

const EMPTY: Record<AppointmentTab, { title: string; text: string }> = {
  all: { title: 'No appointments yet', text: 'Find a hospital, choose a service and book your first appointment.' },
  upcoming: { title: 'No upcoming appointments', text: 'Appointments that are pending or confirmed appear here.' },
  past: { title: 'No past appointments', text: 'Appointments that are completed or cancelled appear here.' },
}

function Empty({ tab }: { tab: AppointmentTab }) {
  const { t } = useTranslation()
  return (
    <EmptyState
      icon={<CalendarX />}
      title={t(EMPTY[tab].title)}
      action={<ButtonLink to={paths.search({ type: 'hospitals' })}>{t('Browse Hospitals')}</ButtonLink>}
    >
      {t(EMPTY[tab].text)}
    </EmptyState>
  )
}

/** Shows the error if the list has never loaded. A demo shows samples too. */
function NeverLoaded({ tab, error, onRetry }: { tab: AppointmentTab; error: Error; onRetry: () => void }) {
  const { t } = useTranslation()
  const demo = useQuery(IsDemo, { fetchPolicy: 'cache-first' }).data?.siteSettings.demoAccounts ?? []
  if (demo.length > 0) return <SampleList tab={tab} error={error} onRetry={onRetry} />
  return <LoadFailed title={t(FAILED)} text={t(refusalOf(error, FAILED).message)} onRetry={onRetry} />
}

export function AppointmentList() {
  const { t } = useTranslation()
  const { formatOwn } = useFormat()
  const [tab, setTab] = useState<AppointmentTab>('all')
  const [cancelling, setCancelling] = useState<ListedAppointment | null>(null)
  const upcoming = useAppointments('upcoming', 1)
  const past = useAppointments('past', 1)
  const failure = upcoming.failure ?? past.failure
  const retry = () => {
    upcoming.retry()
    past.retry()
  }
  const pages = upcoming.pages && past.pages
  const counts = { all: pages?.all.total, upcoming: pages?.upcoming.total, past: pages?.past.total }
  const content = () => {
    if (failure && !pages) return <NeverLoaded tab={tab} error={failure} onRetry={retry} />
    if (!upcoming.pages || !past.pages)
      return (
        <Loading>
          <Skeleton size="panel" />
        </Loading>
      )
    if (counts[tab] === 0) return <Empty tab={tab} />
    return (
      <div className={styles.visits}>
        {tab !== 'past' && (counts.upcoming ?? 0) > 0 && (
          <UpcomingVisits first={upcoming.pages} onCancel={setCancelling} />
        )}
        {tab !== 'upcoming' && (counts.past ?? 0) > 0 && <PastVisits first={past.pages} folded={tab === 'all'} />}
      </div>
    )
  }
  return (
    <>
      <Tabs
        label={t('Appointments')}
        value={tab}
        onChange={setTab}
        tabs={[
          { value: 'all', label: t('All Appointments'), count: counts.all },
          { value: 'upcoming', label: t('Upcoming'), count: counts.upcoming },
          { value: 'past', label: t('Past'), count: counts.past },
        ]}
      >
        {failure && pages && (
          <Banner
            tone="warn"
            className={styles.stale}
            title={t('Could not refresh.')}
            action={
              <button type="button" onClick={retry}>
                {t('Retry')}
              </button>
            }
          >
            {upcoming.keptFrom
              ? t('Showing what you had at {{time}}.', {
                  time: formatOwn(upcoming.keptFrom, { timeStyle: 'short' }),
                })
              : t('Showing what was loaded earlier.')}
          </Banner>
        )}
        {content()}
      </Tabs>
      <CancelDialog appointment={cancelling} onClose={() => setCancelling(null)} />
    </>
  )
}
