import type { HTMLAttributes, ReactNode } from 'react'
import { Card } from '#web/ui/card.tsx'
import styles from './booking-section.module.css'

type Props = {
  as?: 'section' | 'form'
  title: ReactNode
  /** Shown beside the title, for instance "optional". */
  note?: ReactNode
} & Omit<HTMLAttributes<HTMLElement>, 'title'>

/** Shows one titled part of a booking screen. */
export function BookingSection({ as = 'section', title, note, children, ...rest }: Props) {
  return (
    <Card {...rest} as={as} className={styles.section}>
      <h2 className={styles.title}>
        {title} {note && <small>{note}</small>}
      </h2>
      {children}
    </Card>
  )
}

/** Shows two fields side by side if the width allows. */
export function FieldPair({ children }: { children: ReactNode }) {
  return <div className={styles.pair}>{children}</div>
}
