import { useFormat } from '#web/i18n/format.ts'
import text from '#web/ui/text.module.css'
import styles from './date-block.module.css'

/** Shows the day in a block. Screen readers read it as one date. */
export function DateBlock({ date }: { date: string }) {
  const { formatDate } = useFormat()
  return (
    <p className={styles.date}>
      <span className={text.visuallyHidden}>{formatDate(date)}</span>
      <span className={styles.day} aria-hidden="true">
        {formatDate(date, { day: 'numeric' })}
      </span>
      <span aria-hidden="true">{formatDate(date, { month: 'short' })}</span>
      <span aria-hidden="true">{formatDate(date, { year: 'numeric' })}</span>
    </p>
  )
}
