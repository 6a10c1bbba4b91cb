/**
 * Layout of a hospital's portal. Administrators choose a hospital first, and a bar shows that they
 * work in it.
 */
import { useQuery } from '@apollo/client/react'
import { isDoctor, mayInPortal } from '#domain/portal-access.ts'
import { sentence } from '#domain/sentences.ts'
import { refusalOf } from '#web/data/refusal.ts'
import { tabMemory } from '#web/device/tab-memory.ts'
import { PaletteButton } from '#web/features/administration/palette/palette-button.tsx'
import { usePortalRecords } from '#web/features/administration/palette/portal-records.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { Navigate, useLocation, useSearchParams } from '#web/routing/router.tsx'
import { useSession } from '#web/session/session.tsx'
import { portalPathsFor, type Workplace, WorkplaceContext } from '#web/session/workplace.tsx'
import { Hospital } from '#web/ui/icons/hospital.ts'
import { EmptyState } from '../ui/banner.tsx'
import { Container } from '../ui/layout.tsx'
import { LoadFailed } from '../ui/query-view.tsx'
import { Spinner } from '../ui/spinner.tsx'
import { AtWork } from './at-work.tsx'
import { ChooseHospital } from './choose-hospital.tsx'
import { DoctorPortal } from './doctor-portal.tsx'
import { Panel, type PanelProps } from './panel.tsx'
import { portalCommands } from './portal-commands.ts'
import { portalGroups } from './portal-entries.ts'
import { PortalNews } from './portal-news.tsx'
import { PortalWorkplace } from './portal-workplace.ts'

const NAME = sentence('Portal')
/** Key of the hospital that an administrator works in, for addresses without a hospital. */
const CHOSEN_KEY = 'hekima.portal.hospital'

function PortalPanel({ home, ...props }: Omit<PanelProps, 'needs' | 'name' | 'home'> & { home: string }) {
  return <Panel needs="hospital" name={NAME} home={{ to: home, label: sentence('Dashboard') }} {...props} />
}

export function Layout() {
  const { user } = useSession()
  return isDoctor(user) && user?.hospitalId ? <DoctorPortal hospitalId={user.hospitalId} /> : <StaffPortal />
}

function StaffPortal() {
  const { t } = useTranslation()
  const { user, admin, initialised } = useSession()
  const [params] = useSearchParams()
  const location = useLocation()
  const addressed = admin ? params.get('hospital') : null
  const remembered = admin ? tabMemory.getItem(CHOSEN_KEY) : null
  const staff = user?.role === 'hospital'
  const query = useQuery(PortalWorkplace, {
    variables: { hospitalId: addressed },
    skip: !(addressed || staff),
    fetchPolicy: 'cache-and-network',
  })
  const portalPaths = portalPathsFor(addressed)

  if (!initialised || (!staff && !admin)) return <PortalPanel home={portalPaths.home} groups={[]} />
  if (admin && !addressed) {
    if (remembered) {
      const search = new URLSearchParams(location.search)
      search.set('hospital', remembered)
      return <Navigate replace to={{ ...location, search: `?${search}` }} state={location.state} />
    }
    return (
      <PortalPanel home={portalPaths.home} groups={[]}>
        <ChooseHospital />
      </PortalPanel>
    )
  }

  const place = query.data?.workplace
  if (!place) {
    const missing = query.error && refusalOf(query.error, '').code === 'not_found'
    return (
      <PortalPanel home={portalPaths.home} groups={[]}>
        <Container section>
          {missing ? (
            <EmptyState icon={<Hospital />} title={t('Hospital Not Found')} level={1}>
              {t('It may have been removed, or the link is incomplete.')}
            </EmptyState>
          ) : query.error && !query.loading ? (
            <LoadFailed onRetry={() => void query.refetch().catch(() => undefined)} />
          ) : (
            <Spinner label={t('Loading...')} />
          )}
        </Container>
      </PortalPanel>
    )
  }

  if (admin) tabMemory.setItem(CHOSEN_KEY, place.hospitalId)
  const workplace: Workplace = {
    hospitalId: place.hospitalId,
    hospitalName: place.hospitalName,
    asAdministrator: admin,
    may: (permission) => mayInPortal(user, permission),
    portalPaths,
  }
  const groups = portalGroups(workplace)
  return (
    <WorkplaceContext value={workplace}>
      <PortalPanel
        home={portalPaths.home}
        groups={groups}
        counts={{
          [portalPaths.appointments()]: place.pendingRequests + place.moveRequests,
          [portalPaths.quotes()]: query.data?.quotes.toAnswer ?? 0,
        }}
        tools={
          <>
            <PaletteButton
              commands={portalCommands(workplace)}
              pages={groups.flatMap(({ entries }) => entries)}
              useRecords={usePortalRecords}
              memory={`${user?.id}.${place.hospitalId}`}
            />
            <PortalNews
              unread={place.unreadMessages}
              pending={place.pendingRequests}
              moves={place.moveRequests}
              onNews={() => void query.refetch().catch(() => undefined)}
            />
          </>
        }
        account={{ settings: portalPaths.settings(), leaves: true }}
        banner={admin && <AtWork name={place.hospitalName} onLeave={() => tabMemory.removeItem(CHOSEN_KEY)} />}
      />
    </WorkplaceContext>
  )
}
