/**
 * PanelPage({ title, heading?, lead?, actions?, crumbs?, back?, picture?, children }) — frame of
 * every page in a panel: the title with its actions. `crumbs` are the pages between the panel's
 * home and this one. `title` is also the title of the tab.
 * PanelTrail({ items }) — the breadcrumbs in the panel's top bar.
 */
import { clsx } from 'clsx'
import { type ReactNode, use } from 'react'
import { createPortal } from 'react-dom'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { Breadcrumbs } from '../ui/breadcrumbs.tsx'
import { PageTitle } from '../ui/page-title.tsx'
import text from '../ui/text.module.css'
import styles from './panel-page.module.css'
import { PanelPlace } from './panel-place.ts'

type Crumb = { label: string; to: string }

export function PanelTrail({ items }: { items: readonly (Pick<Crumb, 'label'> & Partial<Crumb>)[] }) {
  const { t } = useTranslation()
  const place = use(PanelPlace)
  if (!place?.trail) return null
  return createPortal(
    <Breadcrumbs home={{ to: place.home.to, label: t(place.home.label) }} items={items} />,
    place.trail,
  )
}

type PanelPageProps = {
  title: string
  /** Heading of the page, if not its title. */
  heading?: string
  lead?: ReactNode
  /** Buttons and links beside the title. */
  actions?: ReactNode
  crumbs?: readonly Crumb[]
  /** Link above the title. */
  back?: ReactNode
  /** Decorative picture before the title. */
  picture?: ReactNode
  className?: string | undefined
  children: ReactNode
}

export function PanelPage(props: PanelPageProps) {
  const { title, heading, lead, actions, crumbs = [], back, picture, className, children } = props
  return (
    <div className={clsx(styles.page, className)}>
      <PageTitle>{title}</PageTitle>
      <PanelTrail items={[...crumbs, { label: title }]} />
      {back && <div className={text.screenOnly}>{back}</div>}
      <header className={styles.head}>
        <div className={clsx(picture && styles.pictured)}>
          {picture && <span className={clsx(styles.picture, text.screenOnly)}>{picture}</span>}
          <div>
            <h1>{heading ?? title}</h1>
            {lead && <p>{lead}</p>}
          </div>
        </div>
        {actions && <div className={styles.actions}>{actions}</div>}
      </header>
      {children}
    </div>
  )
}
