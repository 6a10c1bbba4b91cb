import { useMutation, useQuery } from '@apollo/client/react'
import { useState } from 'react'
import { SUNDAY } from '#domain/availability.ts'
import { isUuid } from '#domain/checks.ts'
import { addDays, dateIn, weekdayOf } from '#domain/days.ts'
import { graphql } from '#web/data/graphql.ts'
import { refusalOf } from '#web/data/refusal.ts'
import { useWide } from '#web/device/wide.ts'
import { TimeDialog } from '#web/features/visits/appointments/portal/time-dialog.tsx'
import { PortalReschedule, ProposeTime } from '#web/features/visits/appointments/portal/time-verbs.ts'
import { CalendarFields, type Visit } from '#web/features/visits/hospital-calendar/calendar-fields.ts'
import { NothingBookable } from '#web/features/administration/first-steps/nothing-bookable.tsx'
import { CalendarGrid } from '#web/features/visits/hospital-calendar/calendar-grid.tsx'
import { CalendarKey } from '#web/features/visits/hospital-calendar/calendar-key.tsx'
import { DayList } from '#web/features/visits/hospital-calendar/day-list.tsx'
import { DayStrip } from '#web/features/visits/hospital-calendar/day-strip.tsx'
import { LanePicker } from '#web/features/visits/hospital-calendar/lane-picker.tsx'
import { MoveDialog, type MoveRequest } from '#web/features/visits/hospital-calendar/move-dialog.tsx'
import { useFormat } from '#web/i18n/format.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { PanelPage } from '#web/layouts/panel-page.tsx'
import { useHospitalEvents } from '#web/live/hospital-events.ts'
import { useClock } from '#web/rendering/first-render.tsx'
import { Redirect } from '#web/routing/redirect.tsx'
import { useSearchParams } from '#web/routing/router.tsx'
import { useWorkplace } from '#web/session/workplace.tsx'
import { Button, ButtonLink, IconButton } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Segmented } from '#web/ui/choice.tsx'
import { CalendarDays } from '#web/ui/icons/calendar-days.ts'
import { ChevronLeft } from '#web/ui/icons/chevron-left.ts'
import { ChevronRight } from '#web/ui/icons/chevron-right.ts'
import { Columns3 } from '#web/ui/icons/columns-3.ts'
import { List } from '#web/ui/icons/list.ts'
import { Printer } from '#web/ui/icons/printer.ts'
import { Row } from '#web/ui/layout.tsx'
import { LoadFailed, QueryView } from '#web/ui/query-view.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import text from '#web/ui/text.module.css'
import { toast } from '#web/ui/toast.tsx'
import styles from './calendar.module.css'

const HospitalCalendar = graphql(
  `query HospitalCalendar($hospitalId: ID!, $doctorId: ID, $from: Date!, $to: Date!) {
    hospitalCalendar(hospitalId: $hospitalId, doctorId: $doctorId, from: $from, to: $to) { ...CalendarFields }
  }`,
  [CalendarFields],
)

const VIEWS = ['list', 'day', 'week'] as const
type View = (typeof VIEWS)[number]
/** Value in the address for calendars without a doctor. */
const NOBODY = 'none'

/** Returns the working day for a date: a Sunday becomes the Monday after it. */
const workday = (date: string) => (weekdayOf(date) === SUNDAY ? addDays(date, 1) : date)
const mondayOf = (date: string) => addDays(date, 1 - weekdayOf(date))

/** Returns the calendar's state in the address: doctor, days, view. */
function useCalendarAddress() {
  const { now } = useClock()
  const wide = useWide()
  const { portalPaths } = useWorkplace()
  const [params] = useSearchParams()
  const today = dateIn(now())
  const requested = params.get('date') ?? ''
  const date = workday(
    /^\d{4}-\d{2}-\d{2}$/.test(requested) && !Number.isNaN(Date.parse(requested)) ? requested : today,
  )
  const viewName = VIEWS.find((view) => view === params.get('view')) ?? 'week'
  const view: View = wide ? viewName : 'list'
  const doctor = params.get('doctor')
  const from = view === 'week' || !wide ? mondayOf(date) : date
  const to = view === 'week' || !wide ? addDays(from, 5) : date
  const lane = doctor && isUuid(doctor) ? doctor : null
  const at = (changes: { date?: string; view?: View; doctor?: string }) =>
    portalPaths.calendar({ doctor, date, view: params.get('view'), ...changes })
  return { today, date, view, wide, from, to, lane, isChosen: doctor === NOBODY || lane !== null, at }
}

