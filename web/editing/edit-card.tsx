/**
 * EditColumns({ children }) — two columns of cards, one on narrow windows.
 * EditCard({ title, note?, action?, flush?, children }) — a part of a record.
 * FieldPair({ short?, children }) — two fields side by side if the width allows; `short` fields
 * need less of it.
 */
import { clsx } from 'clsx'
import type { HTMLAttributes, ReactNode } from 'react'
import { Stack } from '#web/ui/layout.tsx'
import { TitledCard } from '#web/ui/titled-card.tsx'
import styles from './edit-card.module.css'

export function EditColumns({ className, ...rest }: HTMLAttributes<HTMLDivElement>) {
  return <div {...rest} className={clsx(styles.columns, className)} />
}

export function EditColumn({ children }: { children: ReactNode }) {
  return <div className={styles.column}>{children}</div>
}

type EditCardProps = {
  title: string
  note?: ReactNode
  action?: ReactNode
  /** Lets the rows reach the edges of the card. */
  flush?: boolean
  children: ReactNode
}

export function EditCard({ title, note, action, flush = false, children }: EditCardProps) {
  return (
    <TitledCard title={title} note={note} end={action}>
      {flush ? children : <Stack className={styles.body}>{children}</Stack>}
    </TitledCard>
  )
}

export function FieldPair({ short, children }: { short?: boolean; children: ReactNode }) {
  return <div className={clsx(styles.pair, short && styles.short)}>{children}</div>
}
