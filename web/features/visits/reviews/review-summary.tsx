import { clsx } from 'clsx'
import { graphql, type ResultOf } from '#web/data/graphql.ts'
import { useFormat } from '#web/i18n/format.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import text from '#web/ui/text.module.css'
import styles from './review-summary.module.css'

export const ReviewSummaryFields = graphql(`
  fragment ReviewSummaryFields on ReviewSummary {
    total
    ratings {
      rating
      count
    }
    treatments {
      serviceId
      name
      count
      averageRating
    }
  }
`)
type Fields = ResultOf<typeof ReviewSummaryFields>
/** Summary of reviews that are shown. */
export type Summary = Omit<Fields, 'total'> & { total: number }

type Props = {
  summary: Summary
  average: number | null
  /** Star rating by which the list is filtered. */
  rating: number | null
  onRating: (rating: number | null) => void
}

/**
 * Shows the average and the distribution of stars. A row filters the list, and a second press
 * removes the filter.
 */
export function ReviewSummary({ summary, average, rating, onRating }: Props) {
  const { t } = useTranslation()
  const { formatNumber } = useFormat()
  return (
    <div className={styles.summary}>
      {average !== null && (
        <p className={styles.average}>
          <span className={clsx(text.serif, text.num, styles.number)}>
            {formatNumber(average, { minimumFractionDigits: 1, maximumFractionDigits: 1 })}
          </span>
          <span className={text.note}>{t('of 5, from {{count}} reviews', { count: summary.total })}</span>
        </p>
      )}
      <fieldset>
        <legend className={text.visuallyHidden}>{t('Reviews by stars')}</legend>
        {summary.ratings.map((row) => (
          <button
            key={row.rating}
            type="button"
            className={styles.row}
            aria-pressed={row.rating === rating}
            onClick={() => onRating(row.rating === rating ? null : row.rating)}
          >
            <span className={text.visuallyHidden}>
              {t('{{count}} stars', { count: row.rating })}: {t('{{count}} reviews', { count: row.count })}
            </span>
            <span className={clsx(text.num, styles.stars)} aria-hidden="true">
              {row.rating}
              <i />
            </span>
            <svg className={clsx(styles.track, text.flip)} aria-hidden="true">
              <rect className={styles.bar} width={`${(100 * row.count) / Math.max(1, summary.total)}%`} height="100%" />
            </svg>
            <span className={clsx(text.num, styles.count)} aria-hidden="true">
              {formatNumber(row.count)}
            </span>
          </button>
        ))}
      </fieldset>
    </div>
  )
}
