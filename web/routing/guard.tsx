import type { ReactNode } from 'react'
import type { Role } from '#domain/access.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { useSession } from '#web/session/session.tsx'
import { userHasRole } from '#web/session/session-user.ts'
import { Container } from '#web/ui/layout.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { later } from './later.tsx'
import { paths } from './paths.ts'
import { type Location, Navigate, useLocation } from './router.tsx'

const AccessDenied = later<{ needs: Role }>(() =>
  import('#web/session/access-denied.tsx').then((file) => file.AccessDenied),
)

/** Page requested before sign-in. The sign-in page returns there with the same state. */
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

/** Shows its children to signed-in users and redirects others to sign-in. */
export function RequireAuth({ children }: { children: ReactNode }) {
  const { initialised, authenticated, mustSetUpTwoFactor } = useSession()
  const location = useLocation()
  if (!initialised) return <Checking />
  if (!authenticated) return <Navigate to={paths.login} replace state={{ from: originOf(location) }} />
  if (mustSetUpTwoFactor) return <Navigate to={paths.profile} replace state={{ from: originOf(location) }} />
  return children
}

/** Shows its children to a role (administrators always pass) and Access Denied to others. */
function RequireRole({ needs, children }: { needs: Role; children: ReactNode }) {
  const { user } = useSession()
  return <RequireAuth>{userHasRole(user, needs) ? children : <AccessDenied needs={needs} />}</RequireAuth>
}

/** Enforces `guard` of the list of pages. */
export function Guard({ needs, children }: { needs: 'viewer' | Role | undefined; children: ReactNode }) {
  if (needs === undefined) return children
  if (needs === 'viewer') return <RequireAuth>{children}</RequireAuth>
  return <RequireRole needs={needs}>{children}</RequireRole>
}
