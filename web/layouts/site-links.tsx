import { useTranslation } from '#web/i18n/use-translation.tsx'
import { paths } from '#web/routing/paths.ts'
import { NavLink } from '#web/routing/router.tsx'

/** Shows the site's main links, in the header and in the menu sheet of phones. */
export function SiteLinks({ className }: { className?: string | undefined }) {
  const { t } = useTranslation()
  return (
    <nav className={className} aria-label={t('Main')}>
      <NavLink to={paths.services}>{t('Browse Services')}</NavLink>
      <NavLink to={paths.whyTurkey}>{t('Why Türkiye')}</NavLink>
      <NavLink to={paths.forClinics}>{t('For Clinics')}</NavLink>
    </nav>
  )
}
