import { clsx } from 'clsx'
import { useFormat } from '#web/i18n/format.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { Link } from '#web/routing/router.tsx'
import text from '#web/ui/text.module.css'
import { shutWord } from '../day-parts.tsx'
import type { Board, BoardColumnData } from './board-fields.ts'
import { keyOf } from './board-fields.ts'
import styles from './board-week.module.css'

type Week = Pick<Board, 'columns' | 'days'>
type Props = { board: Week; today: string; to: (date: string) => string }

function Cell({ day }: { day: BoardColumnData['days'][number] }) {
  const { t } = useTranslation()
  const shut = shutWord(day.refusal)
  return (
    <>
      <b className={clsx(day.visits === 0 && styles.none)}>{t('{{count}} visits', { count: day.visits })}</b>
      <small>{shut ? t(shut) : t('{{count}} free', { count: day.free.length })}</small>
    </>
  )
}

/** Visits and free places by doctor and day of a week. Each day links to its board. */
export function BoardWeek({ board: { columns, days }, today, to }: Props) {
  const { t } = useTranslation()
  const { formatDate } = useFormat()
  const totalOf = (at: number) => columns.reduce((sum, column) => sum + (column.days[at]?.visits ?? 0), 0)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls is reached by keyboard
    <section className={styles.scroll} aria-label={t('Week')} tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('Doctor')}</th>
            {days.map(({ date }, at) => (
              <th key={date} scope="col" className={clsx(date === today && styles.today)}>
                <Link to={to(date)} className={text.link} aria-current={date === today ? 'date' : undefined}>
                  {formatDate(date, { weekday: 'short', day: 'numeric', month: 'short' })}
                </Link>
                <small>{t('{{count}} visits', { count: totalOf(at) })}</small>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {columns.map((column) => (
            <tr key={keyOf(column.doctorId)}>
              <th scope="row">
                {column.doctorName ? <bdi>{column.doctorName}</bdi> : t('Without a doctor')}
                {column.specialty && <small>{t(column.specialty)}</small>}
              </th>
              {column.days.map((day) => (
                <td key={day.date} className={clsx(day.date === today && styles.today)}>
                  <Cell day={day} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
