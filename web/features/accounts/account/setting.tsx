import type { ReactNode } from 'react'
import { Row } from '#web/ui/layout.tsx'
import text from '#web/ui/text.module.css'
import styles from './setting.module.css'

type Props = {
  title?: ReactNode
  /** For a list that the title names. */
  titleId?: string
  note?: ReactNode
  /** Stands at the end of the title. */
  action?: ReactNode
  children?: ReactNode
}

/** One matter of the account in a card: its name, what it means, and what can be done about it. */
export function Setting({ title, titleId, note, action, children }: Props) {
  const words = (
    <>
      {title && (
        <h3 id={titleId} className={styles.title}>
          {title}
        </h3>
      )}
      {note && <p className={text.note}>{note}</p>}
    </>
  )
  return (
    <div className={styles.setting}>
      {action ? (
        <Row between align="start" className={styles.head}>
          <div>{words}</div>
          <div className={styles.action}>{action}</div>
        </Row>
      ) : (
        words
      )}
      {children}
    </div>
  )
}
