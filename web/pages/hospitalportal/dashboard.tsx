import { useQuery } from '@apollo/client/react'
import { useTranslation } from 'react-i18next'
import { DashboardCards, DashboardCardsFields } from '#web/features/portal/dashboard-cards.tsx'
import { NewestAppointments } from '#web/features/portal/newest-appointments.tsx'
import { PortalRowFields } from '#web/features/portal/portal-row.tsx'
import { graphql } from '#web/graphql.ts'
import { useHospitalEvents } from '#web/hospital-events.ts'
import { PanelPage } from '#web/layouts/panel-page.tsx'
import { LoadFailed, QueryView } from '#web/ui/query-view.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { useWorkplace } from '#web/workplace.tsx'

const PortalDashboard = graphql(
  `query PortalDashboard($hospitalId: ID!) {
    hospitalDashboard(hospitalId: $hospitalId) {
      ...DashboardCardsFields
      newest { ...PortalRowFields }
    }
  }`,
  [DashboardCardsFields, PortalRowFields],
)

export function Page() {
  const { t } = useTranslation()
  const { hospitalId } = useWorkplace()
  const query = useQuery(PortalDashboard, { variables: { hospitalId }, fetchPolicy: 'cache-and-network' })
  useHospitalEvents(() => void query.refetch().catch(() => undefined))
  return (
    <PanelPage title={t('Dashboard')}>
      <QueryView
        query={query}
        skeleton={<Skeleton size="card" />}
        error={(retry) => <LoadFailed title={t('Failed to load appointments')} onRetry={retry} />}
      >
        {({ hospitalDashboard }) => (
          <>
            <DashboardCards dashboard={hospitalDashboard} />
            <NewestAppointments appointments={hospitalDashboard.newest} />
          </>
        )}
      </QueryView>
    </PanelPage>
  )
}
