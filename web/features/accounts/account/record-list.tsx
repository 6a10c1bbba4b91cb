import type { ReactNode } from 'react'
import text from '#web/ui/text.module.css'
import styles from './record-list.module.css'

export function RecordList({ labelledBy, children }: { labelledBy?: string; children: ReactNode }) {
  return (
    <ul className={styles.list} aria-labelledby={labelledBy}>
      {children}
    </ul>
  )
}

type RowProps = { icon?: ReactNode; note: ReactNode; action?: ReactNode; children: ReactNode }

/** Shows a record with a note below and actions at the end. */
export function RecordRow({ icon, note, action, children }: RowProps) {
  return (
    <li className={styles.row}>
      {icon}
      <span className={styles.words}>
        {children}
        <span className={`${text.note} ${text.block}`}>{note}</span>
      </span>
      {action}
    </li>
  )
}
