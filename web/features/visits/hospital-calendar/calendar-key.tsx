import { clsx } from 'clsx'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import styles from './calendar-key.module.css'

/** Shows the legend of the calendar. */
export function CalendarKey() {
  const { t } = useTranslation()
  const looks: [string | undefined, string][] = [
    [styles.confirmed, t('Confirmed')],
    [styles.pending, t('Pending')],
    [styles.completed, t('Completed')],
    [styles.held, t('Held for a patient')],
    [styles.pause, t('Break')],
    [styles.shut, t('Closed')],
    [styles.away, t('Away')],
    [styles.free, t('Free', { context: 'time' })],
  ]
  return (
    <ul className={styles.key}>
      {looks.map(([look, words]) => (
        <li key={words}>
          <i className={clsx(styles.look, look)} aria-hidden="true" />
          {words}
        </li>
      ))}
    </ul>
  )
}
