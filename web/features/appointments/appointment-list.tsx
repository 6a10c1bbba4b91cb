import { useQuery } from '@apollo/client/react'
import { CalendarX } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type AppointmentTab, TAB_STATUSES } from '#domain/appointments.ts'
import { sentence } from '#domain/sentences.ts'
import { graphql } from '#web/graphql.ts'
import { paths } from '#web/paths.ts'
import { refusalOf } from '#web/refusal.ts'
import { Banner, EmptyState } from '#web/ui/banner.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { LoadMore } from '#web/ui/card.tsx'
import { LoadFailed } from '#web/ui/query-view.tsx'
import { Loading, Skeleton } from '#web/ui/skeleton.tsx'
import { Tabs } from '#web/ui/tabs.tsx'
import {
  AppointmentActions,
  AppointmentCard,
  AppointmentCardFields,
  type AppointmentOnCard,
} from './appointment-card.tsx'
import { CancelDialog } from './cancel-dialog.tsx'
import { sampleAppointments } from './samples.ts'
import { useDocuments } from './use-documents.ts'

const PAGE_SIZE = 10

const MyAppointments = graphql(
  `query MyAppointments($tab: AppointmentTab!, $page: Int!, $limit: Int!) {
    list: myAppointments(tab: $tab, page: $page, limit: $limit) { total items { ...AppointmentCardFields } }
    all: myAppointments(tab: all, limit: 1) { total }
    upcoming: myAppointments(tab: upcoming, limit: 1) { total }
    past: myAppointments(tab: past, limit: 1) { total }
  }`,
  [AppointmentCardFields],
)

const useAppointments = (tab: AppointmentTab, page: number) =>
  useQuery(MyAppointments, { variables: { tab, page, limit: PAGE_SIZE }, fetchPolicy: 'cache-and-network' })

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

type PageProps = {
  tab: AppointmentTab
  page: number
  last: boolean
  onMore: () => void
  onCancel: (appointment: AppointmentOnCard) => void
}

/** One page asks for itself; after a cancellation every page on view asks again. */
function ListPage({ tab, page, last, onMore, onCancel }: PageProps) {
  const { t } = useTranslation()
  const { saveReceipt } = useDocuments()
  const { data, error, loading, refetch } = useAppointments(tab, page)
  if (!data && error && !loading) return <LoadFailed onRetry={() => void refetch().catch(() => undefined)} />
  if (!data) return <CardSkeletons />
  // A status that has just changed leaves its tab at once, before the list is there anew.
  const items = data.list.items.filter(({ status }) => TAB_STATUSES[tab].includes(status))
  return (
    <>
      {items.map((appointment) => (
        <AppointmentCard
          key={appointment.id}
          appointment={appointment}
          actions={
            <AppointmentActions
              appointment={appointment}
              onDownload={() => saveReceipt(appointment.id)}
              onCancel={() => onCancel(appointment)}
            />
          }
        />
      ))}
      {last && (
        <LoadMore
          shown={Math.min(page * PAGE_SIZE, data.list.total)}
          total={data.list.total}
          label={t('Load more appointments')}
          onClick={onMore}
        />
      )}
    </>
  )
}

function CardSkeletons() {
  return (
    <Loading className="appts">
      <Skeleton className="h-52 w-full mb-5" />
      <Skeleton className="h-52 w-full mb-5" />
      <Skeleton className="h-52 w-full" />
    </Loading>
  )
}

const FAILED = sentence('Failed to load appointments')

function Samples({ tab, error, onRetry }: { tab: AppointmentTab; error: Error; onRetry: () => void }) {
  const { t } = useTranslation()
  const [samples] = useState(() => sampleAppointments(new Date()))
  return (
    <>
      <Banner
        tone="warn"
        title={
          <>
            {t('Using Demo Data')}
            <span className="sr-only"> - </span>
          </>
        }
        action={
          <button type="button" onClick={onRetry}>
            {t('Retry')}
          </button>
        }
      >
        {t('Could not connect to server. Showing sample appointments.')}
        <span className="block">{t(refusalOf(error, FAILED).message)}</span>
      </Banner>
      <div className="appts">
        {samples
          .filter(({ status }) => TAB_STATUSES[tab].includes(status))
          .map((appointment) => (
            <AppointmentCard key={appointment.id} appointment={appointment} sample />
          ))}
      </div>
    </>
  )
}

export function AppointmentList() {
  const { t } = useTranslation()
  const [tab, setTab] = useState<AppointmentTab>('all')
  const [pages, setPages] = useState(1)
  const [cancelling, setCancelling] = useState<AppointmentOnCard | null>(null)
  const first = useAppointments(tab, 1)
  const known = first.data ?? first.previousData
  const failed = !first.data && !first.loading ? first.error : undefined
  const count = (which: AppointmentTab) => (failed ? undefined : known?.[which].total)
  return (
    <>
      <Tabs
        label={t('Appointments')}
        value={tab}
        onChange={(next) => {
          setTab(next)
          setPages(1)
        }}
        tabs={[
          { value: 'all', label: t('All Appointments'), count: count('all') },
          { value: 'upcoming', label: t('Upcoming'), count: count('upcoming') },
          { value: 'past', label: t('Past'), count: count('past') },
        ]}
      >
        {failed ? (
          <div className="pt-6">
            <Samples tab={tab} error={failed} onRetry={() => void first.refetch().catch(() => undefined)} />
          </div>
        ) : first.data?.list.total === 0 ? (
          <Empty tab={tab} />
        ) : (
          <div className="appts">
            {Array.from({ length: pages }, (_, at) => (
              <ListPage
                // biome-ignore lint/suspicious/noArrayIndexKey: the page number is what a page is
                key={`${tab} ${at}`}
                tab={tab}
                page={at + 1}
                last={at + 1 === pages}
                onMore={() => setPages(pages + 1)}
                onCancel={setCancelling}
              />
            ))}
          </div>
        )}
      </Tabs>
      <CancelDialog appointment={cancelling} onClose={() => setCancelling(null)} />
    </>
  )
}
