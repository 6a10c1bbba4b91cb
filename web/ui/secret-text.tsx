/** SecretText({ label?, copyLabel, value, children }) — a text with a copy button. */

import type { ReactNode } from 'react'
import { Copy } from '#web/ui/icons/copy.ts'
import { IconButton } from './button.tsx'
import { Row } from './layout.tsx'
import styles from './secret-text.module.css'
import { useCopy } from './use-copy.ts'

type Props = { label?: string; copyLabel: string; value: string; children: ReactNode }

/** Shows `children` and copies `value`. */
export function SecretText({ label, copyLabel, value, children }: Props) {
  const copy = useCopy()
  return (
    <Row between className={styles.secret}>
      <div>
        {label && <span className={styles.label}>{label}</span>}
        <code dir="ltr" className={styles.value}>
          {children}
        </code>
      </div>
      <IconButton label={copyLabel} onClick={() => void copy(value)}>
        <Copy aria-hidden="true" />
      </IconButton>
    </Row>
  )
}
