import type { ReactNode } from 'react'
import { FOOTER, PAGES } from '#domain/pages.ts'
import { useWide } from '#web/device/wide.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { Link } from '#web/routing/router.tsx'
import { Plus } from '#web/ui/icons/plus.ts'
import styles from './footer.module.css'

type FooterLinksProps = { className: string | undefined; statusPageUrl: string | undefined }

/** Shows a column of links, collapsible on a phone. */
export function Group({ title, children }: { title: string; children: ReactNode }) {
  const wide = useWide()
  if (wide)
    return (
      <div>
        <h2>{title}</h2>
        {children}
      </div>
    )
  return (
    <details className={styles.fold}>
      <summary>
        <h2>{title}</h2>
        <Plus aria-hidden="true" />
      </summary>
      {children}
    </details>
  )
}

export function FooterLinks({ className, statusPageUrl }: FooterLinksProps) {
  const { t } = useTranslation()
  return (
    <nav className={className} aria-label={t('Footer')}>
      {FOOTER.map(({ title, links, besidesPages }) => (
        <Group key={title} title={t(title)}>
          {links.map(([address, label]) => (
            <Link key={address} to={address}>
              {t(label)}
            </Link>
          ))}
          {besidesPages &&
            (statusPageUrl ? (
              <a href={statusPageUrl} rel="noopener">
                {t('System status')}
              </a>
            ) : (
              <Link to={PAGES.status.address}>{t('System status')}</Link>
            ))}
          {besidesPages && <a href="/sitemap.xml">{t('Sitemap')}</a>}
        </Group>
      ))}
    </nav>
  )
}
