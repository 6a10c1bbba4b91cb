/**
 * AccessDenied({ needs }) — for users without the role of a page.
 * SignInFirst({ sentence, children? }) — for anonymous visitors, on pages that do not redirect.
 */
import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { ROLE_LABELS, type Role } from '#domain/access.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { WallPage } from '#web/layouts/wall-page.tsx'
import styles from '#web/routing/guard.module.css'
import { originOf } from '#web/routing/guard.tsx'
import { paths } from '#web/routing/paths.ts'
import { useLocation, useNavigate } from '#web/routing/router.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Lock } from '#web/ui/icons/lock.ts'
import { Row } from '#web/ui/layout.tsx'
import { PageTitle } from '#web/ui/page-title.tsx'
import text from '#web/ui/text.module.css'
import { useSession } from './session.tsx'

/** Shows the wall with a gap, the reason and links. */
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

/**
 * Asks anonymous visitors to sign in on pages that do not redirect. `sentence` gives the purpose,
 * `children` why an earlier session has ended.
 */
export function SignInFirst({ sentence, children }: { sentence: string; children?: ReactNode }) {
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
      {children}
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
