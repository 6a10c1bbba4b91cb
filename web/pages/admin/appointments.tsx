import { clsx } from 'clsx'
import { useMemo } from 'react'
import { APPOINTMENT_STATUSES, overdueSince, STATUS_LABELS } from '#domain/appointments.ts'
import { TTL, useFreshQuery } from '#web/data/freshness.ts'
import { graphql, type ResultOf } from '#web/data/graphql.ts'
import { type Filters, useListAddress } from '#web/features/administration/managed-catalogue/list-address.ts'
import { ListFilters } from '#web/features/administration/managed-catalogue/list-filters.tsx'
import { MoreFilters } from '#web/features/administration/managed-catalogue/more-filters.tsx'
import { WatchList } from '#web/features/administration/managed-catalogue/watch-list.tsx'
import { OverdueHospitals } from '#web/features/administration/oversight/overdue-hospitals.tsx'
import { HospitalFilter } from '#web/features/administration/oversight/record-filter.tsx'
import { StatusBadge } from '#web/features/visits/appointments/status-badge.tsx'
import { breakOnce } from '#web/i18n/break-once.ts'
import { useFormat } from '#web/i18n/format.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { PanelPage } from '#web/layouts/panel-page.tsx'
import { paths } from '#web/routing/paths.ts'
import { Link } from '#web/routing/router.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { DayFilter } from '#web/ui/day-filter.tsx'
import { Stack } from '#web/ui/layout.tsx'
import type { Column } from '#web/ui/table.tsx'
import text from '#web/ui/text.module.css'

const AdminAppointments = graphql(`
  query AdminAppointments($search: AppointmentSearch!, $page: Int!) {
    list: appointments(search: $search, page: $page) {
      total page limit totalPages
      items {
        id bookingId status date time patientName createdAt
        hospital { id name city } service { id name } doctor { id fullName }
      }
    }
  }
`)
type Appointment = ResultOf<typeof AdminAppointments>['list']['items'][number]

const CHOICES = {
  status: APPOINTMENT_STATUSES,
  overdue: ['true'],
  hospitalId: 'text',
  doctorId: 'text',
  from: 'text',
  to: 'text',
  sortBy: ['when', 'requested'],
  direction: ['desc'],
} as const

/** Orders of the API by column, ascending and descending. By default upcoming visits come first. */
const ORDERS: Record<string, readonly [string, string]> = {
  when: ['earliest', 'latest'],
  requested: ['waiting', 'newest'],
}
const searchOf = ({ overdue, sortBy, direction, ...search }: Filters) => ({
  ...search,
  ...(overdue && { overdue: true }),
  ...(sortBy && { sort: ORDERS[sortBy]?.[direction ? 1 : 0] }),
})

function useAppointmentColumns(): readonly Column<Appointment>[] {
  const { t } = useTranslation()
  const { formatDate, formatOwn } = useFormat()
  return [
    {
      key: 'booking',
      title: t('Appointment'),
      narrow: 'head',
      cell: ({ id, bookingId, patientName }) => (
        <Stack gap="small">
          <Link className={clsx(text.link, text.noWrap)} to={paths.adminAppointment(id)}>
            {bookingId}
          </Link>
          <span className={text.note}>
            <bdi>{patientName}</bdi>
          </span>
        </Stack>
      ),
    },
    { key: 'status', title: t('Status'), narrow: 'end', cell: ({ status }) => <StatusBadge status={status} /> },
    {
      key: 'when',
      title: t('Date'),
      sortable: true,
      narrow: 'line',
      cell: ({ date, time }) =>
        breakOnce(t('{{day}}, {{time}}', { day: formatDate(date, { dateStyle: 'medium' }), time })),
    },
    { key: 'hospital', title: t('Hospital'), narrow: 'line', cell: ({ hospital }) => <bdi>{hospital.name}</bdi> },
    {
      key: 'service',
      title: t('Service'),
      cell: ({ service, doctor }) => (
        <Stack gap="small">
          <span>{service.name}</span>
          {doctor && (
            <span className={text.note}>
              <bdi>{doctor.fullName}</bdi>
            </span>
          )}
        </Stack>
      ),
    },
    {
      key: 'requested',
      title: t('Requested'),
      sortable: true,
      cell: ({ status, createdAt }) => (
        <Stack gap="small">
          <bdi>{breakOnce(formatOwn(createdAt, { dateStyle: 'medium', timeStyle: 'short' }))}</bdi>
          {status === 'pending' && new Date(createdAt) < overdueSince(new Date()) && (
            <Badge tone="stop">{t('No answer for 48 hours')}</Badge>
          )}
        </Stack>
      ),
    },
  ]
}

export function Page() {
  const { t } = useTranslation()
  const address = useListAddress(CHOICES)
  const search = useMemo(() => searchOf(address.search), [address.search])
  const query = useFreshQuery(AdminAppointments, { variables: { search, page: address.page }, ttl: TTL.search })
  const day = (name: 'from' | 'to', label: string) => (
    <DayFilter
      label={label}
      value={address.filters[name] ?? ''}
      onChange={(value) => address.change({ [name]: value })}
    />
  )
  return (
    <PanelPage
      title={t('Appointments')}
      lead={t(
        'For every hospital. You see the schedule. Opening what patients wrote requires a reason, which they can read.',
      )}
    >
      {address.filters.overdue && !address.filters.hospitalId && (
        <OverdueHospitals
          pageOf={(hospitalId) => `${paths.adminAppointments}?${new URLSearchParams({ overdue: 'true', hospitalId })}`}
        />
      )}
      <WatchList
        list="appointment"
        label={t('Appointments')}
        query={query}
        address={address}
        columns={useAppointmentColumns()}
        nameOf={({ bookingId }) => bookingId}
        search={t('Search by patient, booking ID, service or doctor')}
        hint={t('Patient, booking ID or doctor')}
        none={t('No appointments found')}
        file="/api/Appointments/export"
        fileSearch={Object.fromEntries(Object.entries(search).map(([name, value]) => [name, String(value)]))}
        filters={[
          {
            name: 'status',
            label: t('All statuses'),
            options: APPOINTMENT_STATUSES.map((value) => ({ value, label: t(STATUS_LABELS[value]) })),
          },
        ]}
        further={
          <>
            <HospitalFilter
              value={address.filters.hospitalId}
              onChange={(hospitalId) => address.change({ hospitalId })}
            />
            <MoreFilters names={['overdue', 'from', 'to']} values={address.filters}>
              <ListFilters
                filters={[
                  {
                    name: 'overdue',
                    label: t('Answered or not'),
                    options: [{ value: 'true', label: t('No answer for 48 hours') }],
                  },
                ]}
                values={address.filters}
                onChange={address.change}
              />
              {day('from', t('From day'))}
              {day('to', t('Until day'))}
            </MoreFilters>
          </>
        }
      />
    </PanelPage>
  )
}
