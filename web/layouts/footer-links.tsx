import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { FOOTER } from '#domain/pages.ts'

type FooterLinksProps = { className: string | undefined; statusPageUrl: string | undefined }

export function FooterLinks({ className, statusPageUrl }: FooterLinksProps) {
  const { t } = useTranslation()
  return (
    <nav className={className} aria-label={t('Footer')}>
      {FOOTER.map(({ title, links, besidesPages }) => (
        <div key={title}>
          <h2>{t(title)}</h2>
          {links.map(([address, label]) => (
            <Link key={address} to={address}>
              {t(label)}
            </Link>
          ))}
          {besidesPages && statusPageUrl && (
            <a href={statusPageUrl} rel="noopener">
              {t('System status')}
            </a>
          )}
          {besidesPages && <a href="/sitemap.xml">{t('Sitemap')}</a>}
        </div>
      ))}
    </nav>
  )
}
