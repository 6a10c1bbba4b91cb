/**
 * ConflictTable({ title, lead, rows: { path, label, before, yours, theirs, choice }[],
 * onChoose(path, 'yours'|'theirs'), onChooseAll(side) }) — concurrent edits of one record, to be
 * decided field by field. Values are texts. An empty one is shown as "empty".
 */
import { clsx } from 'clsx'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { GitCompareArrows } from '#web/ui/icons/git-compare-arrows.ts'
import { Button } from './button.tsx'
import choice from './choice.module.css'
import styles from './conflict-table.module.css'

export type Side = 'yours' | 'theirs'
type Row = { path: string; label: string; before: string; yours: string; theirs: string; choice: Side }

type ConflictTableProps = {
  title: ReactNode
  lead: ReactNode
  rows: readonly Row[]
  onChoose: (path: string, side: Side) => void
  onChooseAll: (side: Side) => void
}

export function ConflictTable({ title, lead, rows, onChoose, onChooseAll }: ConflictTableProps) {
  const { t } = useTranslation()
  const id = useId()
  const section = useRef<HTMLElement>(null)
  // It appears after a save, perhaps far below the button, so it takes the focus.
  useEffect(() => section.current?.focus(), [])
  return (
    <section className={styles.conflict} aria-labelledby={id} ref={section} tabIndex={-1}>
      <div className={styles.head}>
        <GitCompareArrows aria-hidden="true" />
        <p role="alert">
          <b id={id}>{title}</b> {lead}
        </p>
        <div className={styles.all}>
          <Button variant="secondary" size="sm" onClick={() => onChooseAll('yours')}>
            {t('All yours')}
          </Button>
          <Button variant="secondary" size="sm" onClick={() => onChooseAll('theirs')}>
            {t('All theirs')}
          </Button>
        </div>
      </div>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('Field')}</th>
            <th scope="col">{t('Before')}</th>
            <th scope="col">{t('Yours')}</th>
            <th scope="col">{t('Theirs')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.path}>
              <th scope="row">{row.label}</th>
              <td data-title={t('Before')}>
                <del>{row.before || t('empty')}</del>
              </td>
              <Value row={row} side="yours" title={t('Yours')} group={id} onChoose={onChoose} />
              <Value row={row} side="theirs" title={t('Theirs')} group={id} onChoose={onChoose} />
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

type ValueProps = {
  row: Row
  side: Side
  title: string
  group: string
  onChoose: ConflictTableProps['onChoose']
}

function Value({ row, side, title, group, onChoose }: ValueProps) {
  const { t } = useTranslation()
  const value = row[side]
  const chosen = row.choice === side
  return (
    <td data-title={title}>
      <label className={clsx(styles.pick, chosen && styles.chosen)}>
        <input
          type="radio"
          className={choice.radio}
          name={`${group}-${row.path}`}
          aria-label={`${row.label}, ${title}: ${value || t('empty')}`}
          checked={chosen}
          onChange={() => onChoose(row.path, side)}
        />
        {value === row.before ? <span>{t('not changed')}</span> : <Altered before={row.before} value={value} />}
      </label>
    </td>
  )
}

/** Shows a value and underlines its differences from the earlier one. */
function Altered({ before, value }: { before: string; value: string }) {
  const { t } = useTranslation()
  if (!value) return <span>{t('empty')}</span>
  let start = 0
  while (start < value.length && value[start] === before[start]) start += 1
  let end = 0
  while (end < value.length - start && end < before.length - start && value.at(-1 - end) === before.at(-1 - end))
    end += 1
  return (
    <bdi>
      {value.slice(0, start)}
      <ins>{value.slice(start, value.length - end)}</ins>
      {value.slice(value.length - end)}
    </bdi>
  )
}
