/**
 * UserMenu() — user menu of the header.
 * UserCard(), UserLinks(), SignOutItem() — its parts, which the menu sheet of phones and the panels
 * show too.
 */

import { ROLE_LABELS } from '#domain/access.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { paths } from '#web/routing/paths.ts'
import { useHref, useNavigate } from '#web/routing/router.tsx'
import { useSession } from '#web/session/session.tsx'
import { CalendarDays } from '#web/ui/icons/calendar-days.ts'
import { ChevronDown } from '#web/ui/icons/chevron-down.ts'
import { ClipboardList } from '#web/ui/icons/clipboard-list.ts'
import { Heart } from '#web/ui/icons/heart.ts'
import { Hospital } from '#web/ui/icons/hospital.ts'
import { LayoutDashboard } from '#web/ui/icons/layout-dashboard.ts'
import { LogOut } from '#web/ui/icons/log-out.ts'
import { Settings } from '#web/ui/icons/settings.ts'
import { useFormat } from '../i18n/format.ts'
import { initialsOf } from '../i18n/initials.ts'
import { Avatar } from '../ui/avatar.tsx'
import { Badge } from '../ui/badge.tsx'
import { Dropdown, DropdownItem, DropdownLink } from '../ui/dropdown.tsx'
import text from '../ui/text.module.css'
import header from './header.module.css'
import styles from './user-menu.module.css'

/** Shows name, e-mail address and role of the signed-in user. */
export function UserCard() {
  const { t } = useTranslation()
  const { user } = useSession()
  if (!user) return null
  const name = `${user.firstName} ${user.lastName}`.trim()
  return (
    <div className={styles.card}>
      <b className={text.strong}>
        <bdi>{name || user.email}</bdi>
      </b>
      <bdi dir="ltr" className={text.note}>
        {user.email}
      </bdi>
      <Badge tone="info" className={styles.role}>
        {t(ROLE_LABELS[user.role])}
      </Badge>
    </div>
  )
}

/** Shows the sign-out item. With `reloads` no data in memory outlives the session. */
export function SignOutItem({ reloads = false }: { reloads?: boolean }) {
  const { t } = useTranslation()
  const { logout } = useSession()
  const navigate = useNavigate()
  const home = useHref(paths.home)
  const signOut = async () => {
    await logout()
    if (reloads) location.assign(home)
    else navigate(paths.home)
  }
  return (
    <DropdownItem onClick={signOut}>
      <LogOut className={text.flip} aria-hidden="true" />
      {t('Sign Out')}
    </DropdownItem>
  )
}

export function UserLinks() {
  const { t } = useTranslation()
  const { admin, user } = useSession()
  const links = [
    ...(admin ? [{ to: paths.admin, label: t('Admin Panel'), Icon: LayoutDashboard }] : []),
    ...(user?.role === 'hospital' ? [{ to: paths.portal(), label: t('Hospital Portal'), Icon: Hospital }] : []),
    { to: paths.myAppointments, label: t('My Appointments'), Icon: CalendarDays },
    { to: paths.quotes, label: t('Quotes'), Icon: ClipboardList },
    { to: paths.favourites, label: t('Favourites'), Icon: Heart },
    { to: paths.profile, label: t('Settings'), Icon: Settings },
  ]
  return (
    <>
      {links.map(({ to, label, Icon }) => (
        <DropdownLink key={to} to={to}>
          <Icon aria-hidden="true" />
          {label}
        </DropdownLink>
      ))}
      <hr />
      <SignOutItem />
    </>
  )
}

export function UserMenu({ className }: { className?: string | undefined }) {
  const { t } = useTranslation()
  const { locale } = useFormat()
  const { user } = useSession()
  if (!user) return null
  const name = user.firstName || user.email
  return (
    <Dropdown
      className={className}
      label={t('Account')}
      trigger={(aria) => (
        <button type="button" className={header.opener} {...aria}>
          <Avatar>{initialsOf([name], locale)}</Avatar>
          <bdi className={styles.name}>{name}</bdi>
          <ChevronDown aria-hidden="true" />
        </button>
      )}
    >
      <UserCard />
      <hr />
      <UserLinks />
    </Dropdown>
  )
}
