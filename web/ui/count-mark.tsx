/**
 * CountMark({ count, corner? }) — number of unread items in a coral disc. Decorative, because the
 * label beside it contains the number. It is written in full so that speech input users can say
 * what they see.
 */
import { clsx } from 'clsx'
import styles from './count-mark.module.css'

export function CountMark({ count, corner }: { count: number; corner?: boolean }) {
  return (
    <span className={clsx(styles.mark, corner && styles.corner)} aria-hidden="true">
      {count}
    </span>
  )
}
