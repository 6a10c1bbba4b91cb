import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { Card, CardHeading } from '#web/ui/card.tsx'
import styles from './gallery.module.css'

export function Shelf({ title, wide, children }: { title: string; wide?: boolean; children: ReactNode }) {
  return (
    <Card pad className={clsx(styles.shelf, wide && styles.wide)}>
      <CardHeading>{title}</CardHeading>
      {children}
    </Card>
  )
}
