import { TAB_STATUSES } from '#domain/appointments.ts'
import { useFormat } from '#web/i18n/format.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { ChevronDown } from '#web/ui/icons/chevron-down.ts'
import { AppointmentMenu } from './appointment-menu.tsx'
import { AppointmentRow } from './appointment-row.tsx'
import { RowGroup } from './appointment-rows.tsx'
import { FurtherPages } from './further-pages.tsx'
import type { AppointmentsPage, ListedAppointment } from './my-appointments.ts'
import styles from './past-visits.module.css'
import { UnreadLink } from './unread-link.tsx'

const nothing = () => undefined

/** Shows past visits, collapsed below upcoming ones. */
export function PastVisits({ first, folded }: { first: AppointmentsPage; folded: boolean }) {
  const { t } = useTranslation()
  const { formatDate } = useFormat()
  const items = first.list.items.filter(({ status }) => TAB_STATUSES.past.includes(status))
  const row = (appointment: ListedAppointment) => (
    <AppointmentRow
      key={appointment.id}
      appointment={appointment}
      actions={
        <>
          <UnreadLink appointment={appointment} />
          <AppointmentMenu appointment={appointment} onCancel={nothing} />
        </>
      }
    />
  )
  const rows = (
    <>
      {items.map(row)}
      <FurtherPages tab="past" total={first.list.total} row={row} />
    </>
  )
  if (!folded) return <RowGroup title={t('Past visits')}>{rows}</RowGroup>
  const toReview = items.find(({ canReview }) => canReview)
  return (
    <details className={styles.past}>
      <summary>
        <span>
          <b>{t('Past visits')}</b>
          <span className={styles.note}>
            {t('{{count}} visits completed or cancelled.', { count: first.list.total })}{' '}
            {toReview &&
              t('How was your {{service}} on {{day}}? Your review is waiting.', {
                service: toReview.service.name,
                day: formatDate(toReview.date, { day: 'numeric', month: 'long' }),
              })}
          </span>
        </span>
        <ChevronDown aria-hidden="true" />
      </summary>
      <div className={styles.rows}>{rows}</div>
    </details>
  )
}
