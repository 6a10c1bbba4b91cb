import type { HTMLAttributes, ReactNode } from 'react'
import { Card } from '#web/ui/card.tsx'
import styles from './booking-section.module.css'

type Props = {
  as?: 'section' | 'form'
  title: ReactNode
  /** Beside the title, for instance "optional". */
  note?: ReactNode
} & Omit<HTMLAttributes<HTMLElement>, 'title'>

/** One part of a booking screen, with its title. */
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

/** Two fields side by side where there is room. */
export function FieldPair({ children }: { children: ReactNode }) {
  return <div className={styles.pair}>{children}</div>
}
