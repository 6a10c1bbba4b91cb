/**
 * TitledCard({ title, note?, end?, id?, children }) — a card whose heading is above a rule, with a
 * muted note beside it and content at its end.
 */
import { clsx } from 'clsx'
import { type ReactNode, useId } from 'react'
import { Card } from './card.tsx'
import text from './text.module.css'
import styles from './titled-card.module.css'

type TitledCardProps = {
  title: ReactNode
  note?: ReactNode
  end?: ReactNode
  /** Anchor of the card. */
  id?: string
  className?: string | undefined
  children: ReactNode
}

export function TitledCard({ title, note, end, id, className, children }: TitledCardProps) {
  const titleId = useId()
  return (
    <Card as="section" id={id} aria-labelledby={titleId} className={clsx(styles.card, className)}>
      <div className={styles.head}>
        <h2 id={titleId}>{title}</h2>
        {note && <span className={text.note}>{note}</span>}
        {end}
      </div>
      {children}
    </Card>
  )
}
