/** MenuSheet({ open, onClose }) — the header's links, account, theme and language on a phone. */

import { useTranslation } from '#web/i18n/use-translation.tsx'
import { paths } from '#web/routing/paths.ts'
import { Link } from '#web/routing/router.tsx'
import { useSession } from '#web/session/session.tsx'
import { CircleQuestionMark } from '#web/ui/icons/circle-question-mark.ts'
import { Hospital } from '#web/ui/icons/hospital.ts'
import { LogIn } from '#web/ui/icons/log-in.ts'
import { Sparkles } from '#web/ui/icons/sparkles.ts'
import { Stethoscope } from '#web/ui/icons/stethoscope.ts'
import { Drawer } from '../ui/dialog.tsx'
import { FieldLegend } from '../ui/field.tsx'
import { Row } from '../ui/layout.tsx'
import text from '../ui/text.module.css'
import { LanguageItems } from './language-menu.tsx'
import styles from './menu-sheet.module.css'
import { SiteLinks } from './site-links.tsx'
import { CurrencySelect } from './site-selectors.tsx'
import { ThemeButton } from './theme-button.tsx'
import { UserCard, UserLinks } from './user-menu.tsx'

export function MenuSheet({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useTranslation()
  const { authenticated } = useSession()
  return (
    <Drawer open={open} onClose={onClose} side="full" title={t('Menu')}>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a followed link fires a click from the keyboard too */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the links inside are what one operates */}
      <div
        className={styles.sheet}
        onClick={(event) => {
          if ((event.target as Element).closest('a')) onClose()
        }}
      >
        <SiteLinks />
        <nav aria-label={t('More')}>
          <Link to={paths.search()}>
            <Hospital aria-hidden="true" />
            {t('Find hospitals')}
          </Link>
          <Link to={paths.search({ type: 'doctors' })}>
            <Stethoscope aria-hidden="true" />
            {t('Find doctors')}
          </Link>
          <Link to={paths.aiChat}>
            <Sparkles aria-hidden="true" />
            {t('Assistant')}
          </Link>
          <Link to={paths.help}>
            <CircleQuestionMark aria-hidden="true" />
            {t('Help')}
          </Link>
        </nav>
        <hr />
        {authenticated ? (
          <>
            <UserCard />
            <UserLinks />
          </>
        ) : (
          <Link to={paths.login}>
            <LogIn className={text.flip} aria-hidden="true" />
            {t('Login')}
          </Link>
        )}
        <hr />
        <Row between className={styles.inset}>
          <span className={text.strong}>{t('Theme')}</span>
          <ThemeButton className={styles.theme} />
        </Row>
        <fieldset>
          <FieldLegend className={styles.inset}>{t('Language')}</FieldLegend>
          <LanguageItems />
        </fieldset>
        <div className={styles.inset}>
          <CurrencySelect />
        </div>
      </div>
    </Drawer>
  )
}
