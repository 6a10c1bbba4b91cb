/** ChartLegend({ items, className? }) — the series of a chart with their looks. */
import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import type { Look } from '#domain/charts.ts'
import styles from './chart-legend.module.css'
import { Swatch } from './stacked-bars.tsx'

type Item = { look: Look; label: string; value?: ReactNode }

export function ChartLegend({ items, className }: { items: readonly Item[]; className?: string | undefined }) {
  return (
    <ul className={clsx(styles.legend, className)}>
      {items.map(({ look, label, value }) => (
        <li key={label}>
          <Swatch look={look} /> {label} {value}
        </li>
      ))}
    </ul>
  )
}
