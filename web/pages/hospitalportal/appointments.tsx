import { useQuery } from '@apollo/client/react'
import { type ReactNode, useId, useMemo, useState } from 'react'
import { APPOINTMENT_SORTS, APPOINTMENT_STATUSES, STATUS_LABELS } from '#domain/appointments.ts'
import { dateIn } from '#domain/days.ts'
import { sentence } from '#domain/sentences.ts'
import { graphql, type ResultOf } from '#web/data/graphql.ts'
import {
  type Filters,
  type ListAddress,
  useListAddress,
} from '#web/features/administration/managed-catalogue/list-address.ts'
import { ListFilters } from '#web/features/administration/managed-catalogue/list-filters.tsx'
import { WatchList } from '#web/features/administration/managed-catalogue/watch-list.tsx'
import { PortalCard, PortalCards } from '#web/features/visits/appointments/portal/portal-card.tsx'
import { PortalNeverLoaded } from '#web/features/visits/appointments/portal/portal-samples.tsx'
import { PortalRowFields } from '#web/features/visits/appointments/portal/row-fields.ts'
import { useFormat } from '#web/i18n/format.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { PanelPage } from '#web/layouts/panel-page.tsx'
import { useHospitalEvents } from '#web/live/hospital-events.ts'
import { useClock } from '#web/rendering/first-render.tsx'
import { useWorkplace } from '#web/session/workplace.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/choice.tsx'
import { DayFilter } from '#web/ui/day-filter.tsx'
import { CalendarCheck2 } from '#web/ui/icons/calendar-check-2.ts'
import { CalendarClock } from '#web/ui/icons/calendar-clock.ts'
import { CalendarDays } from '#web/ui/icons/calendar-days.ts'
import { CircleCheck } from '#web/ui/icons/circle-check.ts'
import { SlidersHorizontal } from '#web/ui/icons/sliders-horizontal.ts'
import { Sun } from '#web/ui/icons/sun.ts'
import { StatTile, StatTiles } from '#web/ui/stat-tile.tsx'
import styles from './appointments.module.css'

const PortalAppointments = graphql(
  `query PortalAppointments($hospitalId: ID!, $search: AppointmentSearch!, $page: Int!) {
    list: appointments(search: $search, page: $page, limit: 18) {
      total page limit totalPages
      items { ...PortalRowFields }
    }
    summary: appointmentSummary(hospitalId: $hospitalId) { today pending confirmed completed }
  }`,
  [PortalRowFields],
)
type Summary = ResultOf<typeof PortalAppointments>['summary']

const PortalChoices = graphql(`
  query PortalChoices($hospitalId: ID!, $today: Date!) {
    hospitalCalendar(hospitalId: $hospitalId, from: $today, to: $today) { lanes { doctorId doctorName } }
    hospital(id: $hospitalId) { id services(limit: 100) { id service { id name } } }
  }
`)

const SORTS = {
  waiting: sentence('Longest waiting first'),
  newest: sentence('Newest request first'),
  earliest: sentence('Earliest date first'),
  latest: sentence('Latest date first'),
} as const satisfies Record<Exclude<(typeof APPOINTMENT_SORTS)[number], 'next'>, string>

const CHOICES = {
  sort: APPOINTMENT_SORTS,
  status: APPOINTMENT_STATUSES,
  from: 'text',
  to: 'text',
  doctorId: 'text',
  serviceId: 'text',
  unread: ['true'],
  overdue: ['true'],
} as const
const MORE = ['from', 'to', 'doctorId', 'serviceId', 'unread', 'overdue'] as const

const searchOf = ({ overdue, unread, ...search }: Filters, hospitalId: string) => ({
  ...search,
  hospitalId,
  ...(overdue && { overdue: true }),
  ...(unread && { unread: true }),
})

function Tiles({ summary, today }: { summary: Summary | undefined; today: string }) {
  const { t } = useTranslation()
  const { formatNumber } = useFormat()
  const { portalPaths } = useWorkplace()
  const tiles: [keyof Summary, string, ReactNode, Record<string, string>][] = [
    ['today', t('Today'), <Sun key="today" />, { from: today, to: today }],
    ['pending', t('Pending'), <CalendarClock key="pending" />, { status: 'pending' }],
    ['confirmed', t('Confirmed'), <CalendarCheck2 key="confirmed" />, { status: 'confirmed' }],
    ['completed', t('Completed'), <CircleCheck key="completed" />, { status: 'completed' }],
  ]
  return (
    <StatTiles className={styles.tiles}>
      {tiles.map(([name, label, icon, filter], at) => (
        <StatTile
          key={name}
          tone={at}
          icon={icon}
          label={label}
          value={summary ? formatNumber(summary[name]) : '–'}
          to={portalPaths.appointments(filter)}
        />
      ))}
    </StatTiles>
  )
}

