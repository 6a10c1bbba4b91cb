/**
 * DoctorPortal({ hospitalId }) — portal of a doctor's account: the quote requests assigned to it.
 * Every other page says that the role does not include it.
 */
import { useQuery } from '@apollo/client/react'
import { mayInPortal } from '#domain/portal-access.ts'
import { PAGES, pageAt } from '#domain/pages.ts'
import { sentence } from '#domain/sentences.ts'
import { refusalOf } from '#web/data/refusal.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { useHospitalEvents } from '#web/live/hospital-events.ts'
import { Navigate, useLocation } from '#web/routing/router.tsx'
import { useSession } from '#web/session/session.tsx'
import { portalPathsFor, type Workplace, WorkplaceContext } from '#web/session/workplace.tsx'
import { Lock } from '#web/ui/icons/lock.ts'
import { EmptyState } from '../ui/banner.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { Container } from '../ui/layout.tsx'
import { LoadFailed } from '../ui/query-view.tsx'
import { Spinner } from '../ui/spinner.tsx'
import { LiveState } from './live-state.tsx'
import { Panel } from './panel.tsx'
import { PanelPage } from './panel-page.tsx'
import { portalGroups } from './portal-entries.ts'
import { DoctorWorkplace } from './portal-workplace.ts'

const NAME = sentence('Portal')
const PATHS = portalPathsFor(null)
const HOME = { to: PATHS.quotes(), label: sentence('Quotes') }

function NotForDoctors({ title }: { title: string }) {
  const { t } = useTranslation()
  return (
    <PanelPage title={title}>
      <EmptyState
        icon={<Lock />}
        title={t('Your role as a doctor does not include this page.')}
        action={<ButtonLink to={PATHS.quotes()}>{t('To your quote requests')}</ButtonLink>}
      >
        {t('You see the quote requests that the hospital has assigned to you. Its owners can change your role.')}
      </EmptyState>
    </PanelPage>
  )
}

/** Connection state of the doctor's events, each of which may change the number in the menu. */
function DoctorNews({ onNews }: { onNews: () => void }) {
  return <LiveState live={useHospitalEvents(onNews)} />
}

export function DoctorPortal({ hospitalId }: { hospitalId: string }) {
  const { t } = useTranslation()
  const { user } = useSession()
  const { pathname } = useLocation()
  const query = useQuery(DoctorWorkplace, { variables: { hospitalId }, fetchPolicy: 'cache-and-network' })
  const page = pageAt(pathname)
  if (page === 'portal') return <Navigate replace to={PATHS.quotes()} />
  const { error, data } = query
  const refusal = error && refusalOf(error)
  if (!data)
    return (
      <Panel needs="hospital" name={NAME} home={HOME} groups={[]}>
        <Container section>
          {refusal?.code === 'forbidden' ? (
            <EmptyState icon={<Lock />} title={t(refusal.message)} level={1}>
              {t('You can still use your account as a patient.')}
            </EmptyState>
          ) : error && !query.loading ? (
            <LoadFailed onRetry={() => void query.refetch().catch(() => undefined)} />
          ) : (
            <Spinner label={t('Loading...')} />
          )}
        </Container>
      </Panel>
    )
  const workplace: Workplace = {
    hospitalId,
    hospitalName: data.hospital?.name ?? '',
    asAdministrator: false,
    may: (permission) => mayInPortal(user, permission),
    portalPaths: PATHS,
  }
  const { title, permission = 'read' } = page ? PAGES[page] : { title: undefined }
  return (
    <WorkplaceContext value={workplace}>
      <Panel
        needs="hospital"
        name={NAME}
        home={HOME}
        groups={portalGroups(workplace)}
        counts={{ [PATHS.quotes()]: data.quotes.toAnswer }}
        tools={<DoctorNews onNews={() => void query.refetch().catch(() => undefined)} />}
      >
        {workplace.may(permission) ? undefined : <NotForDoctors title={t(title ?? NAME)} />}
      </Panel>
    </WorkplaceContext>
  )
}
