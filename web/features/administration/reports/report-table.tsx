/**
 * ReportTable({ table, onSave, busy }) — one table of a report with its totals. Wide tables scroll
 * on their own.
 */
import { clsx } from 'clsx'
import { useId } from 'react'
import type { ReportTable as Facts } from '#domain/report-tables.ts'
import { type Cell, sayWith, writeCell } from '#domain/report-words.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { Button } from '#web/ui/button.tsx'
import { Download } from '#web/ui/icons/download.ts'
import text from '#web/ui/text.module.css'
import { useReader } from './report-reader.ts'
import styles from './report-table.module.css'

type ReportTableProps = { table: Facts; busy: boolean; onSave: () => void }

export function ReportTable({ table: { title, columns, rows, total }, busy, onSave }: ReportTableProps) {
  const { t } = useTranslation()
  const id = useId()
  const reader = useReader()
  const write = (cell: Cell | undefined, at: number) => writeCell(cell ?? null, columns[at]?.writing ?? 'text', reader)
  const line = (row: Cell[]) =>
    row.map((cell, at) =>
      at === 0 ? (
        <th key={columns[at]?.label} scope="row">
          {write(cell, at)}
        </th>
      ) : (
        <td key={columns[at]?.label} className={clsx(columns[at]?.writing === 'text' && styles.words)}>
          <bdi>{write(cell, at)}</bdi>
        </td>
      ),
    )
  return (
    <section aria-labelledby={id}>
      <div className={styles.head}>
        <h3 id={id}>{t(title)}</h3>
        <Button
          variant="ghost"
          size="sm"
          busy={busy}
          busyLabel={t('CSV')}
          icon={<Download aria-hidden="true" />}
          onClick={onSave}
        >
          {t('CSV')}
          <span className={text.visuallyHidden}> {t(title)}</span>
        </Button>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by the keyboard */}
      <div className={styles.scroll} tabIndex={0}>
        <table className={styles.table} aria-labelledby={id}>
          <thead>
            <tr>
              {columns.map(({ label, writing }, at) => (
                <th key={label} scope="col" className={clsx(at > 0 && writing === 'text' && styles.words)}>
                  {sayWith(reader.say, label)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a finished report never changes
              <tr key={at}>{line(row)}</tr>
            ))}
          </tbody>
          {total && (
            <tfoot>
              <tr>{line(total)}</tr>
            </tfoot>
          )}
        </table>
      </div>
    </section>
  )
}
