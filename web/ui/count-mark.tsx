/**
 * CountMark({ count, corner? }) — a number in a coral disc, for what waits unread; decorative,
 * since the label beside it says the number: all of it, as it stands there, so that who speaks what
 * they read is understood.
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