export function Page() {
  const { t } = useTranslation()
  const { formatDate, formatDates } = useFormat()
  const { hospitalId, hospitalName, may, portalPaths } = useWorkplace()
  const [, setParams] = useSearchParams()
  const { today, date, view, wide, from, to, lane, isChosen, at } = useCalendarAddress()
  const [wish, setWish] = useState<MoveRequest | null>(null)
  const [refused, setRefused] = useState<string | null>(null)
  const [choosingFor, setChoosingFor] = useState<Visit | null>(null)
  const [move, moving] = useMutation(PortalReschedule)
  const [propose, proposing] = useMutation(ProposeTime)
  const query = useQuery(HospitalCalendar, {
    variables: { hospitalId, doctorId: lane, from, to },
    fetchPolicy: 'cache-and-network',
  })
  const reload = () => query.refetch().catch(() => undefined)
  useHospitalEvents(() => void reload())
  const mayEdit = may('appointments')
  const step = view === 'week' ? 7 : 1
  const go = (changes: Parameters<typeof at>[0]) => setParams(new URL(at(changes), location.href).searchParams)
  const later = (days: number) => {
    const next = addDays(date, days)
    // Going back over a Sunday leads to the day before it.
    go({ date: weekdayOf(next) === SUNDAY && days < 0 ? addDays(next, -1) : next })
  }
  const first = query.data?.hospitalCalendar.lanes.find(({ doctorId }) => doctorId)
  if (!isChosen && query.data) return <Redirect to={at({ doctor: first?.doctorId ?? NOBODY })} />

  const ask = (next: MoveRequest | null) => {
    setRefused(null)
    setWish(next)
  }
  const settle = async (work: (request: MoveRequest) => Promise<unknown>, done: string) => {
    if (!wish) return
    try {
      await work(wish)
      toast({ text: done })
      ask(null)
    } catch (error) {
      setRefused(refusalOf(error).message)
    }
    await reload()
  }
  const day = formatDate(date, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' })
  const range = view === 'week' ? formatDates(from, to) : day
  return (
    <PanelPage
      title={t('Calendar')}
      lead={
        <>
          <bdi>{hospitalName}</bdi>. {t('Free times here are exactly what patients can book.')}
        </>
      }
      actions={
        <ButtonLink
          variant="secondary"
          icon={<Printer aria-hidden="true" />}
          to={portalPaths.daySheet({ date, print: '1' })}
        >
          {t('Print the day')}
        </ButtonLink>
      }
    >
      <NothingBookable />
      {query.data && (
        <LanePicker
          lanes={query.data.hospitalCalendar.lanes}
          chosen={lane}
          to={(doctorId) => at({ doctor: doctorId ?? NOBODY })}
        />
      )}
      <Card as="section" clip aria-label={t('Calendar')}>
        <Row between wrap className={styles.head}>
          <Row gap="small">
            <Button variant="secondary" className={text.screenOnly} onClick={() => go({ date: workday(today) })}>
              {t('Today')}
            </Button>
            <IconButton
              label={step === 7 ? t('Week before') : t('Day before')}
              className={text.screenOnly}
              onClick={() => later(-step)}
            >
              <ChevronLeft className={text.flip} aria-hidden="true" />
            </IconButton>
            <IconButton
              label={step === 7 ? t('Week after') : t('Day after')}
              className={text.screenOnly}
              onClick={() => later(step)}
            >
              <ChevronRight className={text.flip} aria-hidden="true" />
            </IconButton>
            <h2 className={styles.range} aria-live="polite">
              {range}
            </h2>
          </Row>
          {wide && (
            <Segmented
              label={t('View')}
              className={text.screenOnly}
              value={view}
              onChange={(next) => go({ view: next })}
              options={[
                { value: 'list', label: t('List'), icon: <List className={text.flip} aria-hidden="true" /> },
                { value: 'day', label: t('Day'), icon: <Columns3 aria-hidden="true" /> },
                { value: 'week', label: t('Week'), icon: <CalendarDays aria-hidden="true" /> },
              ]}
            />
          )}
        </Row>
        <QueryView
          query={query}
          skeleton={<Skeleton size="panel" />}
          error={(retry) => <LoadFailed title={t('Failed to load appointments')} onRetry={retry} />}
        >
          {({ hospitalCalendar: calendar }) =>
            view === 'list' ? (
              <>
                {!wide && <DayStrip calendar={calendar} date={date} today={today} to={(next) => at({ date: next })} />}
                <DayList calendar={calendar} date={date} label={day} onMove={mayEdit ? setChoosingFor : null} />
              </>
            ) : (
              <>
                <CalendarGrid
                  key={`${lane} ${from} ${to}`}
                  calendar={calendar}
                  today={today}
                  may={mayEdit}
                  onDrop={(visit, slot) => ask({ visit, slot })}
                />
                <CalendarKey />
              </>
            )
          }
        </QueryView>
      </Card>
      <MoveDialog
        wish={wish}
        busy={moving.loading || proposing.loading}
        refused={refused}
        onClose={() => ask(null)}
        onMove={() =>
          void settle(
            ({ visit, slot: { date, time } }) =>
              move({ variables: { id: visit.id, input: { date, time, basedOn: visit.updatedAt } } }),
            t('The appointment is moved.'),
          )
        }
        onPropose={() =>
          void settle(
            ({ visit, slot: { date, time } }) => propose({ variables: { id: visit.id, input: { date, time } } }),
            t('The time is proposed and held for 24 hours.'),
          )
        }
      />
      {choosingFor && (
        <TimeDialog appointment={choosingFor} mode="move" onClose={() => setChoosingFor(null)} reload={reload} />
      )}
    </PanelPage>
  )
}
