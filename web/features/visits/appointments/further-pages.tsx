import { type ReactNode, useState } from 'react'
import { type AppointmentTab, TAB_STATUSES } from '#domain/appointments.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { LoadMore } from '#web/ui/card.tsx'
import { LoadFailed } from '#web/ui/query-view.tsx'
import { Loading, Skeleton } from '#web/ui/skeleton.tsx'
import { type ListedAppointment, PAGE_SIZE, useAppointments } from './my-appointments.ts'

type Props = {
  tab: Exclude<AppointmentTab, 'all'>
  total: number
  row: (appointment: ListedAppointment) => ReactNode
}

function FurtherPage({ tab, page, row }: Omit<Props, 'total'> & { page: number }) {
  const { pages: loaded, failure, retry } = useAppointments(tab, page)
  if (!loaded && failure) return <LoadFailed onRetry={retry} />
  if (!loaded)
    return (
      <Loading>
        <Skeleton size="row" />
      </Loading>
    )
  return loaded.list.items.filter(({ status }) => TAB_STATUSES[tab].includes(status)).map(row)
}

/** Shows the pages of a list after the first. Each runs its own query. */
export function FurtherPages({ tab, total, row }: Props) {
  const { t } = useTranslation()
  const [pages, setPages] = useState(1)
  return (
    <>
      {Array.from({ length: pages - 1 }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the page number is what a page is
        <FurtherPage key={at} tab={tab} page={at + 2} row={row} />
      ))}
      <LoadMore
        shown={Math.min(pages * PAGE_SIZE, total)}
        total={total}
        label={t('Load more appointments')}
        onClick={() => setPages(pages + 1)}
      />
    </>
  )
}
