import { clsx } from 'clsx'
import { type ReactNode, type TouchEvent, useRef, useState } from 'react'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { IconButton } from '#web/ui/button.tsx'
import { ChevronLeft } from '#web/ui/icons/chevron-left.ts'
import { ChevronRight } from '#web/ui/icons/chevron-right.ts'
import text from '#web/ui/text.module.css'
import styles from './compare-quotes.module.css'

/** Columns that fit a phone. */
const ON_PHONES = 2
const SWIPE_PX = 48

export type TableRow = {
  name: string
  note?: string | null | undefined
  cells: { content: ReactNode; standsOut: boolean }[]
}
export type TableGroup = {
  name: string
  icon?: ReactNode
  note?: string | null | undefined
  /** Sums of the group, one for each column. */
  sums?: { name: string; cells: ReactNode[] } | undefined
  rows: TableRow[]
}

function Groups({ groups, isAway }: { groups: readonly TableGroup[]; isAway: (at: number) => true | undefined }) {
  return groups.map(({ name, icon, note, sums, rows }) => (
    <tbody key={name}>
      <tr className={styles.group}>
        <th scope="rowgroup" colSpan={sums ? 1 : (rows[0]?.cells.length ?? 0) + 1}>
          <span>
            {icon}
            {name}
            {note && <small>{note}</small>}
          </span>
        </th>
        {sums?.cells.map((sum, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the column is what a sum is of
          <td key={at} data-away={isAway(at)}>
            <span className={text.visuallyHidden}>{sums.name}</span>
            {sum}
          </td>
        ))}
      </tr>
      {rows.map(({ name: fact, note: factNote, cells }) => (
        <tr key={fact}>
          <th scope="row">
            {fact}
            {factNote && <small>{factNote}</small>}
          </th>
          {cells.map(({ content, standsOut }, at) => (
            <td
              // biome-ignore lint/suspicious/noArrayIndexKey: the column is what a value is of
              key={at}
              data-away={isAway(at)}
              className={clsx(standsOut && styles.other)}
            >
              {content}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  ))
}

type Props = {
  caption: string
  corner: string | null
  /** Key and head of each quote. */
  heads: readonly { key: string; content: ReactNode }[]
  groups: readonly TableGroup[]
  /** Last row: a note, and one cell for each quote. */
  foot?: { note: string; cells: readonly ReactNode[] } | undefined
}

/** Quotes as columns. A phone shows two at a time and switches by swipe or button. */
export function QuoteTable({ caption, corner, heads, groups, foot }: Props) {
  const { t } = useTranslation()
  const [first, setFirst] = useState(0)
  const start = useRef<number | null>(null)
  const last = Math.max(0, heads.length - ON_PHONES)
  const move = (by: number) => setFirst((at) => Math.min(last, Math.max(0, at + by)))
  const swipe = (event: TouchEvent<HTMLElement>) => {
    const end = event.changedTouches[0]?.clientX
    if (start.current === null || end === undefined) return
    const distance = (end - start.current) * (event.currentTarget.matches(':dir(rtl)') ? -1 : 1)
    start.current = null
    if (Math.abs(distance) >= SWIPE_PX) move(distance < 0 ? 1 : -1)
  }
  const isAway = (at: number) => at < first || at >= first + ON_PHONES || undefined
  return (
    <table
      className={styles.table}
      data-columns={Math.min(heads.length, ON_PHONES)}
      onTouchStart={(event) => {
        start.current = event.touches[0]?.clientX ?? null
      }}
      onTouchEnd={swipe}
    >
      <caption className={text.visuallyHidden}>{caption}</caption>
      <thead>
        <tr>
          <td className={styles.corner}>{corner}</td>
          {heads.map(({ key, content }, at) => (
            <th key={key} scope="col" data-away={isAway(at)}>
              {content}
            </th>
          ))}
        </tr>
        {last > 0 && (
          <tr className={styles.turn}>
            <td colSpan={heads.length + 1}>
              <IconButton label={t('Earlier quote')} disabled={first === 0} onClick={() => move(-1)}>
                <ChevronLeft className={text.flip} aria-hidden="true" />
              </IconButton>
              <span role="status">
                {t('{{first}} and {{second}} of {{all}}', {
                  first: first + 1,
                  second: first + ON_PHONES,
                  all: heads.length,
                })}
              </span>
              <IconButton label={t('Next quote')} disabled={first === last} onClick={() => move(1)}>
                <ChevronRight className={text.flip} aria-hidden="true" />
              </IconButton>
            </td>
          </tr>
        )}
      </thead>
      <Groups groups={groups} isAway={isAway} />
      {foot && (
        <tfoot className={text.screenOnly}>
          <tr>
            <td>{foot.note}</td>
            {foot.cells.map((cell, at) => (
              <td key={heads[at]?.key} data-away={isAway(at)}>
                {cell}
              </td>
            ))}
          </tr>
        </tfoot>
      )}
    </table>
  )
}
