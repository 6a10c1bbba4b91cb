/**
 * PanelUserMenu({ settings?, leaves? }) — the signed-in user with settings, theme, language and
 * sign-out.
 */

import { ROLE_LABELS } from '#domain/access.ts'
import { usePreferences } from '#web/device/preferences.tsx'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { paths } from '#web/routing/paths.ts'
import { useSession } from '#web/session/session.tsx'
import { ChevronDown } from '#web/ui/icons/chevron-down.ts'
import { Moon } from '#web/ui/icons/moon.ts'
import { Settings } from '#web/ui/icons/settings.ts'
import { Sun } from '#web/ui/icons/sun.ts'
import { UserRound } from '#web/ui/icons/user-round.ts'
import { useFormat } from '../i18n/format.ts'
import { initialsOf } from '../i18n/initials.ts'
import { Avatar } from '../ui/avatar.tsx'
import { Dropdown, DropdownItem, DropdownLink } from '../ui/dropdown.tsx'
import { LanguageItems } from './language-menu.tsx'
import styles from './panel-user-menu.module.css'
import { SignOutItem, UserCard } from './user-menu.tsx'

function ThemeItem() {
  const { t } = useTranslation()
  const { theme, setTheme } = usePreferences()
  const dark = theme === 'dark'
  return (
    <DropdownItem onClick={() => setTheme(dark ? 'light' : 'dark')}>
      {dark ? <Sun aria-hidden="true" /> : <Moon aria-hidden="true" />}
      {dark ? t('Switch to light theme') : t('Switch to dark theme')}
    </DropdownItem>
  )
}

type PanelUserMenuProps = {
  /** Address of the panel's settings. The user's own settings are then labelled as the profile. */
  settings?: string
  /** Reloads the app at sign-out. */
  leaves?: boolean
}

export function PanelUserMenu({ settings, leaves = false }: PanelUserMenuProps) {
  const { t } = useTranslation()
  const { locale } = useFormat()
  const { user } = useSession()
  if (!user) return null
  const name = user.firstName || user.email
  return (
    <Dropdown
      label={t('Account')}
      trigger={(aria) => (
        <button type="button" className={styles.opener} {...aria}>
          <Avatar>{initialsOf([user.firstName, user.lastName].filter(Boolean).slice(0, 2), locale)}</Avatar>
          <span className={styles.who}>
            <bdi>{name}</bdi>
            <small>{t(ROLE_LABELS[user.role])}</small>
          </span>
          <ChevronDown aria-hidden="true" />
        </button>
      )}
    >
      <UserCard />
      <hr />
      {settings && (
        <DropdownLink to={settings}>
          <Settings aria-hidden="true" />
          {t('Settings')}
        </DropdownLink>
      )}
      <DropdownLink to={paths.profile}>
        {settings ? <UserRound aria-hidden="true" /> : <Settings aria-hidden="true" />}
        {settings ? t('Profile') : t('Settings')}
      </DropdownLink>
      <ThemeItem />
      <hr />
      <LanguageItems />
      <hr />
      <SignOutItem reloads={leaves} />
    </Dropdown>
  )
}
