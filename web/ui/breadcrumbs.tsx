/**
 * Breadcrumbs({ home?, items: { label, to? }[] }) — position of this page. `home` is the icon at
 * the start. The last item is the page itself.
 */

import type { ReactNode } from 'react'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { Link } from '#web/routing/router.tsx'
import { ChevronRight } from '#web/ui/icons/chevron-right.ts'
import { House } from '#web/ui/icons/house.ts'
import styles from './breadcrumbs.module.css'
import text from './text.module.css'

type BreadcrumbsProps = {
  home?: { to: string; label: string }
  items: readonly { label: ReactNode; to?: string }[]
}

export function Breadcrumbs({ home, items }: BreadcrumbsProps) {
  const { t } = useTranslation()
  return (
    <nav aria-label={t('Breadcrumb')}>
      <ol className={styles.crumbs}>
        {home && (
          <li>
            <Link to={home.to} aria-label={home.label}>
              <House aria-hidden="true" />
            </Link>
          </li>
        )}
        {items.map((item, at) => (
          <li key={item.to ?? at}>
            {(home || at > 0) && <ChevronRight className={text.flip} aria-hidden="true" />}
            {item.to ? <Link to={item.to}>{item.label}</Link> : <span aria-current="page">{item.label}</span>}
          </li>
        ))}
      </ol>
    </nav>
  )
}
