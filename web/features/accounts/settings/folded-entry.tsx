/**
 * FoldedEntry({ legend, summary, isBlank, isWrong, children }) — one entry of a list, folded to a
 * line. It opens by itself while it is new or has an invalid field.
 */
import { clsx } from 'clsx'
import { type ReactNode, useId, useState } from 'react'
import { ChevronDown } from '#web/ui/icons/chevron-down.ts'
import text from '#web/ui/text.module.css'
import styles from './folded-entry.module.css'

type FoldedEntryProps = {
  legend: ReactNode
  /** Contents of the entry in a few words. */
  summary: ReactNode
  isBlank: boolean
  isWrong: boolean
  children: ReactNode
}

export function FoldedEntry({ legend, summary, isBlank, isWrong, children }: FoldedEntryProps) {
  const id = useId()
  const [opened, setOpened] = useState(isBlank)
  return (
    <details
      className={styles.entry}
      open={opened || isWrong}
      onToggle={({ currentTarget: entry }) => {
        // A refused attempt focuses the invalid field, so it stays in view until it is corrected.
        if (isWrong) entry.open = true
        setOpened(entry.open)
      }}
    >
      <summary>
        <span id={id} className={styles.legend}>
          {legend}
        </span>
        <span className={clsx(text.note, styles.summary)}>{summary}</span>
        <ChevronDown aria-hidden="true" />
      </summary>
      <fieldset aria-labelledby={id}>{children}</fieldset>
    </details>
  )
}
