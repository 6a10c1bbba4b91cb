/**
 * Facts({ items: { term, value }[] }) — short facts with the term at the start and the value at the
 * end.
 * Details() — a longer list in two columns: each <div> holds a <dt> and a <dd>.
 */
import { clsx } from 'clsx'
import type { HTMLAttributes, ReactNode } from 'react'
import styles from './facts.module.css'

export type Fact = { term: string; value: ReactNode }

export function Facts({ items }: { items: readonly Fact[] }) {
  return (
    <dl className={styles.facts}>
      {items.map(({ term, value }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

export function Details({ className, ...rest }: HTMLAttributes<HTMLDListElement>) {
  return <dl {...rest} className={clsx(styles.details, className)} />
}
