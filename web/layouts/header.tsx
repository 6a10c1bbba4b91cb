import { clsx } from 'clsx'
import { pageAt } from '#domain/pages.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { later } from '#web/routing/later.tsx'
import { paths } from '#web/routing/paths.ts'
import { useLocation } from '#web/routing/router.tsx'
import { useSession } from '#web/session/session.tsx'
import { currentToken } from '#web/session/token.ts'
import { ButtonLink } from '../ui/button.tsx'
import { Container } from '../ui/layout.tsx'
import text from '../ui/text.module.css'
import { Brand } from './brand.tsx'
import styles from './header.module.css'
import { LanguageMenu } from './language-menu.tsx'
import { MenuButton } from './menu-button.tsx'
import { SiteLinks } from './site-links.tsx'
import { ThemeButton } from './theme-button.tsx'

const AppointmentsLink = later<{ short?: boolean; className?: string | undefined }>(() =>
  import('./appointments-link.tsx').then((file) => file.AppointmentsLink),
)
const UserMenu = later<{ className?: string | undefined }>(() =>
  import('./user-menu.tsx').then((file) => file.UserMenu),
)

// A token suggests a signed-in user, so the parts for users load while the server checks the
// session.
if (!import.meta.env.SSR && currentToken()) {
  AppointmentsLink.prepare()
  UserMenu.prepare()
}

export function Header() {
  const { t } = useTranslation()
  const { authenticated, initialised } = useSession()
  const { pathname } = useLocation()
  return (
    <header
      className={clsx(styles.header, text.screenOnly)}
      data-user={authenticated || undefined}
      // A narrow screen has the field of the search page there.
      data-field={pageAt(pathname) === 'search' || undefined}
    >
      <Container className={styles.bar}>
        <Brand />
        <SiteLinks className={clsx(styles.links, styles.wide)} />
        <div className={styles.end}>
          <LanguageMenu className={styles.wide} />
          <ThemeButton className={styles.wide} />
          {authenticated && (
            <>
              <AppointmentsLink className={styles.wide} />
              <UserMenu className={styles.wide} />
            </>
          )}
          {!authenticated && (
            <ButtonLink
              variant="secondary"
              className={clsx(styles.login, styles.wide, !initialised && styles.unchecked)}
              to={paths.login}
            >
              {t('Login')}
            </ButtonLink>
          )}
          {authenticated && (
            <span className={styles.narrow}>
              <AppointmentsLink short />
            </span>
          )}
          <MenuButton className={styles.narrow} />
        </div>
      </Container>
    </header>
  )
}
