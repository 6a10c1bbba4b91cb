import './auth.css'
import { type ReactNode, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate, useLocation } from 'react-router-dom'
import { Niche, TileWall } from '#web/art/art.tsx'
import { paths } from '#web/paths.ts'
import { useSession } from '#web/session.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { PageTitle } from '#web/ui/page-title.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { afterLogin } from './redirect.ts'

type Frame = { eyebrow: string; title: string; seed: string; children: ReactNode }

/** Form in the start half, tile wall in the end half. */
export function AuthFrame({ eyebrow, title, seed, children }: Frame) {
  return (
    <div className="auth">
      <PageTitle>{title}</PageTitle>
      <div className="auth-form">
        <div className="in">
          <p className="eyebrow">{eyebrow}</p>
          <h1>{title}</h1>
          {children}
        </div>
      </div>
      <div className="auth-art" aria-hidden="true">
        <TileWall seed={seed} width={1100} height={1020} period={92} className="w" />
        <Niche seed={seed} width={620} height={700} className="n" />
      </div>
    </div>
  )
}

type Props = Frame & { failure: string; after: ReactNode }

/** For signing in and registering: whoever is signed in is sent on at once. */
export function AuthShell({ failure, children, after, ...frame }: Props) {
  const { t } = useTranslation()
  const { state } = useLocation()
  const { initialised, authenticated, admin, mustSetUpTwoFactor, error, clearError } = useSession()
  const clear = useRef(clearError)
  clear.current = clearError
  // An old refusal must not greet the next visit.
  useEffect(() => () => clear.current(), [])
  if (authenticated) {
    const from = afterLogin(state, admin)
    if (mustSetUpTwoFactor) return <Navigate to={paths.profile} state={{ from }} replace />
    const { state: originState, ...to } = from
    return <Navigate to={to} state={originState} replace />
  }
  return (
    <AuthFrame {...frame}>
      {error && (
        <div className="mb-5">
          <Banner tone="stop" title={failure}>
            {t(error)}
          </Banner>
        </div>
      )}
      {initialised ? children : <Spinner label={t('Checking authentication...')} />}
      {after}
    </AuthFrame>
  )
}
