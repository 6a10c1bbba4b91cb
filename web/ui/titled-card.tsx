/** TitledCard({ title, end?, children }) — a card whose heading stands above a line, with what belongs to it at its end. */
import { clsx } from 'clsx'
import { type ReactNode, useId } from 'react'
import { Card } from './card.tsx'
import styles from './titled-card.module.css'

type TitledCardProps = { title: ReactNode; end?: ReactNode; className?: string | undefined; children: ReactNode }

export function TitledCard({ title, end, className, children }: TitledCardProps) {
  const id = useId()
  return (
    <Card as="section" aria-labelledby={id} className={clsx(styles.card, className)}>
      <div className={styles.head}>
        <h2 id={id}>{title}</h2>
        {end}
      </div>
      {children}
    </Card>
  )
}
