import { clsx } from 'clsx'
import { useTranslation } from 'react-i18next'
import { paths } from '../paths.ts'
import { useSession } from '../session.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { Container } from '../ui/layout.tsx'
import text from '../ui/text.module.css'
import { AppointmentsLink } from './appointments-link.tsx'
import { Brand } from './brand.tsx'
import styles from './header.module.css'
import { LanguageMenu } from './language-menu.tsx'
import { MenuSheet } from './menu-sheet.tsx'
import { SiteLinks } from './site-links.tsx'
import { ThemeButton } from './theme-button.tsx'
import { UserMenu } from './user-menu.tsx'

export function Header() {
  const { t } = useTranslation()
  const { authenticated, initialised } = useSession()
  return (
    <header className={clsx(styles.header, text.screenOnly)}>
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
          <MenuSheet className={styles.narrow} />
        </div>
      </Container>
    </header>
  )
}