/** Shows less common filters: days, doctor, service, and pending items. */
function MoreFilters({ id, address, today }: { id: string; address: ListAddress; today: string }) {
  const { t } = useTranslation()
  const { hospitalId } = useWorkplace()
  const { data } = useQuery(PortalChoices, { variables: { hospitalId, today }, fetchPolicy: 'cache-first' })
  const { filters, change } = address
  const lanes = data?.hospitalCalendar.lanes ?? []
  const day = (name: 'from' | 'to', label: string) => (
    <DayFilter label={label} value={filters[name] ?? ''} onChange={(value) => change({ [name]: value })} />
  )
  const tick = (name: 'unread' | 'overdue', label: string) => (
    <Checkbox
      label={label}
      checked={filters[name] === 'true'}
      onChange={({ target }) => change({ [name]: target.checked ? 'true' : undefined })}
    />
  )
  return (
    <section id={id} className={styles.more} aria-label={t('More Filters')}>
      {day('from', t('From day'))}
      {day('to', t('Until day'))}
      <ListFilters
        values={filters}
        onChange={change}
        filters={[
          {
            name: 'doctorId',
            label: t('All doctors'),
            options: lanes.flatMap(({ doctorId, doctorName }) =>
              doctorId ? [{ value: doctorId, label: doctorName ?? '' }] : [],
            ),
          },
          {
            name: 'serviceId',
            label: t('All services'),
            options: (data?.hospital?.services ?? []).map(({ service }) => ({
              value: service.id,
              label: service.name,
            })),
          },
        ]}
      />
      <div>
        {tick('unread', t('With unread messages'))}
        {tick('overdue', t('No answer for 48 hours'))}
      </div>
    </section>
  )
}

export function Page() {
  const { t } = useTranslation()
  const { hospitalId, hospitalName, portalPaths } = useWorkplace()
  const { now } = useClock()
  const today = dateIn(now())
  const address = useListAddress(CHOICES)
  const chosen = MORE.filter((name) => address.filters[name]).length
  const [more, setMore] = useState(chosen > 0)
  const moreId = useId()
  const search = useMemo(() => searchOf(address.search, hospitalId), [address.search, hospitalId])
  const query = useQuery(PortalAppointments, {
    variables: { hospitalId, search, page: address.page },
    fetchPolicy: 'cache-and-network',
  })
  useHospitalEvents(() => void query.refetch().catch(() => undefined))
  return (
    <PanelPage
      title={t('Appointments')}
      lead={<bdi>{hospitalName}</bdi>}
      actions={
        <ButtonLink variant="secondary" to={portalPaths.calendar()} icon={<CalendarDays aria-hidden="true" />}>
          {t('Calendar')}
        </ButtonLink>
      }
    >
      <Tiles summary={query.data?.summary} today={today} />
      <WatchList
        label={t('Appointments')}
        query={query}
        address={address}
        columns={[]}
        nameOf={({ patientName }) => patientName}
        search={t('Search by patient, booking ID, service or doctor')}
        hint={t('Patient, booking ID or doctor')}
        none={t('No appointments found')}
        failed={(retry, error) => <PortalNeverLoaded error={error} onRetry={retry} />}
        filters={[
          {
            name: 'sort',
            label: t('Next visit first'),
            options: Object.entries(SORTS).map(([value, label]) => ({ value, label: t(label) })),
          },
          {
            name: 'status',
            label: t('All statuses'),
            options: APPOINTMENT_STATUSES.map((value) => ({ value, label: t(STATUS_LABELS[value]) })),
          },
        ]}
        further={
          <>
            <Button
              variant="secondary"
              icon={<SlidersHorizontal aria-hidden="true" />}
              aria-expanded={more}
              aria-controls={moreId}
              onClick={() => setMore(!more)}
            >
              {chosen > 0 ? t('More Filters ({{number}})', { number: chosen }) : t('More Filters')}
            </Button>
            {more && <MoreFilters id={moreId} address={address} today={today} />}
          </>
        }
      >
        {(rows) => (
          <PortalCards>
            {rows.map((appointment) => (
              <PortalCard key={appointment.id} appointment={appointment} to={portalPaths.appointment(appointment.id)} />
            ))}
          </PortalCards>
        )}
      </WatchList>
    </PanelPage>
  )
}
