import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { IconButton } from '#web/ui/button.tsx'
import text from '#web/ui/text.module.css'
import styles from './compare-table.module.css'

export type Compared = { id: string; name: string; to: string; picture: ReactNode }
/** A fact for each of the compared, or one for all of them. */
export type FactRow = { name: string; values: ReactNode[] } | { name: string; shared: ReactNode }

/** `$` … `$$$$`, which read from left to right in every language. */
export const priceBand = (range: string | null) => range && <bdi dir="ltr">{range}</bdi>

type Props = {
  caption: string
  subjects: readonly Compared[]
  rows: readonly FactRow[]
  onRemove: (id: string) => void
}

/** Facts side by side, nothing weighed. Narrow screens scroll it, the keyboard too. */
export function CompareTable({ caption, subjects, rows, onRemove }: Props) {
  const { t } = useTranslation()
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reachable with the keyboard
    <section className={styles.box} aria-label={caption} tabIndex={0}>
      <table className={styles.table}>
        <caption className={text.visuallyHidden}>{caption}</caption>
        <thead>
          <tr>
            <td />
            {subjects.map(({ id, name, to, picture }) => (
              <th key={id} scope="col">
                <span className={styles.picture}>{picture}</span>
                <span className={styles.name}>
                  <Link className={text.link} to={to}>
                    <bdi>{name}</bdi>
                  </Link>
                  <IconButton
                    label={t('Remove {{name}}', { name })}
                    className={styles.remove}
                    onClick={() => onRemove(id)}
                  >
                    <X aria-hidden="true" />
                  </IconButton>
                </span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.name}>
              <th scope="row">{row.name}</th>
              {'shared' in row ? (
                <td colSpan={subjects.length}>{row.shared}</td>
              ) : (
                row.values.map((value, column) => <td key={subjects[column]?.id}>{value}</td>)
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
