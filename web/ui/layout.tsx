/**
 * Container({ section? }) — the width of the page with its gutters; `section` adds the space
 * between sections.
 * Band() — a dark blue section.
 * Row({ between?, wrap?, gap?, align? }) — side by side, centred. Stack({ gap? }) — stacked.
 * Columns({ gap? }) — as many equal columns as fit; `--column-width` in the caller's class sets
 * their minimum width.
 * SectionHead({ title, level=2, eyebrow?, lead?, children? }) — heading of a section, with the
 * content of its end as children.
 * Eyebrow() — the small line with a star above a heading. Rule() — the manuscript rule between two
 * sections.
 *
 * Each takes `as` (the element) and `className`, whose module is in the layer `page` and therefore
 * wins.
 */
import { clsx } from 'clsx'
import type { HTMLAttributes, ReactNode } from 'react'
import styles from './layout.module.css'

type Element =
  | 'div'
  | 'section'
  | 'article'
  | 'header'
  | 'footer'
  | 'nav'
  | 'aside'
  | 'p'
  | 'span'
  | 'ul'
  | 'ol'
  | 'li'
  | 'dl'
type BoxProps = { as?: Element } & HTMLAttributes<HTMLElement>

export function Container({ as: Tag = 'div', section, className, ...rest }: BoxProps & { section?: boolean }) {
  return <Tag {...rest} className={clsx(styles.container, section && styles.section, className)} />
}

export function Band({ as: Tag = 'section', className, ...rest }: BoxProps) {
  return <Tag {...rest} className={clsx(styles.band, className)} />
}

/** 0.5 or 1.5 rem. Default: 0.75 in a row, 1 in a stack, 1.25 in columns. */
type Gap = { gap?: 'small' | 'large' }

type RowProps = BoxProps & Gap & { between?: boolean; wrap?: boolean; align?: 'start' | 'end' | 'baseline' }

export function Row({ as: Tag = 'div', between, wrap, gap, align, className, ...rest }: RowProps) {
  const looks = [between && styles.between, wrap && styles.wrap, gap && styles[gap], align && styles[align]]
  return <Tag {...rest} className={clsx(styles.row, looks, className)} />
}

export function Stack({ as: Tag = 'div', gap, className, ...rest }: BoxProps & Gap) {
  return <Tag {...rest} className={clsx(styles.stack, gap && styles[gap], className)} />
}

export function Columns({ as: Tag = 'div', gap, className, ...rest }: BoxProps & Gap) {
  return <Tag {...rest} className={clsx(styles.columns, gap && styles[gap], className)} />
}

export function Eyebrow({ as: Tag = 'p', className, ...rest }: BoxProps) {
  return <Tag {...rest} className={clsx(styles.eyebrow, className)} />
}

type SectionHeadProps = {
  title: ReactNode
  id?: string
  level?: 1 | 2 | 3
  eyebrow?: ReactNode
  lead?: ReactNode
  className?: string | undefined
  children?: ReactNode
}

export function SectionHead({ title, id, level = 2, eyebrow, lead, className, children }: SectionHeadProps) {
  const Heading = `h${level}` as const
  return (
    <div className={clsx(styles.sectionHead, className)}>
      <div>
        {eyebrow && <Eyebrow>{eyebrow}</Eyebrow>}
        <Heading id={id}>{title}</Heading>
        {lead && <p>{lead}</p>}
      </div>
      {children}
    </div>
  )
}

export function Rule({ className }: { className?: string | undefined }) {
  return <div className={clsx(styles.rule, className)} aria-hidden="true" />
}
