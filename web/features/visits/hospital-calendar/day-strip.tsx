import { clsx } from 'clsx'
import { useFormat } from '#web/i18n/format.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { Link } from '#web/routing/router.tsx'
import text from '#web/ui/text.module.css'
import type { Calendar } from './calendar-fields.ts'
import styles from './day-strip.module.css'

type Props = { calendar: Calendar; date: string; today: string; to: (date: string) => string }

/** Shows the days of the week with their numbers of visits, if there is no room for a grid. */
export function DayStrip({ calendar, date, today, to }: Props) {
  const { t } = useTranslation()
  const { formatDate } = useFormat()
  return (
    <nav aria-label={t('Days')} className={clsx(styles.strip, text.screenOnly)}>
      {calendar.days.map((day) => {
        const visits = calendar.appointments.filter((visit) => visit.date === day.date).length
        return (
          <Link
            key={day.date}
            to={to(day.date)}
            className={clsx(styles.day, day.date === date && styles.chosen)}
            aria-current={day.date === date ? 'date' : undefined}
          >
            <span>{formatDate(day.date, { weekday: 'short' })}</span>
            <b className={clsx(day.date === today && styles.today)}>{formatDate(day.date, { day: 'numeric' })}</b>
            <small>
              <span aria-hidden="true">{visits > 0 ? visits : '–'}</span>
              <span className={text.visuallyHidden}>{t('{{count}} visits', { count: visits })}</span>
            </small>
          </Link>
        )
      })}
    </nav>
  )
}
