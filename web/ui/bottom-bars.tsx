/** BottomBars({ children }) — bars at the lower edge of the window, one above the other. */
import type { ReactNode } from 'react'
import styles from './bottom-bars.module.css'

export function BottomBars({ children }: { children: ReactNode }) {
  return <div className={styles.bars}>{children}</div>
}
