import { useQuery } from '@apollo/client/react'
import { useState } from 'react'
import { TravelButton, TravelNote } from '#web/data/travel-note.tsx'
import { type Account, Profile } from '#web/features/accounts/account/account.ts'
import { AccountCard } from '#web/features/accounts/account/account-card.tsx'
import { ChangePassword } from '#web/features/accounts/account/change-password.tsx'
import { ConsentList } from '#web/features/accounts/account/consents.tsx'
import { DeleteAccount, DeletionNotice } from '#web/features/accounts/account/delete-account.tsx'
import { ExportData } from '#web/features/accounts/account/export-data.tsx'
import { PersonsCard } from '#web/features/accounts/account/persons-card.tsx'
import { type Editing, ProfileHead } from '#web/features/accounts/account/profile-head.tsx'
import { ProfileInformation } from '#web/features/accounts/account/profile-information.tsx'
import { SavedSearchesCard } from '#web/features/accounts/account/saved-searches-card.tsx'
import { SessionList } from '#web/features/accounts/account/sessions.tsx'
import { SettingsCard } from '#web/features/accounts/account/settings-card.tsx'
import { TwoFactor } from '#web/features/accounts/account/two-factor.tsx'
import { ConfirmReminder } from '#web/features/accounts/auth/confirm-reminder.tsx'
import { originFrom } from '#web/features/accounts/auth/redirect.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { Checking } from '#web/routing/guard.tsx'
import { paths } from '#web/routing/paths.ts'
import { useLocation, useNavigate } from '#web/routing/router.tsx'
import { EndedNotice } from '#web/features/accounts/auth/ended-notice.tsx'
import { SignInFirst } from '#web/session/access-denied.tsx'
import { useSession } from '#web/session/session.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { Container } from '#web/ui/layout.tsx'
import { PageTitle } from '#web/ui/page-title.tsx'
import { QueryView } from '#web/ui/query-view.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import styles from './profile.module.css'

/**
 * Shows the setup to staff whose operator requires two-factor sign-in. Until it is on, the server
 * answers nothing else.
 */
function SetUpFirst({ account }: { account: Account }) {
  const { t } = useTranslation()
  const { state } = useLocation()
  const navigate = useNavigate()
  const leave = () => {
    const from = originFrom(state)
    if (!from) return
    const { state: originState, ...to } = from
    navigate(to, { replace: true, state: originState })
  }
  return (
    <>
      <Banner tone="warn" title={t('Two-factor sign-in is required')}>
        {t('You can use your account once two-factor sign-in is set up.')}
      </Banner>
      <AccountCard title={t('Security')}>
        <TwoFactor account={account} onDone={leave} />
      </AccountCard>
    </>
  )
}

function Cards({ account }: { account: Account }) {
  const { t } = useTranslation()
  const [editing, setEditing] = useState<Editing>('not yet')
  return (
    <>
      {account.deletesAt && <DeletionNotice deletesAt={account.deletesAt} />}
      <ConfirmReminder />
      <ProfileHead account={account} editing={editing} onEdit={() => setEditing('now')} />
      <div className={styles.columns}>
        <div>
          <ProfileInformation account={account} editing={editing === 'now'} onClose={() => setEditing('done')} />
          <PersonsCard />
          <AccountCard title={t('Travel dates')}>
            <TravelNote />
            <TravelButton />
          </AccountCard>
          <SavedSearchesCard />
          <AccountCard title={t('Privacy')}>
            <ConsentList />
            <ExportData />
            <DeleteAccount account={account} />
          </AccountCard>
        </div>
        <div>
          <AccountCard title={t('Security')}>
            <ChangePassword />
            <SessionList />
          </AccountCard>
          <SettingsCard account={account} />
          <AccountCard title={t('For developers')}>
            <ButtonLink variant="tonal" to={paths.apiKeys}>
              {t('API keys and webhooks')}
            </ButtonLink>
          </AccountCard>
        </div>
      </div>
    </>
  )
}

function SignedIn() {
  const { t } = useTranslation()
  const query = useQuery(Profile, { fetchPolicy: 'cache-and-network' })
  return (
    <Container className={styles.profile}>
      <QueryView
        query={query}
        skeleton={
          <>
            <PageTitle>{t('Profile')}</PageTitle>
            <Skeleton className={styles.headSkeleton} />
            <Skeleton className={styles.cardSkeleton} />
          </>
        }
      >
        {({ viewer }) => {
          if (!viewer) return null
          if (!viewer.twoFactorRequired || viewer.twoFactorEnabled) return <Cards key={viewer.id} account={viewer} />
          return (
            <>
              <ProfileHead account={viewer} />
              <SetUpFirst account={viewer} />
            </>
          )
        }}
      </QueryView>
    </Container>
  )
}

export function Page() {
  const { t } = useTranslation()
  const { initialised, authenticated } = useSession()
  if (!initialised) return <Checking />
  return authenticated ? (
    <SignedIn />
  ) : (
    <SignInFirst sentence={t('Please log in to access your profile.')}>
      <EndedNotice />
    </SignInFirst>
  )
}
