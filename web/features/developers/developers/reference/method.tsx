/** Method({ children }) — the HTTP method of an operation, in its colour. */
import { clsx } from 'clsx'
import styles from './method.module.css'

const LOOKS: Record<string, string | undefined> = {
  GET: styles.reads,
  POST: styles.adds,
  DELETE: styles.deletes,
}

export function Method({ children }: { children: string }) {
  return (
    <code dir="ltr" className={clsx(styles.method, LOOKS[children] ?? styles.changes)}>
      {children}
    </code>
  )
}
