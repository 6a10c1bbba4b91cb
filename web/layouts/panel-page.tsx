/**
 * PanelPage({ title, heading?, lead?, actions?, crumbs?, children }) — frame of every page in a
 * panel: the title with its actions. `crumbs` are the pages between the panel's home and this one.
 * `title` is also the title of the tab.
 */
import { clsx } from 'clsx'
import { type ReactNode, use } from 'react'
import { createPortal } from 'react-dom'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { Breadcrumbs } from '../ui/breadcrumbs.tsx'
import { PageTitle } from '../ui/page-title.tsx'
import styles from './panel-page.module.css'
import { PanelPlace } from './panel-place.ts'

type PanelPageProps = {
  title: string
  /** Heading of the page, if not its title. */
  heading?: string
  lead?: ReactNode
  /** Buttons and links beside the title. */
  actions?: ReactNode
  crumbs?: readonly { label: string; to: string }[]
  className?: string | undefined
  children: ReactNode
}

export function PanelPage({ title, heading, lead, actions, crumbs = [], className, children }: PanelPageProps) {
  const { t } = useTranslation()
  const place = use(PanelPlace)
  return (
    <div className={clsx(styles.page, className)}>
      <PageTitle>{title}</PageTitle>
      {place?.trail &&
        createPortal(
          <Breadcrumbs
            home={{ to: place.home.to, label: t(place.home.label) }}
            items={[...crumbs, { label: title }]}
          />,
          place.trail,
        )}
      <header className={styles.head}>
        <div>
          <h1>{heading ?? title}</h1>
          {lead && <p>{lead}</p>}
        </div>
        {actions && <div className={styles.actions}>{actions}</div>}
      </header>
      {children}
    </div>
  )
}
