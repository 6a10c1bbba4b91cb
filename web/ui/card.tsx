/**
 * Card({ pad?, clip?, hit?, className }) — surface with hairline and shadow. With `hit`, put className="cover" on the link inside:
 * it covers the card; buttons and chips stay above it.
 * PageHead({ eyebrow?, title, lead?, back?, children? }) — the head of a page with its h1 (sets the tab title from `title` when it is a string).
 * Disclosure({ title, open?, children }) — a native details section, e.g. in a filters panel.
 * LoadMore({ shown, total, busy, onClick, label }) — "Load More Results", only while there is more.
 * Breadcrumbs({ items: {label,to?}[] })
 */
import { ChevronDown, ChevronRight } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { Button } from './button.tsx'
import { PageTitle } from './page-title.tsx'

type CardProps = { pad?: boolean; clip?: boolean; hit?: boolean } & ComponentProps<'div'>

export function Card({ pad, clip, hit, className, ...rest }: CardProps) {
  return (
    <div
      {...rest}
      className={['card', pad && 'pad', clip && 'clip', hit && 'hit', className].filter(Boolean).join(' ')}
    />
  )
}

type PageHeadProps = { eyebrow?: ReactNode; title: string; lead?: ReactNode; back?: ReactNode; children?: ReactNode }

export function PageHead({ eyebrow, title, lead, back, children }: PageHeadProps) {
  return (
    <div className="page pt-9 pb-8">
      <PageTitle>{title}</PageTitle>
      {back}
      {eyebrow && <p className="eyebrow mb-3">{eyebrow}</p>}
      <h1>{title}</h1>
      {lead && <p className="lead mt-3 max-w-read">{lead}</p>}
      {children}
    </div>
  )
}

export function Disclosure({ title, open, children }: { title: ReactNode; open?: boolean; children: ReactNode }) {
  return (
    <details className="disc" open={open}>
      <summary>
        {title}
        <ChevronDown aria-hidden="true" />
      </summary>
      <div>{children}</div>
    </details>
  )
}

type LoadMoreProps = { shown: number; total: number; busy?: boolean; onClick: () => void; label?: ReactNode }

export function LoadMore({ shown, total, busy, onClick, label }: LoadMoreProps) {
  const { t } = useTranslation()
  if (shown >= total) return null
  return (
    <div className="stack justify-items-center pt-8">
      <p className="mute text-sm">{t('{{shown}} of {{total}} shown', { shown, total })}</p>
      <Button variant="secondary" size="lg" busy={busy ?? false} onClick={onClick}>
        {label ?? t('Load More Results')}
      </Button>
    </div>
  )
}

export function Breadcrumbs({ items }: { items: readonly { label: ReactNode; to?: string }[] }) {
  const { t } = useTranslation()
  return (
    <nav aria-label={t('Breadcrumb')}>
      <ol className="crumbs">
        {items.map((item, at) => (
          <li key={item.to ?? at}>
            {at > 0 && <ChevronRight className="flip" aria-hidden="true" />}
            {item.to ? <Link to={item.to}>{item.label}</Link> : <span aria-current="page">{item.label}</span>}
          </li>
        ))}
      </ol>
    </nav>
  )
}
