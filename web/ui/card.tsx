/**
 * Card({ pad?, clip?, hit?, as?, className }) — surface with hairline and shadow. With `hit`, a
 * <CardLink to> inside covers the card, and buttons and other links stay above it.
 * CardHeading() — a heading in the size of cards, where it is not the card's own child.
 * PageHead({ eyebrow?, title, lead?, back?, children? }) — the head of a page with its h1 (sets the
 * tab title from `title` if it is a string).
 * Disclosure({ title, open?, children }) — a native details section, for instance in a filters
 * panel.
 * LoadMore({ shown, total, busy, onClick, label }) — "Load More Results", only while there are
 * more.
 */
import { clsx } from 'clsx'
import type { HTMLAttributes, ReactNode } from 'react'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { Link, type LinkProps } from '#web/routing/router.tsx'
import { ChevronDown } from '#web/ui/icons/chevron-down.ts'
import { Button } from './button.tsx'
import styles from './card.module.css'
import disclosure from './disclosure.module.css'
import { Container, Eyebrow, Stack } from './layout.tsx'
import head from './page-head.module.css'
import { PageTitle } from './page-title.tsx'
import text from './text.module.css'

type Element = 'div' | 'article' | 'section' | 'aside' | 'header' | 'li' | 'form' | 'fieldset'
type CardProps = { as?: Element; pad?: boolean; clip?: boolean; hit?: boolean } & HTMLAttributes<HTMLElement>

export function Card({ as: Tag = 'div', pad, clip, hit, className, ...rest }: CardProps) {
  const looks = [styles.card, pad && styles.padded, clip && styles.clipped, hit && styles.hit]
  return <Tag {...rest} className={clsx(looks, className)} />
}

export function CardLink({ className, ...rest }: LinkProps) {
  return <Link {...rest} className={clsx(styles.cover, className)} />
}

export function CardHeading({ as: Heading = 'h2', ...rest }: { as?: 'h2' | 'h3' } & HTMLAttributes<HTMLElement>) {
  return <Heading {...rest} className={clsx(styles.heading, rest.className)} />
}

type PageHeadProps = { eyebrow?: ReactNode; title: string; lead?: ReactNode; back?: ReactNode; children?: ReactNode }

export function PageHead({ eyebrow, title, lead, back, children }: PageHeadProps) {
  return (
    <Container className={head.head}>
      <PageTitle>{title}</PageTitle>
      {back}
      {eyebrow && <Eyebrow className={head.eyebrow}>{eyebrow}</Eyebrow>}
      <h1>{title}</h1>
      {lead && <p className={clsx(text.lead, head.lead)}>{lead}</p>}
      {children}
    </Container>
  )
}

type DisclosureProps = { title: ReactNode; open?: boolean; onToggle?: () => void; children: ReactNode }

export function Disclosure({ title, open, onToggle, children }: DisclosureProps) {
  return (
    <details className={disclosure.disclosure} open={open} onToggle={onToggle}>
      <summary>
        {title}
        <ChevronDown aria-hidden="true" />
      </summary>
      <div>{children}</div>
    </details>
  )
}

type LoadMoreProps = {
  shown: number
  total: number
  /** False if there are more than `total`. */
  totalIsExact?: boolean
  busy?: boolean
  onClick: () => void
  label?: ReactNode
}

export function LoadMore({ shown, total, totalIsExact = true, busy, onClick, label }: LoadMoreProps) {
  const { t } = useTranslation()
  if (totalIsExact && shown >= total) return null
  const note = totalIsExact
    ? t('{{shown}} of {{total}} shown', { shown, total })
    : t('{{shown}} of more than {{total}} shown', { shown, total: Math.max(shown, total) })
  return (
    <Stack className={styles.more}>
      <p className={text.note}>{note}</p>
      <Button variant="secondary" size="lg" busy={busy ?? false} onClick={onClick}>
        {label ?? t('Load More Results')}
      </Button>
    </Stack>
  )
}
