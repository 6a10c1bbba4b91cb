import { type ReactNode, useId } from 'react'
import { Card } from '#web/ui/card.tsx'
import styles from './appointment-rows.module.css'

type Props = { title: string; count?: number; children: ReactNode }

/** Shows rows of appointments under one title. */
export function RowGroup({ title, count, children }: Props) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {title} {count !== undefined && <small>{count}</small>}
      </h2>
      <Card>{children}</Card>
    </section>
  )
}
