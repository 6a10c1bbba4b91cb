import { type ReactNode, useEffect, useEffectEvent } from 'react'
import { Niche, TileWall } from '#web/art/art.tsx'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { paths } from '#web/routing/paths.ts'
import { Navigate, NavLink, useLocation } from '#web/routing/router.tsx'
import { useSession } from '#web/session/session.tsx'
import { Eyebrow } from '#web/ui/layout.tsx'
import { PageTitle } from '#web/ui/page-title.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import styles from './auth-shell.module.css'
import { afterLogin } from './redirect.ts'

type Frame = {
  eyebrow: string
  title: string
  seed: string
  lead?: string
  /** Link to an alternative page. */
  after?: ReactNode
  children: ReactNode
}

/** Shows the form in the start half and a tile wall in the end half. */
export function AuthFrame({ eyebrow, title, seed, lead, after, children }: Frame) {
  return (
    <div className={styles.page}>
      <PageTitle>{title}</PageTitle>
      <div className={styles.side}>
        <div className={styles.form}>
          <Eyebrow>{eyebrow}</Eyebrow>
          <h1 className={styles.title}>{title}</h1>
          {lead && <p className={styles.lead}>{lead}</p>}
          {children}
          {after && <p className={styles.after}>{after}</p>}
        </div>
      </div>
      <div className={styles.picture} aria-hidden="true">
        <TileWall seed={seed} width={1100} height={1020} period={92} className={styles.wall} />
        <Niche seed={seed} width={620} height={700} className={styles.niche} />
      </div>
    </div>
  )
}

/** Shows registration and sign-in as equal tabs. */
function Ways() {
  const { t } = useTranslation()
  const { state } = useLocation()
  return (
    <nav className={styles.ways} aria-label={t('Account')}>
      <NavLink to={paths.register} state={state} replace>
        {t('Create account')}
      </NavLink>
      <NavLink to={paths.login} state={state} replace>
        {t('Login')}
      </NavLink>
    </nav>
  )
}

type Props = Frame & {
  /** Pending action that needs the account, for instance a booking. */
  waiting?: ReactNode
}

/** Shows the frame of sign-in and registration. Signed-in users are redirected at once. */
export function AuthShell({ waiting, children, ...frame }: Props) {
  const { t } = useTranslation()
  const { state } = useLocation()
  const { initialised, authenticated, user, admin, mustSetUpTwoFactor, clearError } = useSession()
  const forgetRefusal = useEffectEvent(clearError)
  // The next visit must not show an old refusal.
  useEffect(() => () => forgetRefusal(), [])
  if (authenticated) {
    const role = admin ? 'admin' : (user?.role ?? 'user')
    const from = afterLogin(state, { role, hospitalRole: user?.hospitalRole ?? null })
    if (mustSetUpTwoFactor) return <Navigate to={paths.profile} state={{ from }} replace />
    const { state: originState, ...to } = from
    return <Navigate to={to} state={originState} replace />
  }
  return (
    <AuthFrame {...frame}>
      {waiting}
      <Ways />
      {initialised ? children : <Spinner label={t('Checking authentication...')} />}
    </AuthFrame>
  )
}
