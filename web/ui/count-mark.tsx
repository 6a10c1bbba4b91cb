/** CountMark({ count, corner? }) — a number in a coral disc, for what waits unread; decorative, since the label beside it says the number. */
import { clsx } from 'clsx'
import { useFormat } from '../i18n/format.ts'
import styles from './count-mark.module.css'

const MOST = 99

export function CountMark({ count, corner }: { count: number; corner?: boolean }) {
  const { formatNumber } = useFormat()
  return (
    <span className={clsx(styles.mark, corner && styles.corner)} aria-hidden="true">
      {count > MOST ? `${formatNumber(MOST)}+` : formatNumber(count)}
    </span>
  )
}
