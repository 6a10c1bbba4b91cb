/**
 * Table({ label, columns, rows, nameOf, empty, sort?, onSort?, shown?, selected?, onSelect? }) —
 * rows of a list that the server sorts and pages. On narrow screens each row becomes a block with
 * the column titles before the values, or a block of two lines with `narrow` on its columns.
 * ColumnChooser({ columns, shown, onChange }) — selects the shown columns. It goes into a Toolbar.
 */
import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { ArrowDown } from '#web/ui/icons/arrow-down.ts'
import { ArrowUp } from '#web/ui/icons/arrow-up.ts'
import { ArrowUpDown } from '#web/ui/icons/arrow-up-down.ts'
import { Columns3 } from '#web/ui/icons/columns-3.ts'
import button from './button.module.css'
import choice from './choice.module.css'
import { Checkbox } from './choice.tsx'
import { Dropdown } from './dropdown.tsx'
import styles from './table.module.css'
import text from './text.module.css'

export type Column<Row> = {
  key: string
  /** Translated title. */
  title: string
  cell: (row: Row) => ReactNode
  sortable?: boolean
  /** Digits of equal width, at the end of the cell. */
  numeric?: boolean
  /** Hides the title visually, for pictures and actions. */
  hideTitle?: boolean
  /** The ColumnChooser cannot hide it. */
  fixed?: boolean
  /**
   * Position on narrow screens: heads the block, ends the head, follows in the line below without a
   * title, or is omitted.
   */
  narrow?: 'head' | 'end' | 'line' | 'hidden'
}
export type Sort = { key: string; descending: boolean }

type TableProps<Row> = {
  label: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  /** Name of a row for its checkbox. */
  nameOf: (row: Row) => string
  /** Replaces the table if there are no rows. */
  empty: ReactNode
  /** Less padding, for many columns. */
  dense?: boolean
  sort?: Sort | undefined
  onSort?: (sort: Sort) => void
  /** Keys of the shown columns. Default: all. */
  shown?: readonly string[] | undefined
  selected?: ReadonlySet<string>
  onSelect?: (ids: ReadonlySet<string>) => void
}

type HeadProps<Row> = { column: Column<Row>; sort: Sort | undefined; onSort: ((sort: Sort) => void) | undefined }

function ColumnHead<Row>({ column, sort, onSort }: HeadProps<Row>) {
  const { key, title, sortable, numeric, hideTitle } = column
  const sorted = sort?.key === key ? (sort.descending ? 'descending' : 'ascending') : undefined
  const Arrow = sorted ? { ascending: ArrowUp, descending: ArrowDown }[sorted] : ArrowUpDown
  return (
    <th scope="col" aria-sort={sorted} className={clsx(numeric && styles.numeric, key === 'actions' && styles.actions)}>
      {sortable && onSort ? (
        <button type="button" onClick={() => onSort({ key, descending: sorted === 'ascending' })}>
          {title}
          <Arrow aria-hidden="true" />
        </button>
      ) : (
        <span className={clsx(hideTitle && text.visuallyHidden)}>{title}</span>
      )}
    </th>
  )
}

function toggled(selected: ReadonlySet<string>, ids: readonly string[], on: boolean): Set<string> {
  const next = new Set(selected)
  for (const id of ids) {
    if (on) next.add(id)
    else next.delete(id)
  }
  return next
}

type SelectBoxProps = { label: string; checked: boolean; some?: boolean; onChange: (on: boolean) => void }

function SelectBox({ label, checked, some, onChange }: SelectBoxProps) {
  return (
    <input
      type="checkbox"
      className={choice.checkbox}
      aria-label={label}
      checked={checked}
      ref={(box) => {
        if (box) box.indeterminate = some ?? false
      }}
      onChange={(event) => onChange(event.target.checked)}
    />
  )
}

export function Table<Row extends { id: string }>(props: TableProps<Row>) {
  const { label, rows, nameOf, empty, dense, sort, onSort, shown, selected, onSelect } = props
  const { t } = useTranslation()
  const columns = props.columns.filter(({ key, fixed }) => fixed || !shown || shown.includes(key))
  const ids = rows.map(({ id }) => id)
  const chosen = ids.filter((id) => selected?.has(id)).length
  if (rows.length === 0) return empty
  return (
    <table
      className={clsx(styles.table, dense && styles.dense, columns.some(({ narrow }) => narrow) && styles.short)}
      aria-label={label}
    >
      <thead>
        <tr>
          {selected && onSelect && (
            <th scope="col" className={styles.select}>
              <SelectBox
                label={t('Select all rows of this page')}
                checked={chosen === ids.length}
                some={chosen > 0 && chosen < ids.length}
                onChange={(on) => onSelect(toggled(selected, ids, on))}
              />
            </th>
          )}
          {columns.map((column) => (
            <ColumnHead key={column.key} column={column} sort={sort} onSort={onSort} />
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id} className={clsx(selected?.has(row.id) && styles.selected)}>
            {selected && onSelect && (
              <td className={styles.select}>
                <SelectBox
                  label={t('Select {{name}}', { name: nameOf(row) })}
                  checked={selected.has(row.id)}
                  onChange={(on) => onSelect(toggled(selected, [row.id], on))}
                />
              </td>
            )}
            {columns.map(({ key, title, cell, numeric, hideTitle, narrow }) => (
              <td
                key={key}
                data-title={hideTitle || narrow ? undefined : title}
                data-narrow={narrow}
                className={clsx(numeric && styles.numeric, key === 'actions' && styles.actions)}
              >
                {cell(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

type ChooserProps = {
  columns: readonly Pick<Column<never>, 'key' | 'title' | 'fixed'>[]
  shown: readonly string[]
  onChange: (shown: string[]) => void
}

export function ColumnChooser({ columns, shown, onChange }: ChooserProps) {
  const { t } = useTranslation()
  return (
    <Dropdown
      fromStart
      label={t('Columns')}
      trigger={(aria) => (
        <button type="button" title={t('Columns')} className={clsx(button.button, button.secondary)} {...aria}>
          <Columns3 aria-hidden="true" />
          <span>{t('Columns')}</span>
        </button>
      )}
    >
      <div className={styles.chooser}>
        {columns
          .filter(({ fixed }) => !fixed)
          .map(({ key, title }) => (
            <Checkbox
              key={key}
              label={title}
              checked={shown.includes(key)}
              onChange={({ target }) =>
                onChange(
                  columns
                    .filter((column) => (column.key === key ? target.checked : shown.includes(column.key)))
                    .map((column) => column.key),
                )
              }
            />
          ))}
      </div>
    </Dropdown>
  )
}
