import { clsx } from 'clsx'
import text from '#web/ui/text.module.css'
import styles from './written-note.module.css'

/** Shows a note about an appointment. */
export function WrittenNote({ children }: { children: string }) {
  return (
    <p className={clsx(text.written, styles.note)} dir="auto">
      {children}
    </p>
  )
}
