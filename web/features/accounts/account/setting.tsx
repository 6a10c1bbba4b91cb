import type { ReactNode } from 'react'
import { Row } from '#web/ui/layout.tsx'
import text from '#web/ui/text.module.css'
import styles from './setting.module.css'

type Props = {
  title?: ReactNode
  /** ID of the title, for a list that it labels. */
  titleId?: string
  note?: ReactNode
  /** Shown at the end of the title. */
  action?: ReactNode
  children?: ReactNode
}

/** Shows one setting of the account in a card: its name, its meaning and its actions. */
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
