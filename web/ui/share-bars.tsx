/**
 * ShareBars({ rows, labels }) — a list of numbers with bars that only repeat them. `share` is the
 * length of a bar, from 0 to 1. Labels are names by default; sentences have more room.
 */
import styles from './share-bars.module.css'

type Row = { label: string; share: number; value: string }

export function ShareBars({ rows, labels = 'names' }: { rows: readonly Row[]; labels?: 'names' | 'sentences' }) {
  return (
    <ul className={labels === 'sentences' ? `${styles.list} ${styles.sentences}` : styles.list}>
      {rows.map(({ label, share, value }) => (
        <li key={label}>
          <span>{label}</span>
          <span className={styles.track} aria-hidden="true">
            <span className={styles.bar} style={{ inlineSize: `${100 * share}%` }} />
          </span>
          <b>{value}</b>
        </li>
      ))}
    </ul>
  )
}
