import { type ReactNode, useId } from 'react'
import { Card } from '#web/ui/card.tsx'
import styles from './account-card.module.css'

export function AccountCard({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <Card as="section" pad aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      {children}
    </Card>
  )
}
