import type { ReactNode } from 'react'
import styles from './appointment-stack.module.css'

/** Cards of appointments one under the other. */
export function AppointmentStack({ children }: { children: ReactNode }) {
  return <div className={styles.stack}>{children}</div>
}
