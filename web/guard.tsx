import { clsx } from 'clsx'
import { Lock } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { type Location, Navigate, useLocation, useNavigate } from 'react-router-dom'
import { ROLE_LABELS, type Role } from '#domain/access.ts'
import styles from './guard.module.css'
import { WallPage } from './layouts/wall-page.tsx'
import { paths } from './paths.ts'
import { useSession } from './session.tsx'
import { userHasRole } from './session-user.ts'
import { Badge } from './ui/badge.tsx'
import { Button, ButtonLink } from './ui/button.tsx'
import { Container, Row } from './ui/layout.tsx'
import { PageTitle } from './ui/page-title.tsx'
import { Spinner } from './ui/spinner.tsx'
import text from './ui/text.module.css'

/** Where a visitor wanted to go before signing in; the login page sends them back there with the same state. */
export type Origin = Pick<Location, 'pathname' | 'search' | 'hash' | 'state'>
export type LoginState = { from?: Origin } | null

export const originOf = ({ pathname, search, hash, state }: Location): Origin => ({ pathname, search, hash, state })

export function Checking() {
  const { t } = useTranslation()
  return (
    <Container section>
      <Spinner label={t('Checking authentication...')} />
    </Container>
  )
}

/** Shows its children to whoever is signed in and sends everybody else to the login page. */
export function RequireAuth({ children }: { children: ReactNode }) {
  const { initialised, authenticated, mustSetUpTwoFactor } = useSession()
  const location = useLocation()
  if (!initialised) return <Checking />
  if (!authenticated) return <Navigate to={paths.login} replace state={{ from: originOf(location) }} />
  if (mustSetUpTwoFactor) return <Navigate to={paths.profile} replace state={{ from: originOf(location) }} />
  return children
}

/** Shows its children to a role (administrators pass everywhere) and Access Denied to the others. */
export function RequireRole({ needs, children }: { needs: Role; children: ReactNode }) {
  const { user } = useSession()
  return <RequireAuth>{userHasRole(user, needs) ? children : <AccessDenied needs={needs} />}</RequireAuth>
}

/** What `guard` of the list of pages asks for. */
export function Guard({ needs, children }: { needs: 'viewer' | Role | undefined; children: ReactNode }) {
  if (needs === undefined) return children
  if (needs === 'viewer') return <RequireAuth>{children}</RequireAuth>
  return <RequireRole needs={needs}>{children}</RequireRole>
}

/** The wall with a gap, a reason and a way on. */
function Denied({ actions, children }: { actions: ReactNode; children: ReactNode }) {
  const { t } = useTranslation()
  return (
    <WallPage sign={<Lock />} actions={actions}>
      <PageTitle>{t('Access Denied')}</PageTitle>
      <h1>{t('Access Denied')}</h1>
      {children}
    </WallPage>
  )
}

/** For pages that stay where they are when nobody is signed in; `sentence` says what to sign in for. */
export function SignInFirst({ sentence }: { sentence: string }) {
  const { t } = useTranslation()
  const location = useLocation()
  return (
    <Denied
      actions={
        <ButtonLink size="lg" to={paths.login} state={{ from: originOf(location) }}>
          {t('Login')}
        </ButtonLink>
      }
    >
      <p className={text.lead}>{sentence}</p>
    </Denied>
  )
}

export function AccessDenied({ needs }: { needs: Role }) {
  const { t } = useTranslation()
  const { user, logout } = useSession()
  const navigate = useNavigate()
  return (
    <Denied
      actions={
        <>
          <Button size="lg" onClick={() => navigate(-1)}>
            {t('Go Back')}
          </Button>
          <Button
            size="lg"
            variant="secondary"
            onClick={async () => {
              await logout()
              navigate(paths.home)
            }}
          >
            {t('Sign Out')}
          </Button>
        </>
      }
    >
      <p className={text.lead}>{t("You don't have permission to access this page.")}</p>
      <p className={clsx(text.muted, styles.needed)}>
        {t('This page requires {{role}} role access.', { role: needs })}
      </p>
      {user && (
        <Row as="p" wrap className={styles.who}>
          <bdi dir="ltr">{user.email}</bdi>
          <Badge tone="info">{t(ROLE_LABELS[user.role])}</Badge>
        </Row>
      )}
    </Denied>
  )
}
