import {
  CalendarDays,
  Check,
  ChevronDown,
  Globe,
  Heart,
  LayoutDashboard,
  LogIn,
  LogOut,
  Menu,
  Moon,
  Settings,
  Sun,
} from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, NavLink, useNavigate } from 'react-router-dom'
import { ROLE_LABELS } from '#domain/access.ts'
import { UI_LANGUAGES } from '#domain/languages.ts'
import { PRODUCT_NAME } from '#domain/product.ts'
import { BrandMark } from '../art/brand-mark.tsx'
import { useFormat } from '../i18n/format.ts'
import { LANGUAGE_NAMES } from '../i18n/i18n.ts'
import { initialsOf } from '../i18n/initials.ts'
import { paths } from '../paths.ts'
import { usePreferences } from '../preferences.tsx'
import { useSession } from '../session.tsx'
import { Badge } from '../ui/badge.tsx'
import { ButtonLink, IconButton } from '../ui/button.tsx'
import { Drawer } from '../ui/dialog.tsx'
import { Dropdown } from '../ui/dropdown.tsx'

export function Brand({ cross }: { cross?: string }) {
  return (
    <Link className="brand" to={paths.home}>
      <BrandMark cross={cross ?? 'var(--color-paper)'} />
      <b>{PRODUCT_NAME}</b>
    </Link>
  )
}

const links = [
  { to: paths.services, label: 'Browse Services' },
  { to: paths.whyTurkey, label: 'Why Turkey' },
  { to: paths.forClinics, label: 'For Clinics' },
]

function ThemeButton() {
  const { t } = useTranslation()
  const { theme, setTheme } = usePreferences()
  const dark = theme === 'dark'
  return (
    <IconButton
      label={dark ? t('Switch to light theme') : t('Switch to dark theme')}
      onClick={() => setTheme(dark ? 'light' : 'dark')}
    >
      {dark ? <Sun aria-hidden="true" /> : <Moon aria-hidden="true" />}
    </IconButton>
  )
}

function LanguageItems() {
  const { language, setLanguage } = usePreferences()
  return UI_LANGUAGES.map((one) => (
    <button
      key={one}
      type="button"
      className="item"
      lang={one}
      aria-current={one === language ? 'true' : undefined}
      onClick={() => setLanguage(one)}
    >
      <span>{LANGUAGE_NAMES[one]}</span>
      {one === language && <Check aria-hidden="true" />}
    </button>
  ))
}

function LanguageMenu() {
  const { t } = useTranslation()
  const { language } = usePreferences()
  return (
    <Dropdown
      label={t('Language')}
      trigger={(aria) => (
        <button type="button" className="head-btn" {...aria}>
          <Globe aria-hidden="true" />
          <span className="sr-only">{t('Language')}</span>
          <span>{language.toUpperCase()}</span>
        </button>
      )}
    >
      <LanguageItems />
    </Dropdown>
  )
}

/** Name, mail and role of whoever is signed in. */
function UserCard() {
  const { t } = useTranslation()
  const { user } = useSession()
  if (!user) return null
  const name = `${user.firstName} ${user.lastName}`.trim()
  return (
    <div className="user-card">
      <b className="strong">
        <bdi>{name || user.email}</bdi>
      </b>
      <bdi dir="ltr" className="text-sm mute">
        {user.email}
      </bdi>
      <Badge tone="info">{t(ROLE_LABELS[user.role])}</Badge>
    </div>
  )
}

function useSignOut() {
  const { logout } = useSession()
  const navigate = useNavigate()
  return async () => {
    await logout()
    navigate(paths.home)
  }
}

function UserItems({ className }: { className?: string }) {
  const { t } = useTranslation()
  const { admin } = useSession()
  const signOut = useSignOut()
  return (
    <>
      {admin && (
        <Link className={className} to={paths.admin}>
          <LayoutDashboard aria-hidden="true" />
          {t('Admin Panel')}
        </Link>
      )}
      <Link className={className} to={paths.myAppointments}>
        <CalendarDays aria-hidden="true" />
        {t('My Appointments')}
      </Link>
      <Link className={className} to={paths.favourites}>
        <Heart aria-hidden="true" />
        {t('Favourites')}
      </Link>
      <Link className={className} to={paths.profile}>
        <Settings aria-hidden="true" />
        {t('Settings')}
      </Link>
      <hr />
      <button type="button" className={className} onClick={signOut}>
        <LogOut className="flip" aria-hidden="true" />
        {t('Sign Out')}
      </button>
    </>
  )
}

function UserMenu() {
  const { t } = useTranslation()
  const { locale } = useFormat()
  const { user } = useSession()
  if (!user) return null
  const name = user.firstName || user.email
  return (
    <Dropdown
      label={t('Account')}
      trigger={(aria) => (
        <button type="button" className="head-btn user" {...aria}>
          <span className="avatar" aria-hidden="true">
            {initialsOf([name], locale)}
          </span>
          <bdi className="un">{name}</bdi>
          <ChevronDown aria-hidden="true" />
        </button>
      )}
    >
      <UserCard />
      <hr />
      <UserItems className="item" />
    </Dropdown>
  )
}

function MenuSheet() {
  const { t } = useTranslation()
  const [open, setOpen] = useState(false)
  const { authenticated } = useSession()
  return (
    <>
      <IconButton className="only-m" label={t('Menu')} aria-expanded={open} onClick={() => setOpen(true)}>
        <Menu aria-hidden="true" />
      </IconButton>
      <Drawer open={open} onClose={() => setOpen(false)} side="full" title={t('Menu')}>
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: a followed link fires a click from the keyboard too */}
        {/* biome-ignore lint/a11y/noStaticElementInteractions: the links inside are what one operates */}
        <div
          className="sheet-nav"
          onClick={(event) => {
            if ((event.target as Element).closest('a,[data-close]')) setOpen(false)
          }}
        >
          <nav aria-label={t('Main')}>
            {links.map((link) => (
              <NavLink key={link.to} to={link.to}>
                {t(link.label)}
              </NavLink>
            ))}
          </nav>
          <hr />
          {authenticated ? (
            <>
              <UserCard />
              <UserItems />
            </>
          ) : (
            <Link to={paths.login}>
              <LogIn className="flip" aria-hidden="true" />
              {t('Login')}
            </Link>
          )}
          <hr />
          <div className="between px-3">
            <span className="strong">{t('Theme')}</span>
            <ThemeButton />
          </div>
          <fieldset className="menu-langs">
            <legend className="lbl px-3">{t('Language')}</legend>
            <LanguageItems />
          </fieldset>
        </div>
      </Drawer>
    </>
  )
}

export function Header() {
  const { t } = useTranslation()
  const { authenticated, initialised } = useSession()
  return (
    <header className="site-head">
      <div className="page">
        <Brand />
        <nav className="site-nav" aria-label={t('Main')}>
          {links.map((link) => (
            <NavLink key={link.to} to={link.to}>
              {t(link.label)}
            </NavLink>
          ))}
        </nav>
        <div className="head-end">
          <LanguageMenu />
          <ThemeButton />
          {authenticated && <UserMenu />}
          {!authenticated && initialised && (
            <ButtonLink variant="secondary" to={paths.login}>
              {t('Login')}
            </ButtonLink>
          )}
          <MenuSheet />
        </div>
      </div>
    </header>
  )
}
