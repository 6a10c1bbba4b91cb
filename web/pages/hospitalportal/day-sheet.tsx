import { useQuery } from '@apollo/client/react'
import { useEffect, useRef } from 'react'
import { addDays, dateIn } from '#domain/days.ts'
import { graphql } from '#web/data/graphql.ts'
import { DaySheet, SheetFields } from '#web/features/visits/hospital-calendar/day-sheet.tsx'
import { useFormat } from '#web/i18n/format.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { PanelPage } from '#web/layouts/panel-page.tsx'
import { useHospitalEvents } from '#web/live/hospital-events.ts'
import { useClock } from '#web/rendering/first-render.tsx'
import { useSearchParams } from '#web/routing/router.tsx'
import { useWorkplace } from '#web/session/workplace.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { ChevronLeft } from '#web/ui/icons/chevron-left.ts'
import { ChevronRight } from '#web/ui/icons/chevron-right.ts'
import { Printer } from '#web/ui/icons/printer.ts'
import { Row } from '#web/ui/layout.tsx'
import { LoadFailed, QueryView } from '#web/ui/query-view.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import text from '#web/ui/text.module.css'
import styles from './day-sheet.module.css'

const DaySheetQuery = graphql(
  `query DaySheet($hospitalId: ID!, $date: Date!) {
    appointments(search: { hospitalId: $hospitalId, from: $date, to: $date }, limit: 100) {
      total
      items { ...SheetFields }
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

/** Shows all visits of a day at the hospital for printing. */
export function Page() {
  const { t } = useTranslation()
  const { formatDate } = useFormat()
  const { now } = useClock()
  const { hospitalId, hospitalName, portalPaths } = useWorkplace()
  const [params] = useSearchParams()
  const requested = params.get('date') ?? ''
  const date = /^\d{4}-\d{2}-\d{2}$/.test(requested) && !Number.isNaN(Date.parse(requested)) ? requested : dateIn(now())
  const query = useQuery(DaySheetQuery, { variables: { hospitalId, date }, fetchPolicy: 'cache-and-network' })
  useHospitalEvents(() => void query.refetch().catch(() => undefined))
  usePrintWhenLoaded(params.get('print') === '1', query.data !== undefined)
  const day = formatDate(date, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' })
  return (
    <PanelPage
      title={t('Day sheet')}
      heading={day}
      lead={<bdi>{hospitalName}</bdi>}
      crumbs={[{ label: t('Calendar'), to: portalPaths.calendar({ date }) }]}
      actions={
        <Row gap="small" wrap className={text.screenOnly}>
          <ButtonLink variant="secondary" to={portalPaths.daySheet({ date: addDays(date, -1) })}>
            <ChevronLeft className={text.flip} aria-hidden="true" />
            {t('Day before')}
          </ButtonLink>
          <ButtonLink variant="secondary" to={portalPaths.daySheet({ date: addDays(date, 1) })}>
            {t('Day after')}
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
          {({ appointments: { items, total } }) => (
            <>
              {total > items.length && (
                <Banner quiet tone="warn">
                  {t('The first {{count}} are shown.', { count: items.length })}
                </Banner>
              )}
              <DaySheet visits={items.filter(({ status }) => status !== 'cancelled')} />
            </>
          )}
        </QueryView>
      </Card>
    </PanelPage>
  )
}
