import { CalendarX } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { AppointmentTab } from '#domain/appointments.ts'
import { paths } from '#web/paths.ts'
import { EmptyState } from '#web/ui/banner.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { Tabs } from '#web/ui/tabs.tsx'
import type { AppointmentOnCard } from './appointment-card.tsx'
import { AppointmentStack } from './appointment-stack.tsx'
import { CancelDialog } from './cancel-dialog.tsx'
import { ListPage } from './list-page.tsx'
import { useAppointments } from './my-appointments.ts'
import { SampleList } from './sample-list.tsx'

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
          <SampleList tab={tab} error={failed} onRetry={() => void first.refetch().catch(() => undefined)} />
        ) : first.data?.list.total === 0 ? (
          <Empty tab={tab} />
        ) : (
          <AppointmentStack>
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
          </AppointmentStack>
        )}
      </Tabs>
      <CancelDialog appointment={cancelling} onClose={() => setCancelling(null)} />
    </>
  )
}
