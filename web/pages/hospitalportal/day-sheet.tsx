import { useQuery } from '@apollo/client/react'
import { useEffect, useRef } from 'react'
import { addDays, dateIn, weekdayOf } from '#domain/days.ts'
import { graphql } from '#web/data/graphql.ts'
import { DaySheet, SheetFields, type SheetVisit } from '#web/features/visits/hospital-calendar/day-sheet.tsx'
import { useFormat } from '#web/i18n/format.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { PanelPage } from '#web/layouts/panel-page.tsx'
import { useHospitalEvents } from '#web/live/hospital-events.ts'
import { useClock } from '#web/rendering/first-render.tsx'
import { useNavigate, useSearchParams } from '#web/routing/router.tsx'
import { useWorkplace } from '#web/session/workplace.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Select } from '#web/ui/field.tsx'
import { ChevronLeft } from '#web/ui/icons/chevron-left.ts'
import { ChevronRight } from '#web/ui/icons/chevron-right.ts'
import { Printer } from '#web/ui/icons/printer.ts'
import { Row } from '#web/ui/layout.tsx'
import { LoadFailed, QueryView } from '#web/ui/query-view.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import text from '#web/ui/text.module.css'
import styles from './day-sheet.module.css'

/** In the address, for the visits without a doctor. */
const NOBODY = 'none'

const DaySheetQuery = graphql(
  `query DaySheet($hospitalId: ID!, $from: Date!, $to: Date!) {
    dayBoard(hospitalId: $hospitalId, from: $from, to: $to) {
      columns { doctorId doctorName }
      appointments { ...SheetFields }
    }
  }`,
  [SheetFields],
)

/** Opens the print dialog once the sheet has loaded, if the link requests it. */
function usePrintWhenLoaded(enabled: boolean, loaded: boolean) {
  const printed = useRef(false)
  useEffect(() => {
    if (!enabled || !loaded || printed.current) return
    printed.current = true
    void document.fonts.ready.then(() => print())
  }, [enabled, loaded])
}

/** Reads day or week and doctor of the sheet from the address. */
function useSheet() {
  const { now } = useClock()
  const [params] = useSearchParams()
  const requested = params.get('date') ?? ''
  const isDate = /^\d{4}-\d{2}-\d{2}$/.test(requested) && !Number.isNaN(Date.parse(requested))
  const date = isDate ? requested : dateIn(now())
  const isWeek = params.get('span') === 'week'
  const monday = addDays(date, 1 - weekdayOf(date))
  return {
    date,
    isWeek,
    from: isWeek ? monday : date,
    to: isWeek ? addDays(monday, 5) : date,
    doctor: params.get('doctor'),
    isPrinted: params.get('print') === '1',
  }
}

/** Returns the visits that take place, of one doctor or of all. */
const standing = (visits: readonly SheetVisit[], doctor: string | null) =>
  visits.filter((visit) => visit.status !== 'cancelled' && (!doctor || (visit.doctor?.id ?? NOBODY) === doctor))

/** Shows the visits of a day or a week at the hospital for printing. */
export function Page() {
  const { t } = useTranslation()
  const { formatDate, formatDates } = useFormat()
  const navigate = useNavigate()
  const { hospitalId, hospitalName, portalPaths } = useWorkplace()
  const { date, isWeek, from, to, doctor, isPrinted } = useSheet()
  const query = useQuery(DaySheetQuery, { variables: { hospitalId, from, to }, fetchPolicy: 'cache-and-network' })
  useHospitalEvents(() => void query.refetch().catch(() => undefined))
  usePrintWhenLoaded(isPrinted, query.data !== undefined)
  const long = (day: string) => formatDate(day, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' })
  const linkTo = (changes: { date?: string; doctor?: string | null }) =>
    portalPaths.daySheet({ date, doctor, span: isWeek ? 'week' : null, ...changes })
  const step = isWeek ? 7 : 1
  const columns = query.data?.dayBoard.columns ?? []
  return (
    <PanelPage
      title={t('Day sheet')}
      heading={isWeek ? formatDates(from, to) : long(date)}
      lead={<bdi>{hospitalName}</bdi>}
      crumbs={[{ label: t('Day board'), to: portalPaths.day({ date, view: isWeek ? 'week' : null }) }]}
      actions={
        <Row gap="small" wrap className={text.screenOnly}>
          <Select
            app
            hideLabel
            label={t('Doctor')}
            value={doctor ?? ''}
            options={[
              { value: '', label: t('All doctors') },
              ...columns.map(({ doctorId, doctorName }) => ({
                value: doctorId ?? NOBODY,
                label: doctorName ?? t('Without a doctor'),
              })),
            ]}
            onChange={({ target }) => navigate(linkTo({ doctor: target.value || null }))}
          />
          <ButtonLink variant="secondary" to={linkTo({ date: addDays(date, -step) })}>
            <ChevronLeft className={text.flip} aria-hidden="true" />
            {isWeek ? t('Week before') : t('Day before')}
          </ButtonLink>
          <ButtonLink variant="secondary" to={linkTo({ date: addDays(date, step) })}>
            {isWeek ? t('Week after') : t('Day after')}
            <ChevronRight className={text.flip} aria-hidden="true" />
          </ButtonLink>
          <Button icon={<Printer aria-hidden="true" />} onClick={() => print()}>
            {t('Print')}
          </Button>
        </Row>
      }
    >
      <Card className={styles.sheet}>
        <QueryView
          query={query}
          skeleton={<Skeleton size="panel" />}
          error={(retry) => <LoadFailed title={t('Failed to load appointments')} onRetry={retry} />}
        >
          {({ dayBoard }) => {
            const visits = standing(dayBoard.appointments, doctor)
            if (!isWeek) return <DaySheet visits={visits} />
            const days = [...new Set(visits.map((visit) => visit.date))]
            if (days.length === 0) return <DaySheet visits={visits} />
            return days.map((day) => (
              <section key={day} className={styles.day} aria-label={long(day)}>
                <h2 className={styles.heading}>{long(day)}</h2>
                <DaySheet visits={visits.filter((visit) => visit.date === day)} level={3} />
              </section>
            ))
          }}
        </QueryView>
      </Card>
    </PanelPage>
  )
}
