/**
 * PanelBar({ trailRef, … }) — top bar of a panel: breadcrumbs and account, plus the menu's drawer
 * and the mark on narrow screens.
 */
import { clsx } from 'clsx'
import { type Ref, useState } from 'react'
import { PRODUCT_NAME } from '#domain/product.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { Link } from '#web/routing/router.tsx'
import { Menu } from '#web/ui/icons/menu.ts'
import { BrandMark } from '../art/brand-mark.tsx'
import { IconButton } from '../ui/button.tsx'
import { Drawer } from '../ui/dialog.tsx'
import text from '../ui/text.module.css'
import type { PanelProps } from './panel.tsx'
import styles from './panel-bar.module.css'
import { PanelMenu } from './panel-menu.tsx'
import { PanelUserMenu } from './panel-user-menu.tsx'

type PanelBarProps = Omit<PanelProps, 'needs' | 'banner' | 'children'> & { trailRef: Ref<HTMLElement> }

export function PanelBar({ name, home, groups, counts, tools, account, trailRef }: PanelBarProps) {
  const { t } = useTranslation()
  const [open, setOpen] = useState(false)
  return (
    <header className={clsx(styles.bar, text.screenOnly)}>
      <IconButton className={styles.narrow} label={t('Menu')} aria-expanded={open} onClick={() => setOpen(true)}>
        <Menu aria-hidden="true" />
      </IconButton>
      <Link to={home.to} className={clsx(styles.mark, styles.narrow)} aria-label={`${PRODUCT_NAME} ${t(name)}`}>
        <BrandMark cross="var(--color-paper)" />
      </Link>
      <div ref={trailRef as Ref<HTMLDivElement>} className={styles.trail} />
      {tools}
      <PanelUserMenu {...account} />
      <Drawer
        open={open}
        onClose={() => setOpen(false)}
        side="start"
        title={`${PRODUCT_NAME} ${t(name)}`}
        className={styles.drawer}
      >
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: a followed link fires a click from the keyboard too */}
        {/* biome-ignore lint/a11y/noStaticElementInteractions: the links inside are what one operates */}
        <div
          onClick={(event) => {
            if ((event.target as Element).closest('a')) setOpen(false)
          }}
        >
          <PanelMenu name={name} groups={groups} counts={counts} />
        </div>
      </Drawer>
    </header>
  )
}
