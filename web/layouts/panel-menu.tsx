/**
 * PanelSidebar() — brand and menu beside the page.
 * PanelMenu() — only the menu, which the drawer of phones shows too.
 */

import { PRODUCT_NAME } from '#domain/product.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { paths } from '#web/routing/paths.ts'
import { Link, NavLink } from '#web/routing/router.tsx'
import { CircleQuestionMark as CircleHelp } from '#web/ui/icons/circle-question-mark.ts'
import { ExternalLink } from '#web/ui/icons/external-link.ts'
import { Lattice } from '../art/art.tsx'
import { BrandMark } from '../art/brand-mark.tsx'
import { useFormat } from '../i18n/format.ts'
import text from '../ui/text.module.css'
import type { PanelEntry, PanelGroup } from './panel-entries.ts'
import styles from './panel-menu.module.css'

type MenuProps = {
  name: string
  home: { to: string }
  groups: readonly PanelGroup[]
  counts?: Readonly<Record<string, number>> | undefined
}

/** Shows the mark, the product and the panel's name. */
function PanelBrand({ name, home }: Pick<MenuProps, 'name' | 'home'>) {
  const { t } = useTranslation()
  return (
    <Link className={styles.brand} to={home.to}>
      <BrandMark cross="var(--color-band)" />
      <b>{PRODUCT_NAME}</b>
      <small>{t(name)}</small>
    </Link>
  )
}

function Entry({ to, label, Icon, exact, count = 0 }: PanelEntry & { count?: number | undefined }) {
  const { t } = useTranslation()
  const { formatNumber } = useFormat()
  return (
    <li>
      <NavLink to={to} end={exact ?? false} className={styles.entry}>
        <Icon aria-hidden="true" />
        {t(label)}
        {count > 0 && (
          <span className={styles.count}>
            {formatNumber(count)} <span className={text.visuallyHidden}>{t('waiting')}</span>
          </span>
        )}
      </NavLink>
    </li>
  )
}

export function PanelMenu({ name, groups, counts }: Omit<MenuProps, 'home'>) {
  const { t } = useTranslation()
  return (
    <nav aria-label={t(name)} className={styles.menu}>
      {groups.map(({ title, entries }) => (
        <div key={title ?? ''}>
          {title && <h2 className={styles.group}>{t(title)}</h2>}
          <ul>
            {entries.map((entry) => (
              <Entry key={entry.to} {...entry} count={counts?.[entry.to]} />
            ))}
          </ul>
        </div>
      ))}
      <hr />
      <Link to={paths.home} className={styles.entry}>
        <ExternalLink className={text.flip} aria-hidden="true" />
        {t('View Website')}
      </Link>
      <Link to={paths.help} className={styles.entry}>
        <CircleHelp aria-hidden="true" />
        {t('Help')}
      </Link>
    </nav>
  )
}

export function PanelSidebar({ name, home, groups, counts }: MenuProps) {
  const { t } = useTranslation()
  return (
    <aside className={styles.sidebar} aria-label={t(name)}>
      <PanelBrand name={name} home={home} />
      <PanelMenu name={name} groups={groups} counts={counts} />
      <div className={styles.wall}>
        <Lattice period={76} />
      </div>
    </aside>
  )
}
