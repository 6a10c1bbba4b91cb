import { useQuery } from '@apollo/client/react'
import { dateIn } from '#domain/days.ts'
import { pageAt } from '#domain/pages.ts'
import { graphql } from '#web/data/graphql.ts'
import { FirstStepFields, FirstSteps } from '#web/features/administration/first-steps/first-steps.tsx'
import { DashboardCards, DashboardCardsFields } from '#web/features/visits/appointments/dashboard/dashboard-cards.tsx'
import { NewestAppointments } from '#web/features/visits/appointments/dashboard/newest-appointments.tsx'
import { PortalRowFields } from '#web/features/visits/appointments/dashboard/portal-row.tsx'
import { TodayList } from '#web/features/visits/appointments/dashboard/today-list.tsx'
import {
  UnreadConversationFields,
  UnreadConversations,
} from '#web/features/visits/appointments/dashboard/unread-conversations.tsx'
import { useAgo } from '#web/features/visits/appointments/dashboard/use-ago.ts'
import { AbsenceFields, WhoIsAway } from '#web/features/visits/appointments/dashboard/who-is-away.tsx'
import { PortalNeverLoaded } from '#web/features/visits/appointments/portal/portal-samples.tsx'
import { useFormat } from '#web/i18n/format.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { PanelPage } from '#web/layouts/panel-page.tsx'
import { useHospitalEvents } from '#web/live/hospital-events.ts'
import { Link } from '#web/routing/router.tsx'
import { useSession } from '#web/session/session.tsx'
import { useWorkplace } from '#web/session/workplace.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { CalendarDays } from '#web/ui/icons/calendar-days.ts'
import { Printer } from '#web/ui/icons/printer.ts'
import { QueryView } from '#web/ui/query-view.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import text from '#web/ui/text.module.css'
import styles from './dashboard.module.css'

const PortalDashboard = graphql(
  `query PortalDashboard($hospitalId: ID!) {
    hospitalDashboard(hospitalId: $hospitalId) {
      oldestPendingAt
      moveRequests
      ...DashboardCardsFields
      newest { ...PortalRowFields }
      today { ...PortalRowFields }
      unread { ...UnreadConversationFields }
      away { ...AbsenceFields }
      firstSteps { ...FirstStepFields }
    }
  }`,
  [DashboardCardsFields, PortalRowFields, UnreadConversationFields, AbsenceFields, FirstStepFields],
)

/** Returns a greeting for the time of day at the hospital. */
function useGreeting(): string {
  const { t } = useTranslation()
  const { user } = useSession()
  const { formatInstant } = useFormat()
  const name = user?.firstName || user?.email
  const hour = Number(formatInstant(new Date(), { hour: 'numeric', hourCycle: 'h23', numberingSystem: 'latn' }))
  if (hour < 12) return t('Good morning, {{name}}', { name })
  if (hour < 18) return t('Good afternoon, {{name}}', { name })
  return t('Good evening, {{name}}', { name })
}

type WaitingProps = { pending: number; oldestPendingAt: string | null; moveRequests: number }

function Waiting({ pending, oldestPendingAt, moveRequests }: WaitingProps) {
  const { t } = useTranslation()
  const ago = useAgo()
  const { portalPaths } = useWorkplace()
  const moves = moveRequests > 0 && (
    <Link className={text.link} to={portalPaths.to('/hospitalportal/inbox')}>
      {t('{{count}} patients are asking for another time.', { count: moveRequests })}
    </Link>
  )
  if (pending === 0 || !oldestPendingAt) return moves || t('No requests are waiting for your answer.')
  return (
    <>
      <Link className={text.link} to={portalPaths.appointments({ status: 'pending' })}>
        {t('{{count}} requests are waiting for your answer.', { count: pending })}
      </Link>{' '}
      {t('The oldest has been waiting {{time}}.', { time: ago(oldestPendingAt) })} {moves}
    </>
  )
}

export function Page() {
  const { t } = useTranslation()
  const { formatDate } = useFormat()
  const greeting = useGreeting()
  const { hospitalId, hospitalName, portalPaths } = useWorkplace()
  const query = useQuery(PortalDashboard, { variables: { hospitalId }, fetchPolicy: 'cache-and-network' })
  const retry = () => void query.refetch().catch(() => undefined)
  useHospitalEvents(retry)
  const dashboard = query.data?.hospitalDashboard
  const today = dateIn(new Date())
  return (
    <PanelPage
      title={t('Dashboard')}
      heading={greeting}
      lead={
        <>
          {t('{{hospital}}, {{today}}.', { hospital: hospitalName, today: formatDate(today, { dateStyle: 'full' }) })}{' '}
          {dashboard && <Waiting {...dashboard} />}
        </>
      }
      actions={
        pageAt('/hospitalportal/calendar') && (
          <>
            <ButtonLink
              variant="secondary"
              icon={<Printer aria-hidden="true" />}
              to={portalPaths.daySheet({ date: today, print: '1' })}
            >
              {t('Print today')}
            </ButtonLink>
            <ButtonLink icon={<CalendarDays aria-hidden="true" />} to={portalPaths.calendar()}>
              {t('Open calendar')}
            </ButtonLink>
          </>
        )
      }
    >
      {query.error && dashboard && (
        <Banner
          tone="warn"
          className={styles.stale}
          title={t('Could not refresh.')}
          action={
            <button type="button" onClick={retry}>
              {t('Retry')}
            </button>
          }
        >
          {t('Showing what was loaded earlier.')}
        </Banner>
      )}
      <QueryView
        query={query}
        skeleton={<Skeleton size="card" />}
        error={(again, error) => <PortalNeverLoaded error={error} onRetry={again} />}
      >
        {({ hospitalDashboard }) => (
          <>
            <FirstSteps steps={hospitalDashboard.firstSteps} />
            <DashboardCards dashboard={hospitalDashboard} />
            <div className={styles.grid}>
              <div className={styles.column}>
                <NewestAppointments appointments={hospitalDashboard.newest} />
                <UnreadConversations appointments={hospitalDashboard.unread} />
              </div>
              <div className={styles.column}>
                <TodayList appointments={hospitalDashboard.today} />
                <WhoIsAway absences={hospitalDashboard.away} />
              </div>
            </div>
          </>
        )}
      </QueryView>
    </PanelPage>
  )
}
