import { useState } from 'react'
import { TAB_STATUSES } from '#domain/appointments.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { AppointmentMenu } from './appointment-menu.tsx'
import { AppointmentRow } from './appointment-row.tsx'
import { RowGroup } from './appointment-rows.tsx'
import { FurtherPages } from './further-pages.tsx'
import type { AppointmentsPage, ListedAppointment } from './my-appointments.ts'
import { NextVisit } from './next-visit.tsx'
import { UnreadLink } from './unread-link.tsx'

const endOf = ({ startsAt, durationMinutes }: ListedAppointment) => Date.parse(startsAt) + durationMinutes * 60_000

type Props = { first: AppointmentsPage; onCancel: (appointment: ListedAppointment) => void }

/**
 * Shows the next visit in detail, later ones as rows, then those that have begun and are not closed
 * by the hospital yet.
 */
export function UpcomingVisits({ first, onCancel }: Props) {
  const { t } = useTranslation()
  const [now] = useState(() => Date.now())
  // A changed status leaves the list at once, before the list is refetched.
  const standing = first.list.items.filter(({ status }) => TAB_STATUSES.upcoming.includes(status))
  const [next, ...later] = standing.filter((appointment) => endOf(appointment) > now)
  const begun = standing.filter((appointment) => endOf(appointment) <= now)
  const row = (appointment: ListedAppointment) => (
    <AppointmentRow
      key={appointment.id}
      appointment={appointment}
      actions={
        <>
          <UnreadLink appointment={appointment} />
          <AppointmentMenu appointment={appointment} onCancel={() => onCancel(appointment)} />
        </>
      }
    />
  )
  return (
    <>
      {next && (
        <NextVisit appointment={next} menu={<AppointmentMenu appointment={next} onCancel={() => onCancel(next)} />} />
      )}
      {later.length > 0 && (
        <RowGroup title={t('Later')} count={first.list.total - 1 - begun.length}>
          {later.map(row)}
          <FurtherPages tab="upcoming" total={first.list.total} row={row} />
        </RowGroup>
      )}
      {begun.length > 0 && (
        <RowGroup title={t('Started or finished, not yet closed by the hospital')}>{begun.map(row)}</RowGroup>
      )}
    </>
  )
}
