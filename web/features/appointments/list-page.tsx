import { useTranslation } from 'react-i18next'
import { type AppointmentTab, TAB_STATUSES } from '#domain/appointments.ts'
import { LoadMore } from '#web/ui/card.tsx'
import { LoadFailed } from '#web/ui/query-view.tsx'
import { Loading, Skeleton } from '#web/ui/skeleton.tsx'
import { AppointmentActions } from './appointment-actions.tsx'
import { AppointmentCard, type AppointmentOnCard } from './appointment-card.tsx'
import { AppointmentStack } from './appointment-stack.tsx'
import { PAGE_SIZE, useAppointments } from './my-appointments.ts'
import { useDocuments } from './use-documents.ts'

type PageProps = {
  tab: AppointmentTab
  page: number
  last: boolean
  onMore: () => void
  onCancel: (appointment: AppointmentOnCard) => void
}

/** One page asks for itself; after a cancellation every page on view asks again. */
export function ListPage({ tab, page, last, onMore, onCancel }: PageProps) {
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
    <Loading>
      <AppointmentStack>
        <Skeleton size="card" />
        <Skeleton size="card" />
        <Skeleton size="card" />
      </AppointmentStack>
    </Loading>
  )
}
